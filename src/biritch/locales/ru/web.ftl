### Браузерная часть вокруг столов: настройки, связь, чего нет.

settings = Настройки
more = Ещё
more-unread = Ещё, есть новые слова
close = Закрыть
to-lobby = К столам
language = Язык
appearance = Оформление
theme-auto = Как в системе
theme-light = Светлое
theme-dark = Тёмное
suit-colours = Цвета мастей
suits-two = Два
suits-four = Четыре
pack = Рубашки
pack-red = Красные
pack-blue = Синие
setting-sound = Тихие звуки
setting-twoTaps = Заявлять и играть в два касания
setting-motion = Карты движутся
setting-text = Показывать стол словами
link-connecting = Соединение…
link-lost = Связь потеряна. Пробуем снова…
link-closed = Этот стол закрыт, или он не для вас.
page-missing = Здесь ничего нет.
no-answer = Ответа нет. Попробуйте ещё раз.
house-line = Бридж во всех его видах, с друзьями или с роботами.
