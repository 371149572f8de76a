title = Бибы
