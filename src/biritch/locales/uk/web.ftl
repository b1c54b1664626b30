### Браузерна частина довкола столів: налаштування, зв’язок, чого немає.

settings = Налаштування
more = Ще
more-unread = Ще, є нові слова
close = Закрити
to-lobby = До столів
language = Мова
appearance = Вигляд
theme-auto = Як у системі
theme-light = Світле
theme-dark = Темне
suit-colours = Кольори мастей
suits-two = Два
suits-four = Чотири
pack = Сорочки
pack-red = Червоні
pack-blue = Сині
setting-sound = Тихі звуки
setting-twoTaps = Заявляти й грати у два дотики
setting-motion = Карти рухаються
setting-text = Показувати стіл словами
link-connecting = З’єднання…
link-lost = Зв’язок утрачено. Пробуємо ще…
link-closed = Цей стіл закрито, або він не для вас.
page-missing = Тут нічого немає.
no-answer = Відповіді немає. Спробуйте ще раз.
house-line = Бридж у всіх його видах, з друзями чи з роботами.
