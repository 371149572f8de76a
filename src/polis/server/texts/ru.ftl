# What the server says in Russian.

## Where games are stored

error-store_url = «{ $url }» — не адрес базы данных. Для файла пишут { "sqlite:///polis.db" }, для сервера — { "postgresql://user:password@host/name" }.
error-store_unreachable = Базу данных { $url } не удаётся открыть: { $reason }
error-store_newer = База данных { $url } создана более новой версией «Полиса». Установите её или укажите другую базу.
error-store_old = База данных { $url } не подготовлена для этой версии «Полиса». Запустите с ней сервер один раз или выполните в неё импорт.
error-store_failed = База данных не приняла запись: { $reason }
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
error-file_exists = Файл «{ $file }» уже существует. Укажите другой.
error-no_stored_table = Стола «{ $table }» в этой базе данных нет.
error-act_unreadable = Эта версия «Полиса» не может прочитать сохранённое: { $detail }
error-act_missing = Здесь чего-то не хватает: должна стоять запись { $expected }, а стоит { $found }.
error-chance_left = Здесь должен был действовать случай, но сохранённая игра на этом кончается.
error-stored_result = Итог — { $found }, а сохранён { $stated }.
