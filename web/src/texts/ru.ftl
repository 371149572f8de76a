# What the page itself says in Russian.

polis = Полис
main-menu = Главное меню
skip-to-content = К содержанию
close = Закрыть
cancel = Отмена
back = Назад
save = Сохранить
send = Отправить
print = Напечатать
reload = Обновить
try-again = Попробовать ещё раз
loading = Загружаем…
menu = Меню
rules = Правила
settings = Настройки
bot = бот
bot-of-level = Бот, { $level }
guest = Гость
hidden = скрыто
with-hints = с подсказками
to-home = На главную
documentation = Документация
documentation-page = /docs/start-ru.html
other-language = Switch to English
theme-light = Светлая тема
theme-dark = Тёмная тема

## When something is wrong

offline = Сервер не отвечает. Проверьте подключение — мы продолжим с того же места.
server-silent = Сервер не отвечает. Проверьте подключение и попробуйте ещё раз.
page-not-loaded = Страница не загрузилась: возможно, вышло обновление.
no-such-game = Такой игры у нас нет. Посмотрите, какие есть.
no-such-table = Такого стола нет
no-such-table-text = Возможно, ссылка неполная. Попросите её ещё раз или соберите свой стол.

## Home

home-title = Полис — городские настольные игры
home-headline = Город строят за одним столом
home-lead = Настольные игры о городах: с друзьями, с ботами или вдвоём за одним телефоном. Без регистрации.
pick-a-game = Выберите игру
to-games = Выбрать игру
play-with-bots = Играть с ботами
learn-game = Научиться за десять минут
lesson = Обучение
lesson-step = Шаг { $number } из { $total }
aim = О чём игра
aim-win = Как выиграть
aim-turn = Ваш ход
aim-watch = Не забудьте
aim-understood = Понятно
new-table = Собрать стол
laying-out = Раскладываем поле…
players-from-to = { $low }–{ $high } { $high ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
how-to-call-you = Как вас называть за столом?
how-it-works = Как это устроено
step-pick = Выберите игру. Правила — в двух касаниях, на русском и английском.
step-seat = Посадите за стол друзей по ссылке и ботов. Можно играть вдвоём за одним телефоном.
step-play = Играйте. Вкладку можно закрыть: стол вас дождётся.
waiting-for-me =
    { $count ->
        [one] Ждут вашего хода
       *[other] Ждут вашего хода: { $count }
    }
my-running-games = Ваши столы
just-now = только что
open-tables = Открытые столы
open-tables-empty = Сейчас никто не ищет игроков. Соберите открытый стол — его увидят все.
your-turn = Ваш ход
not-started = Ещё не началась
running = Идёт игра
free-seats =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[many] Свободно { $count } мест
    }
deciding =
    { $count ->
        [one] { $names } решает: { $what }
       *[other] { $names } решают: { $what }
    }
turn-of =
    { $count ->
        [one] Ходит { $names }
       *[other] Решают: { $names }
    }
won-by =
    { $count ->
        [0] Победил соперник-автомат
        [one] Победа: { $names }
       *[other] Победу делят { $names }
    }
players = Игроки
seat-open = Свободное место
seat-friend = Место для друга
download-record = Запись партии

## A new table

new-title = { $game }: новый стол
new-from-here = Новая партия начнётся с этой позиции. Настройки остаются прежними.
who-plays = Кто играет
seat-kind-me = Я
seat-kind-here = За этим экраном
seat-kind-friend = Друг
seat-kind-bot = Бот
seat-kind-open = Открыто
seat-about-friend = Друг сядет сюда по личной ссылке
seat-about-open = Сюда может сесть любой
name-of-seat = Имя на месте { $number }
bot-level = Сила бота
level-newcomer = Новичок
level-club = Любитель
level-master = Мастер
bot-names = Ада, Бруно, Вера, Густав, Дина, Эмиль
remove-seat = Убрать место { $number }
add-seat = Добавить место
hot-seat-note = Несколько человек за одним устройством: перед чужим ходом опускается занавес.
agreements = О чём договоримся
help-on = Показывать подсказки
help-about = Предполагаемые очки и другие подсказки на поле — для всех за столом.
clock = Часы
clock-none = Без часов
clock-live = Вживую
clock-daily = По переписке
clock-none-about = Думайте сколько хотите.
clock-live-about = У каждого запас времени, и за каждое решение добавляется ещё немного.
clock-daily-about = Время на каждое решение; ночью часы не идут.
clock-bank = Запас, минут
clock-increment = Добавка, секунд
clock-hours = Часов на решение
clock-sit-in = Когда время вышло, за игрока садится бот
clock-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
clock-hours-left = { $count } ч
door = Кто видит стол
door-private = Только по ссылке
door-open = Все на главной
start-game = Начать игру
make-table = Собрать стол

## Waiting for friends

seat-about-you = Это место ждёт вас
here = здесь
away = не за столом
## At the table

link-lost-first = Не получается подключиться к столу.
link-lost = Связь прервалась.
link-lost-safe = Все ходы сохранены.
again-in = Повтор через { $count } с
connecting = Подключаемся…
preparing = Боты пока думают медленнее: сервер компилирует правила.
old-page = Сервер обновился. Игра идёт дальше; обновите страницу, когда будет удобно.
board = Поле
whole-board = Всё поле
watching = Вы смотрите
watchers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
panels = Разделы
tab-move = Ход
tab-log = Журнал
tab-chat = Чат
tab-rules = Правила
log = Журнал
log-and-rules = Журнал и правила
log-empty = Пока ничего не произошло.
chat = Чат
chat-empty = Здесь можно поговорить.
say-something = Сказать за столом
my-move = Мой ход
title-your-turn = ● Ваш ход — { $game }
you-need = Нужно { $what }.
you-may = Можно { $what }.
they-need = Нужно { $what }
one-moment = Минутку…
for-seconds = { $count } с
effect-pays = { $money } → останется { $left }
effect-gains = +{ $money } → { $left }
other-moves = Ещё…
pick-on-board = Выберите на поле.
opportunities = Что можно сделать
opportunities-all = Ещё { $count }
opportunities-less = Свернуть
amount = Сколько
less = Меньше
more = Больше
all-of-it = всё
step-back = изменить
something-else = Что-то другое
choose = Выберите
payload = Числа
put-forward = Предложить
money-then = { $label }: было { $before }, станет { $after }.
money-of = { $name }: { $change }.
tell-more = Подробно
chance-follows = Дальше решит случай.
rule-number = Правило { $rule }
instead = Можно так: { $move }
why = почему?
in-the-rules = в правилах
newest = К последней записи
and-so-on = И ещё { $count }.
whole-rulebook = Вся книга правил
only-you-know = (знаете только вы)
since-my-move = Что было после меня
looking-back = Что было без вас
earlier = Раньше
next-of = Дальше ({ $at } из { $total })
back-to-now = К игре
acts-now = ходит сейчас
resigned = вне игры
bot-sits-in = пока играет бот
bot-plays-for = { $name }: пока играет бот.
bot-plays-for-me = За вас ({ $name }) играет бот.
take-back-seat = Вернуться за стол
give-seat-back = Вернуть место хозяину
player-away = { $name }: нет за столом.
let-bot-sit-in = Пусть пока сыграет бот
undo = Вернуть ход
undo-ask = Попросить вернуть ход
undo-asked =
    { $count ->
        [one] { $name } просит вернуть ход ({ $count } решение).
        [few] { $name } просит вернуть ход ({ $count } решения).
       *[many] { $name } просит вернуть ход ({ $count } решений).
    }
undo-waits = Вернуть ход? Ждём согласия: { $names }.
agree = Согласиться
refuse = Отказать
paused = Перерыв
paused-about = За столом перерыв, часы стоят.
go-on = Продолжить
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен
curtain-title = Теперь { $name }
curtain-text = Передайте устройство. Пока занавес опущен, чужого не видно.
curtain-lift = Поднять занавес
bots-wait = Боты ждут вашего ответа: { $time }
bots-wait-on = Боты подождут, пока вы составляете ответ.
ask-no-more = Больше ничего мне не предлагать
## The end

game-over = Игра окончена
you-won =
    { $count ->
        [one] Вы победили!
       *[other] Вы делите победу!
    }
how-it-ended = Как сложился итог
rematch = Реванш
to-rematch = К реваншу
real-game = Сыграть по-настоящему
once-more = Ещё раз

## Replay

replay = Просмотр партии
review = Разбор партии
step-earlier = На ход назад
step-later = На ход вперёд
## Rulebook

## My games

my-games = Мои игры
## Settings

