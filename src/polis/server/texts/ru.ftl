# What the server says in Russian.

## Where games are stored

error-store_url = «{ $url }» — не адрес базы данных. Для файла пишут { "sqlite:///polis.db" }, для сервера — { "postgresql://user:password@host/name" }.
error-store_unreachable = Базу данных { $url } не удаётся открыть: { $reason }
error-store_newer = База данных { $url } создана более новой версией «Полиса». Установите её или укажите другую базу.
error-store_old = База данных { $url } не подготовлена для этой версии «Полиса». Запустите с ней сервер один раз или выполните в неё импорт.
error-store_failed = База данных не приняла запись: { $reason }
error-store_closed = Сервер выключается. Попробуйте чуть позже.
error-store_no_file = Файла базы данных «{ $file }» нет.

## How servers tell each other

error-bus_url = «{ $url }» — не адрес шины сообщений. Можно { "memory://" }, { "redis://host:6379" } или { "nats://host:4222" }.
error-bus_unreachable = Шина сообщений { $url } не отвечает: { $reason }

## Export, import, backup, recheck

error-not_an_export = Файл «{ $file }» — не выгрузка из «Полиса».
error-export_newer = Файл «{ $file }» выгружен более новой версией «Полиса». Чтобы загрузить его, установите её.
error-export_broken = Файл «{ $file }» повреждён: строку { $line } прочитать нельзя.
error-export_cut_off = Файл «{ $file }» неполон: его конец отсутствует или не сходится с остальным.
error-import_conflict = Стол { $table } здесь уже есть, и его история другая. Ничего не загружено.
error-login_conflict = Логин «{ $login }» здесь принадлежит другому. Ничего не загружено.
error-file_exists = Файл «{ $file }» уже существует. Укажите другой.
error-no_stored_table = Стола «{ $table }» в этой базе данных нет.
error-act_unreadable = Эта версия «Полиса» не может прочитать сохранённое: { $detail }
error-act_missing = Здесь чего-то не хватает: должна стоять запись { $expected }, а стоит { $found }.
error-chance_left = Здесь должен был действовать случай, но сохранённая игра на этом кончается.
error-engine_failed = Движок не справился с этой записью: { $detail }
error-stored_result = Итог — { $found }, а сохранён { $stated }.

## Notices

notice-turn = { $game }: ваш ход.
notice-reminder = { $game }: вас всё ещё ждут за столом.
error-notice_address_form = На такой адрес уведомления не отправить. Укажите его в виде { "https://host/path" }.
error-notice_address_port = Уведомления отправляются только на обычные порты { "http" } и { "https" }, а не на { $port }.
error-notice_address_private = Уведомления отправляются только на общедоступные адреса; { $host } находится в закрытой сети.
error-notice_address_unknown = Узла { $host } не существует.
error-notice_chat = Чат в Телеграме задаётся числом или именем, которое начинается с @.
error-notice_token = Это не токен бота Телеграма.

## At the table

error-no_session = Пока неизвестно, кто вы. Обновите страницу.
error-not_your_seat = Место { $seat } не ваше.
error-no_seat = За этим столом нет места { $seat }.
error-not_owner = Это может сделать только хозяин стола.
error-not_seated = Это могут сделать только те, кто сидит за столом.
error-already_started = Игра уже началась.
error-not_started = Игра ещё не началась.
error-not_over = Это станет видно, когда игра закончится, не раньше.
error-game_over = Игра окончена.
error-paused = За столом перерыв. Сначала нужно его закончить.
error-stale = За столом тем временем сделали ход. Посмотрите, что изменилось, и решите заново.
error-bot_decides = За место { $seat } сейчас решает бот.
error-resigned = Место { $seat } сдалось, дальше там играет бот.
error-still_here = У места { $seat } ещё есть время. Бот может подменить того, кто отошёл или не отвечает.
error-already_asked = Вопрос уже задан. Дождитесь ответов.
error-nothing_to_take_back = Сейчас вам нечего возвращать.
error-nothing_asked = Этого ответа больше никто не ждёт.
error-no_hints = За этим столом договорились играть без подсказок.
error-hints_off = Ваши подсказки выключены. Включить их можно в меню стола.
error-nothing_to_decide = Сейчас от вас ничего не ждут.
error-not_weighed = Сделку нельзя взвесить как обычный ход: всё зависит от того, что из неё сделают другие.
error-no_such_move = Такого хода в этой партии нет.
error-not_a_bot = Свои ходы объясняют только боты. Людей можно спросить в чате.
error-why_later = Часть этого хода пока скрыта. Спросите после игры, когда всё будет открыто.
error-nothing_said = В этом сообщении нет слов.
error-seat_kept = Место { $seat } оставлено для другого. Занять его можно по приглашению.
error-seat_taken = Место { $seat } уже занято. Тот, кто его занимает, может перейти на другое устройство по своей ссылке.
error-no_plan = Не сказано, кто будет там сидеть.
error-seats_empty =
    { $count ->
        [one] Место { $seat } ещё пусто. Посадите туда человека или бота и начинайте.
        [few] Ещё пусты { $count } места, первое из них — { $seat }. Посадите туда людей или ботов и начинайте.
       *[many] Ещё пусты { $count } мест, первое из них — { $seat }. Посадите туда людей или ботов и начинайте.
    }

## Setting up

error-bad_nonce = Вклад в случай — не больше 64 латинских букв, цифр, дефисов и подчёркиваний.
error-bad_clock = Так часы поставить нельзя.
error-bad_start = Отсюда начать нельзя: такой позиции нет, или игра в ней уже окончена.
error-other_start = Чтобы продолжить другую игру, нужны те же правила, настройки и число мест.
error-no_lesson = У этой игры нет обучения, или за этим столом играют по-настоящему.
error-lesson_draws = В обучении кубики и карточки выпадают по сценарию урока, проверять тут нечего.
error-other_lesson = В обучении этой игре мест { $seats }: первое ваше, на остальных ({ $others }) боты.
error-too_long = Поле «{ $field }» слишком длинное: можно не больше { $longest } знаков.

## People

error-bad_colour = Цвета пронумерованы от 0 до { $most }.
error-has_account = У вас уже есть учётная запись.
error-bad_login = В логине от 3 до 40 букв и цифр; среди них могут быть точки, дефисы, подчёркивания и знак @.
error-bad_password = В пароле должно быть от { $shortest } до { $longest } знаков.
error-login_taken = Этот логин уже занят. Выберите другой.
error-wrong_password = Неверный логин или пароль.

## Requests

error-no_table = Такого стола нет.
error-no_page = По этому адресу ничего нет.
error-no_method = Этот адрес не понимает такого запроса.
error-no_language = Языка «{ $language }» нет. Есть: { $known }.
error-bad_csrf = Этот запрос пришёл не с нашей страницы, или страница устарела. Обновите её.
error-foreign_origin = Эта страница принадлежит другому сайту, за наши столы ей нельзя.
error-bad_message = Это сообщение не понять: { $detail }
error-too_big = Это сообщение слишком большое.
error-too_fast = Слишком много сообщений сразу. Подождите немного и попробуйте снова.
error-busy = Сервер сейчас слишком занят. Попробуйте чуть позже.
error-broken = На сервере что-то сломалось. Ничего не потеряно, попробуйте ещё раз.

## What the doctor says

doctor-python-fine = { "Python" } { $version } достаточно новый.
doctor-python-bad = { "Python" } { $version } слишком стар. Установите 3.11 или новее.
doctor-build-fine = Правила скомпилированы.
doctor-build-bad = Правила не скомпилированы. Всё работает, но боты думают медленнее и хуже.
doctor-rules = { $count ->
    [one] Можно играть в { $count } игру.
    [few] Можно играть в { $count } игры.
   *[other] Можно играть в { $count } игр.
}
doctor-database = База данных { $url } отвечает, в ней всё в порядке.
doctor-database-new = Файла базы данных ещё нет. Он появится при первом запуске.
doctor-database-old = База данных создана более старой версией. Следующий запуск её обновит; сначала сделайте копию.
doctor-bus = Шина { $url } передаёт сообщения.
doctor-page-fine = Страница собрана.
doctor-page-bad = Страница не собрана, браузерам нечего показать. В папке проекта один раз выполните { "./dev play" }.
doctor-port-fine = Порт { $port } на { $host } свободен.
doctor-port-bad = Порт { $port } на { $host } недоступен: его занимает другая программа или он здесь запрещён. Укажите другой: { "--port" }.
doctor-workers = Боты могут думать: процесс запустился и нашёл ход за { $ms } мс.
doctor-clock-fine = Эти часы и часы базы данных расходятся не больше чем на { $seconds } с.
doctor-clock-bad = Эти часы и часы базы данных расходятся на { $seconds } с, поэтому время игроков считалось бы неверно. Сверяйте их по одному серверу времени.
doctor-clock-unknown = Без базы данных её часы не сверить.
doctor-clock-alone = Часы здесь одни — этой машины.
doctor-disk-fine = На диске свободно { $megabytes } МБ.
doctor-disk-note = На диске свободно только { $megabytes } МБ. Скоро понадобится место.
doctor-disk-bad = На диске свободно только { $megabytes } МБ. Освободите место, иначе игры перестанут сохраняться.
doctor-refused = { $reason }
doctor-broken = Проверка «{ $what }» не удалась: { $reason }

## Что показывают о ссылке на нас

card-home-title = Polis: настольные игры о городах
card-home-text = Настольные игры о городах: с друзьями, с ботами или вдвоём за одним телефоном. Без регистрации.
card-open = { $game }: стол накрыт
card-running = { $game }: партия идёт
card-won =
    { $count ->
        [0] { $game }: победа автоматического соперника
        [one] { $game }: победа — { $names }
       *[other] { $game }: победу делят { $names }
    }
