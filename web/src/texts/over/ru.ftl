# Что страница говорит по-русски, когда партия окончена.

sources = Откуда взялись очки
sum = Итого
counting = Подсчёт · коснитесь, чтобы пропустить
count-again = Подсчитать ещё раз

worth = Ход борьбы
moments = Что запомнится
moment-swing = Самый большой скачок: { $name }, { $amount }
moment-lead = { $name } выходит вперёд насовсем
moment-deal = Самая крупная сделка

poster = Афиша этой партии
poster-of = { $game }. { $result }
save-png = PNG
save-svg = SVG
copy-link = Скопировать ссылку
fan-work = Polis · неофициальная версия от поклонников игры
