### Сыгранная сдача: пройти её ещё раз, сохранить, показать другим.

replay-steps = Шаг за шагом
replay-moment = Момент
replay-of = { $step } из { $length }
replay-back = Шаг назад
replay-forth = Шаг вперёд
replay-trick-back = Взятка назад
replay-trick-forth = Взятка вперёд
replay-keys = Стрелки — шаг, Page Up и Page Down — взятка, Home и End — сдача и последняя карта.
replay-dealt = Карты сданы.
replay-play = Розыгрыш
replay-won = взятка
replay-boards = Другие сдачи
replay-before = Предыдущая сдача
replay-next = Следующая сдача
replay-to-table = К столу
replay-keep = Сохранить и показать
replay-keep-own = Сохранить
replay-for-players = Открыть могут только те, кто был за столом.
replay-erase = Стереть эти слова
replay-link = Адрес этой сдачи; он не изменится.
replay-pbn = Скачать PBN
replay-vulnerable-none = все до зоны
replay-vulnerable-ns = С–Ю в зоне
replay-vulnerable-ew = В–З в зоне
replay-vulnerable-both = все в зоне
makes-title = Что можно было взять
makes-declarer = Разыгрывает
makes-played = сыгранный контракт
makes-par = Пар
makes-par-note = Взятки, если бы все карты были открыты; пар по спортивному счёту.

## How the cards came about, and how anybody checks it

proof-title = Откуда взялись эти карты
proof-shuffled = Перед сдачей дом запечатал тайное число, а браузер каждого игрока мог подмешать к тасованию свои числа. Кто это сделал, знает, что карт никто не подбирал.
proof-fixed = Карты были определены и запечатаны до первой заявки.
proof-mixed = Подмешали свои числа: { $seats }.
proof-withheld = Обещали, но не открыли: { $seats }.
proof-check = Проверьте сами этой командой:
