# Что говорит командная строка по-русски.

## Справка

cli-usage = вызов:
cli-arguments = что указать
cli-options = настройки
cli-command = КОМАНДА
cli-help-about = показать эту справку
cli-lang-about = язык всего вывода; по умолчанию язык системы
cli-json-about = вывести JSON для программ

cli-polis-about = Настольные игры о городах: играть с ботами, изучать и проверять.
cli-polis-version = назвать версию и сказать, скомпилированы ли правила
cli-version-compiled = polis { $version }, скомпилировано mypyc
cli-version-interpreted = polis { $version }, без компиляции

cli-games = перечислить игры и их настройки
cli-games-about = Перечисляет игры: сколько человек играет и о чём можно договориться за столом.

cli-rules = показать правила игры или один пункт
cli-rules-about = Показывает правила игры и содержимое коробки; у каждого правила и каждой таблицы чисел указан источник.
cli-rules-game = игра из списка «polis games»
cli-rules-clause = пункт, например E4.2, вместе с кодом, событиями и тестами, которые на него ссылаются, или глава, например E4
cli-rules-check = проверить, что у каждого пункта есть код, тесты и тексты

cli-play = играть с ботами в терминале
cli-play-about = Игра с ботами в терминале. Во время игры напишите «помощь», чтобы узнать, что можно делать.
cli-play-game = игра из списка «polis games»
cli-play-seats = сколько игроков за столом
cli-play-me = ваше место, считая от 1
cli-play-name = ваше имя
cli-play-bots = соперники по порядку мест; последний названный займёт все оставшиеся места: random, thumb, sampler:200
cli-play-seed = любой текст; с одним и тем же зерном случай повторяется
cli-play-option = настройка стола из списка «polis games»; можно указать несколько раз
cli-play-save = сохранять игру в этот файл после каждого вашего хода
cli-play-load = продолжить сохранённую игру

cli-simulate = сыграть тысячи партий между ботами
cli-simulate-about = Играет много партий между ботами: каждая раздача разыгрывается со всеми на всех местах, а итоги сводятся в таблицы.
cli-simulate-game = игра из списка «polis games»
cli-simulate-bots = по одному на место: newcomer, club, master, random, thumb, search:200
cli-simulate-games = сколько партий; округляется вверх, чтобы каждый побывал на каждом месте
cli-simulate-seed = любой текст; одинаковые зёрна дают одинаковые партии
cli-simulate-option = настройка стола из списка «polis games»; можно указать несколько раз
cli-simulate-jobs = сколько процессов
cli-simulate-csv = записать в этот файл по строке на каждую партию и место

cli-tournament = провести лестницу ботов один на один
cli-tournament-about = Каждый бот встречается со следующим по силе: каждая раздача разыгрывается с обоими на обоих местах, затем все получают рейтинг.
cli-tournament-game = игры из списка «polis games»; если не названа ни одна, то все
cli-tournament-bots = от слабого к сильному: newcomer, club, master, random, thumb, search:200
cli-tournament-games = сколько партий играет каждая пара
cli-tournament-seed = любой текст; одинаковые зёрна дают одинаковые партии
cli-tournament-everyone = каждый играет со всеми, а не только со следующим
cli-tournament-jobs = сколько процессов
cli-calibrate = проверить, сбываются ли шансы на победу
cli-calibrate-about = Боты играют партии; в нескольких местах каждой программа говорит, кто победит, и сравнивает обещанное с тем, что сбылось.
cli-calibrate-game = игры из списка «polis games»; если не названа ни одна, то все
cli-calibrate-games = сколько партий каждой игры
cli-calibrate-seed = любой текст; одинаковые зёрна дают одинаковые числа
cli-calibrate-jobs = сколько процессов
cli-calibrate-plot = нарисовать обещанное и сбывшееся в этот файл

cli-replay = рассказать записанную игру ход за ходом
cli-replay-about = Рассказывает записанную игру ход за ходом и называет правило, стоящее за каждым событием.
cli-replay-file = запись игры
cli-replay-seat = рассказать так, как видел игрок на этом месте; по умолчанию — как видел зритель
cli-replay-first = с какой строки рассказывать
cli-replay-last = по какую строку рассказывать
cli-replay-board = рисовать поле после каждого хода игрока

cli-review = разобрать сыгранную партию: шансы, переломы, удача
cli-review-about = Разбирает оконченную партию: как менялись шансы игроков, что решила удача, что сами игроки и где партия переломилась.
cli-review-file = запись оконченной игры
cli-review-games = сколько партий воображать для одного решения; по умолчанию у каждой игры своё число

cli-verify = проверить честность случая в оконченной игре
cli-verify-about = Повторяет все жребии оконченной игры по раскрытому секрету и сверяет их с обещанием, данным до первого хода.
cli-verify-file = запись игры
cli-verify-promise = обещание, каким вы сохранили его до игры
cli-verify-proof = какой файл записать: запись с шансами каждого жребия для проверки без знания правил

cli-serve = открыть столы для людей и их браузеров
cli-serve-about = Запускает сервер: люди открывают его адрес в браузере и играют друг с другом и с ботами.
cli-serve-host = адрес, на котором ждать; { "0.0.0.0" } — на всех
cli-serve-port = порт, на котором ждать
cli-serve-db = где хранятся игры: { "sqlite:///polis.db" } или { "postgresql://user:password@host/name" }; адрес с паролем лучше задать переменной окружения { "POLIS_DB" }: в списке процессов её не видно
cli-serve-bus = как серверы сообщают друг другу о ходах: { "memory://" }, { "redis://host:6379" } или { "nats://host:4222" }; можно и переменной окружения { "POLIS_BUS" }
cli-serve-key = файл с ключом, которым подписаны куки и ссылки; без него ключ хранится в базе данных
cli-serve-page = папка с собранной страницей; по умолчанию та, что пришла вместе с программой
cli-serve-origin = другой сайт, чьим страницам можно за столы; можно повторять
cli-serve-secure = выдавать куки только по { "HTTPS" }
cli-serve-processes = сколько процессов; нескольким нужна шина
cli-serve-workers = сколько процессов для ботов; по умолчанию одно ядро остаётся серверу
cli-serve-public = адрес, по которому сервер известен людям, для ссылок в уведомлениях
cli-serve-private_notices = отправлять уведомления и в закрытые сети
cli-serve-no_limits = без ограничений частоты, для измерений
cli-serve-socket = уже открытый сокет: номер, полученный от программы, которая запускает сервер
cli-serve-preparing = сообщать на странице, что готовится скомпилированная сборка
cli-serve-address = «Полис» ждёт по адресу { $address }
cli-serve-bad-port = Порт — это число от 1 до 65535, а не { $port }.
cli-serve-taken = По адресу { $host } порт { $port } занять не удалось: { $reason }. Выберите другой: { "--port" }.
cli-serve-count = { $name } не может быть { $value }.
cli-serve-password = Пароль из { "--db" } может прочитать любой на этой машине. Лучше задайте адрес переменной окружения { "POLIS_DB" }.
cli-serve-needs-bus = Нескольким процессам нужна шина, чтобы сообщать друг другу о ходах. Укажите её: { "--bus" }.

cli-export = выгрузить все сохранённые игры в файл
cli-export-about = Записывает все сохранённые игры и всех людей в один файл, какими они были в одно мгновение; сервер может работать. В файле есть секреты: берегите его.
cli-export-file = новый файл
cli-export-db = база данных: { "sqlite:///polis.db" } или { "postgresql://user:password@host/name" }
cli-exported = { $file }: столов — { $tables }, записей — { $acts }, людей — { $users }.

cli-import = загрузить игры из выгрузки
cli-import-about = Загружает игры и людей из выгрузки в базу данных любого вида: всё целиком или, если что-то не сходится, ничего.
cli-import-file = файл, созданный командой «polis { "export" }»
cli-import-db = база данных: { "sqlite:///polis.db" } или { "postgresql://user:password@host/name" }
cli-imported = Загружено из { $file }: столов — { $tables }, записей — { $acts }, людей — { $users }.

cli-backup = скопировать базу данных работающего сервера
cli-backup-about = Делает копию, не останавливая сервер: для { "SQLite" } — саму базу, которую ставят на место прежней; для { "PostgreSQL" } — выгрузку для загрузки.
cli-backup-file = новый файл
cli-backup-db = база данных: { "sqlite:///polis.db" } или { "postgresql://user:password@host/name" }
cli-backup-database = { $file } — копия базы данных. Чтобы вернуться к ней, остановите сервер и поставьте её на место прежней.
cli-backup-export = { $file } — выгрузка базы данных. Чтобы вернуться к ней, загрузите её в пустую базу: polis { "import" } { $file }

cli-recheck = переиграть все сохранённые игры по нынешним правилам
cli-recheck-about = Переигрывает каждую сохранённую игру, заново делает каждую случайную выборку из её секрета и называет первый ход, на котором нынешние правила расходятся с ней.
cli-recheck-db = база данных: { "sqlite:///polis.db" } или { "postgresql://user:password@host/name" }
cli-recheck-game = только игра за этим столом
cli-recheck-difference = Стол { $table }, запись { $act }, строка { $line }: { $reason }
cli-recheck-unreadable = Стол { $table }: { $reason }
cli-rechecked = Игр переиграно: { $games }, строк: { $lines }.
cli-recheck-same = Все идут так, как сохранены.
cli-recheck-different =
    { $n ->
        [one] { $n } из них идёт иначе.
        [few] { $n } из них идут иначе.
       *[many] { $n } из них идут иначе.
    }

cli-bench = измерить скорость игр
cli-bench-about = Измеряет, как быстро играет эта сборка: партии и решения в секунду, цена копии позиции.
cli-bench-game = какие игры; по умолчанию все
cli-bench-seconds = секунд процессора на каждое измерение

## Ошибки в командной строке

cli-bad-language = Языка «{ $language }» нет. Есть: { $known }.
cli-missing-arguments = Не указано: { $names }. Подсказка: «{ $prog } --help».
cli-unknown-arguments = Это непонятно: { $names }. Подсказка: «{ $prog } --help».
cli-unknown-command = Команды «{ $value }» нет. Подсказка: «polis --help».
cli-needs-value = После { $name } должно стоять значение. Подсказка: «{ $prog } --help».
cli-not-a-number = { $name } — это целое число, а не «{ $value }».
cli-bad-arguments = Команда непонятна: { $reason }. Подсказка: «{ $prog } --help».
cli-which-game = Назовите игру: { $known }.
cli-unknown-clause = Пункта «{ $clause }» нет. Есть: { $known }.
cli-too-many-bots =
    { $seats ->
        [one] Ботов названо слишком много: { $bots } на { $seats } место.
        [few] Ботов названо слишком много: { $bots } на { $seats } места.
       *[many] Ботов названо слишком много: { $bots } на { $seats } мест.
    }

## Файлы

cli-no-file = Файла «{ $file }» нет.
cli-is-folder = «{ $file }» — это папка, а не файл.
cli-no-permission = Файл «{ $file }» открыть не разрешено.
cli-file-trouble = С файлом «{ $file }» ничего не получилось: { $reason }.
cli-nothing-to-review = В этой игре никто ничего не решал: разбирать нечего.
cli-not-over = Эта игра не окончена, разбирать пока нечего.
cli-not-text = Файл «{ $file }» — не текст.
cli-too-large = Файл «{ $file }» слишком велик для записи игры.
cli-no-secret = В файле «{ $file }» нет секрета, из которого берётся случай, поэтому продолжить игру нельзя.

## Игры и правила

cli-seats = игроков: от { $low } до { $high }
cli-usual = обычно
cli-source-rulebook = книга правил
cli-source-public-source = открытый источник
cli-source-ruling = наше уточнение
cli-source-reconstruction = восстановлено нами
cli-components = Что в коробке
cli-cited-rules = Код
cli-cited-events = События
cli-cited-refusals = Отказы
cli-cited-tests = Тесты

## Игра

cli-guest = Гость
cli-bot-1 = Вера
cli-bot-2 = Глеб
cli-bot-3 = Зоя
cli-bot-4 = Марк
cli-bot-5 = Нина
cli-bot-6 = Павел
cli-bot-7 = Рита
cli-bot-8 = Юрий
cli-you = { $name } (вы)
cli-welcome = Вы — { $name }. За столом: { $others }.
cli-help-hint = Отвечайте номером или записью хода; «помощь» расскажет, что ещё можно.
cli-thinking = { $player } думает
cli-your-move = Ваш ход
cli-prompt = {"> "}
cli-how-much = Сколько, от { $low } до { $high }? {""}
cli-and-more =
    { $count ->
        [one] … и ещё { $count } такое же событие
        [few] … и ещё { $count } таких же события
       *[many] … и ещё { $count } таких же событий
    }
cli-no-such-choice = Варианта { $number } нет; номера идут от 1 до { $count }.
cli-choose = Выберите номер от 1 до { $count } или запишите ход.
cli-what = «{ $word }» — не ход и не команда. Список команд: «помощь».
cli-allowed = Ход «{ $move }» сейчас возможен.
cli-nothing-of-yours = Вы ещё ничего не решали, возвращать нечего.
cli-undone = Ваше последнее решение отменено. Случай распорядится заново.
cli-advice = Совет: { $sentence } ({ $move })
cli-save-where = Назовите файл: сохранить ФАЙЛ
cli-saved = Сохранено в { $file }.
cli-unfinished =
    { $count ->
        [one] Игра не окончена, пока в ней { $count } строка.
        [few] Игра не окончена, пока в ней { $count } строки.
       *[many] Игра не окончена, пока в ней { $count } строк.
    }
cli-place = { $place }. { $player }: { $points }
cli-winners =
    { $count ->
        [0] Победил соперник-автомат
        [one] Победа: { $winners }
       *[other] Победу делят: { $winners }
    }

cli-review-head =
    { $games ->
        [one] { $title }: разбор партии. Каждый шанс посчитан не менее чем по { $games } воображаемой партии.
       *[other] { $title }: разбор партии. Каждый шанс посчитан не менее чем по { $games } воображаемым партиям.
    }
cli-review-player = игрок
cli-review-start = шанс вначале
cli-review-luck = удача
cli-review-own = свои ходы
cli-review-others = чужие ходы
cli-review-unseen = без разбора
cli-review-result = итог
cli-review-blunders = зевки
cli-review-inaccuracies = неточности
cli-review-turns =
    { $count ->
        [0] Переломов не было.
       *[other] Где партия переломилась:
    }
cli-review-turn-luck = { $line }. Удача: { $events } { $player }: { $change } п. п.
cli-review-turn-light = { $line }. Открылось скрытое. { $player }: { $change } п. п.
cli-review-turn-better = { $line }. { $player }: «{ $move }». Лучше было «{ $better }»: ещё { $change } п. п. шансов и { $lead } к отрыву в очках.
cli-review-turn-move = { $line }. { $player }: «{ $move }». Шансы: { $whose } { $change } п. п.
cli-review-skipped = Разобрано решений: { $looked } из { $decisions }, где был выбор.

cli-order-number-form = 2 или 2 5
cli-order-number-about = вариант с этим номером; если в нём выбирают сумму, её можно написать следом
cli-free-moves = Ходы, которых нет в списке, с примером, возможным сейчас
cli-not-now = Сейчас так ходить нельзя.
cli-order-move-form = { $move }
cli-order-move-about = ход в том виде, в каком он записан справа от вариантов
cli-order-help = помощь
cli-order-help-form = помощь, help
cli-order-help-about = этот список
cli-order-board = поле
cli-order-board-form = поле, board
cli-order-board-about = ещё раз нарисовать поле и варианты
cli-order-log = журнал
cli-order-log-form = журнал, log
cli-order-log-about = всё, что произошло
cli-order-hint = совет
cli-order-hint-form = совет, hint
cli-order-hint-about = какой ход сделал бы на вашем месте бот
cli-order-why = почему
cli-order-why-form = почему ХОД, why
cli-order-why-about = почему этот ход сейчас невозможен
cli-order-rules = правила
cli-order-rules-form = правила [{ $clause }], rules
cli-order-rules-about = все правила, глава или пункт
cli-order-undo = отменить
cli-order-undo-form = отменить, undo
cli-order-undo-about = вернуться к вашему последнему решению
cli-order-save = сохранить
cli-order-save-form = сохранить ФАЙЛ, save
cli-order-save-about = записать игру в файл; продолжить её — «polis play --load ФАЙЛ»
cli-order-quit = выйти
cli-order-quit-form = выйти, quit
cli-order-quit-about = уйти из-за стола

## Пересказ

cli-replay-head =
    { $seats ->
        [one] { $title }, { $seats } игрок
        [few] { $title }, { $seats } игрока
       *[many] { $title }, { $seats } игроков
    }
cli-undo =
    { $count ->
        [one] Отменено { $count } решение.
        [few] Отменено { $count } решения.
       *[many] Отменено { $count } решений.
    }
cli-redo =
    { $count ->
        [one] Возвращено { $count } решение.
        [few] Возвращено { $count } решения.
       *[many] Возвращено { $count } решений.
    }
cli-correct = Строка { $count } исправлена.

## Проверка

cli-verified-game =
    { $lines ->
        [one] { $title }, { $lines } строка
        [few] { $title }, { $lines } строки
       *[many] { $title }, { $lines } строк
    }
cli-verified-promise = Обещано до первого хода: { $promise }
cli-verified-draws =
    { $draws ->
        [one] По раскрытому секрету повторён { $draws } жребий.
        [few] По раскрытому секрету повторено { $draws } жребия.
       *[many] По раскрытому секрету повторено { $draws } жребиев.
    }
cli-limit-start = Не доказано: игра начата с заданной позиции, и как она возникла, отсюда не видно.
cli-limit-unfinished = Не доказано: у игры нет результата. Что здесь есть, верно, но это может быть не всё.
cli-limit-alone = Не доказано: никто из игроков не добавил слова. Весь случай — от одного сервера.
cli-limit-withheld =
    { $count ->
        [one] Не доказано: место { $places } обещало слово и не назвало его. Вместе с хозяином сервера оно могло выбрать одну из двух игр.
        [few] Не доказано: места { $places } обещали слова и не назвали их. Вместе с хозяином сервера они могли выбирать из нескольких игр.
       *[many] Не доказано: места { $places } обещали слова и не назвали их. Вместе с хозяином сервера они могли выбирать из нескольких игр.
    }
cli-limit-unbound =
    { $count ->
        [one] Не доказано: место { $places } не было заранее связано своим словом, так что хозяин сервера мог его подобрать.
        [few] Не доказано: места { $places } не были заранее связаны своими словами, так что хозяин сервера мог их подобрать.
       *[many] Не доказано: места { $places } не были заранее связаны своими словами, так что хозяин сервера мог их подобрать.
    }
cli-limit-corrected =
    { $count ->
        [one] Не доказано: строка { $places } ставит другой ход на место старого, когда следующие жребии уже известны.
        [few] Не доказано: строки { $places } ставят другие ходы на место старых, когда следующие жребии уже известны.
       *[many] Не доказано: строки { $places } ставят другие ходы на место старых, когда следующие жребии уже известны.
    }
cli-limit-drawn_again =
    { $count ->
        [one] Строка { $places } возвращает жребий назад; вместо него вытянут другой.
        [few] Строки { $places } возвращают жребии назад; вместо них вытянуты другие.
       *[many] Строки { $places } возвращают жребии назад; вместо них вытянуты другие.
    }
cli-limit-promise = Не доказано, что обещание дано до игры. Сравните его с тем, что сохранили вы: --promise.
cli-verified-within = Все жребии верны; названное выше не доказано.
cli-verified = Всё как обещано.
cli-not-verified = Эта игра не держит обещания.

## Скорость

cli-bench-column-game = игра
cli-bench-column-games = партий в секунду
cli-bench-column-decisions = решений в секунду
cli-bench-column-copy_us = копия, мкс
cli-bench-column-bot_playouts = партий в секунду внутри бота
cli-bench-build-compiled = скомпилировано
cli-bench-build-interpreted = без компиляции
cli-bench-build-mixed = скомпилировано частично
cli-no-bench = Измерения есть только в исходниках проекта; в установленном пакете их нет.
cli-bench-failed = Измерить { $game } не удалось: { $reason }.

## doctor

cli-doctor = сказать, что не так с этой установкой
cli-doctor-about = Проверяет всё, что нужно серверу, и простыми словами говорит, что не так. Укажите те же параметры, что и серверу.
cli-doctor-host = адрес, на котором ждёт сервер
cli-doctor-port = порт, на котором ждёт сервер
cli-doctor-db = где хранятся игры; можно и переменной окружения { "POLIS_DB" }
cli-doctor-bus = как серверы сообщают друг другу о ходах
cli-doctor-page = папка с собранной страницей
cli-doctor-fine = хорошо
cli-doctor-note = к сведению
cli-doctor-bad = плохо
cli-doctor-healthy = Всё в порядке.
cli-doctor-ill = { $count ->
    [one] Не в порядке { $count } вещь.
    [few] Не в порядке { $count } вещи.
   *[other] Не в порядке { $count } вещей.
}
