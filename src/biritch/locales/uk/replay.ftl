### Зіграна здача: пройти її ще раз, зберегти, показати іншим.

replay-steps = Крок за кроком
replay-moment = Момент
replay-of = { $step } з { $length }
replay-back = Крок назад
replay-forth = Крок уперед
replay-trick-back = Взятка назад
replay-trick-forth = Взятка вперед
replay-keys = Стрілки — крок, Page Up і Page Down — взятка, Home і End — здача та остання карта.
replay-dealt = Карти здано.
replay-play = Розіграш
replay-won = взятка
replay-boards = Інші здачі
replay-before = Попередня здача
replay-next = Наступна здача
replay-to-table = До столу
replay-keep = Зберегти й показати
replay-keep-own = Зберегти
replay-for-players = Відкрити можуть лише ті, хто був за столом.
replay-erase = Стерти ці слова
replay-link = Адреса цієї здачі; вона не зміниться.
replay-pbn = Завантажити PBN
replay-vulnerable-none = усі до зони
replay-vulnerable-ns = Пн–Пд у зоні
replay-vulnerable-ew = Сх–Зх у зоні
replay-vulnerable-both = усі в зоні
makes-title = Що можна було взяти
makes-declarer = Розігрує
makes-played = зіграний контракт
makes-par = Пар
makes-par-note = Взятки, якби всі карти були відкриті; пар за спортивним підрахунком.

## How the cards came about, and how anybody checks it

proof-title = Звідки взялися ці карти
proof-shuffled = Перед здачею дім запечатав таємне число, а браузер кожного гравця міг домішати до тасування свої числа. Хто це зробив, знає, що карт ніхто не підібрав.
proof-fixed = Карти були визначені й запечатані до першої заявки.
proof-mixed = Домішали свої числа: { $seats }.
proof-withheld = Обіцяли, та не відкрили: { $seats }.
proof-check = Перевірте самі цією командою:
