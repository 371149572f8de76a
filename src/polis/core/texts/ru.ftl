# What Polis says in Russian in every game.

## The table

seat = Игрок { $number }
# A player on a terminal's board, where there is room for one letter.
seat-letters = АБВГДЕ
player = Игрок

## Refused moves

refused = { $sentence } [{ $rule }]
refused-with-nearest = { $sentence } [{ $rule }] Ближайший возможный ход: { $nearest }.

## Moves that cannot be read

error-empty_move = Ход не написан.
error-unknown_move = Нет такого хода: «{ $text }». Есть такие: { $known }.
error-argument_count =
    { $given ->
        [one] Ход записывают так: { $form }. Здесь после названия { $given } значение.
        [few] Ход записывают так: { $form }. Здесь после названия { $given } значения.
       *[many] Ход записывают так: { $form }. Здесь после названия { $given } значений.
    }
error-bad_value = Значение «{ $value }» не подходит для «{ $argument }». Можно: { $allowed }.
error-payload_unreadable = После двоеточия пишут целые числа или названия вещей, а здесь «{ $text }».
error-unknown_action = Действия с номером { $number } нет.
error-bad_seat = Нет такого места за столом: «{ $text }». Места считают с 1.
error-unknown_game = Нет такой игры: «{ $game }». Есть такие: { $known }.

## Options

error-unknown_option = Нет такой настройки: «{ $option }». Есть такие: { $known }.
error-bad_option_value = Настройка «{ $option }» не может иметь значение «{ $value }». Можно: { $allowed }.
error-no_room_beside =
    { $seats ->
        [one] При { $seats } игроке настройка «{ $option }» не может быть больше { $most }, а здесь { $value }.
       *[other] При { $seats } игроках настройка «{ $option }» не может быть больше { $most }, а здесь { $value }.
    }
error-bad_seats = Игроков может быть от { $low } до { $high }, а здесь { $seats }.

## Bots and simulations

error-compiled_rules = Модуль { $module } скомпилирован: подставленное туда «{ $name }» никто не вызовет. Чтобы пробовать изменённые правила, задайте { "POLIS_BUILD=interpreted" }.
error-unknown_bot = Нет такого бота: «{ $bot }». Есть такие: { $known }.
error-bad_effort = Неверное число после имени бота: «{ $value }». Можно от { $least } до { $most }.
error-bad_games = Нужна хотя бы одна партия, а здесь { $games }.
error-bad_jobs = Нужен хотя бы один процесс, а здесь { $jobs }.
error-same_bot = Бот «{ $bot }» назван дважды: на лестнице все боты разные.
error-one_bot = На лестнице нужны хотя бы два бота.
error-no_folder = Папки «{ $folder }» нет.
error-plot_svg = График рисуется в формате { "SVG" }: назовите файл с окончанием { ".svg" }, а не «{ $file }».
error-bad_event = В этой игре нет события с игроком и «{ $text }»: пишут «событие.название».
error-option_form = Настройку пишут как «название=значение», а здесь «{ $text }».

## Data files and positions

error-missing_field = Не хватает поля { $field }.
error-unknown_field = Лишнее поле { $field }.
error-wrong_field =
    { $expected ->
        [integer] Неверное поле { $field }: здесь должно быть целое число.
        [list] Неверное поле { $field }: здесь должен быть список.
        [object] Неверное поле { $field }: здесь должен быть объект.
       *[other] Неверное поле { $field }: ожидается { $expected }.
    }
error-wrong_count = Не сходится счёт в поле { $field }: должно быть { $expected }, а там { $found }.
error-impossible_position = Такой позиции в игре не бывает: { $field } не согласуется с остальным.
error-broken_file = Файл { $field } не удаётся прочитать: { $detail }.

## Records

error-not_a_record = Это не запись игры: первая строка должна начинаться со слова «polis».
error-record_version = Запись версии «{ $found }» эта программа читать не умеет.
error-missing_header = В заголовке записи не хватает строки «{ $header }».
error-bad_head = Заголовок записи неверен. { $reason }
error-bad_line = Строка { $line } непонятна: «{ $text }».
error-cut_off = Запись обрывается на строке { $line }: печати в конце нет или она от другой записи.
error-altered = Запись изменена: строка { $line } не сходится с печатью.
error-impossible_move = Строка { $line }: ход «{ $text }» здесь невозможен. { $reason }
error-impossible_draw = Строка { $line }: «{ $text }» здесь выпасть не может.
error-wrong_draw = Строка { $line }: записано «{ $text }», а по раскрытому секрету выпадает «{ $expected }».
error-wrong_promise = Строка { $line }: раскрытый секрет не сходится с обещанием, данным до игры.
error-other_promise = У вас сохранено обещание { $kept }, а в записи стоит { $recorded }.
error-wrong_word = Слово места { $seat } — не то, которым оно связало себя до игры.
error-wrong_result = Строка { $line }: записан результат { $stated }, а при повторении вышло { $found }.
error-not_told = Секрет этой игры ещё не раскрыт, проверять жребий не по чему.
error-nothing_to_undo = Строка { $line }: столько ходов назад взять нельзя.
error-nothing_to_redo = Строка { $line }: вернуть столько ходов нельзя.
error-too_many_corrections = Строка { $line }: в этой записи слишком много исправлений, её не прочесть.
error-nothing_to_correct = Строка { $line }: исправлять здесь нечего, это не ход игрока.

## The command line
