### Что хозяин может выбрать для каждого вида игры: сообщение на каждый переключатель и каждое его значение.

## Онёры, расчёт, сдачи с четырьмя пасами

option-honours = Онёры
option-honours-none = Без онёров
option-honours-none-about = Считают только взятки.
option-honours-after-play = После розыгрыша
option-honours-after-play-about = Четыре из пяти старших козырей в одной руке — 100, все пять или четыре туза без козыря — 150.
option-honours-after-auction = После торговли
option-honours-after-auction-about = Те же очки, но объявляют их до первого хода.
option-settlement = Расчёт
option-settlement-none = Только очки
option-settlement-none-about = Выигрывает большая сумма.
option-settlement-half-up = Сотни, 50 вверх
option-settlement-half-up-about = Разница целыми сотнями; 50 считают за сотню.
option-settlement-half-down = Сотни, 50 вниз
option-settlement-half-down-about = Разница целыми сотнями; 50 не считают.
option-passed-out = Если все спасовали
option-passed-out-passes-on = Сдаёт следующий
option-passed-out-passes-on-about = Карты сдаёт следующий игрок.
option-passed-out-redealt = Сдают снова
option-passed-out-redealt-about = Тот же игрок сдаёт ещё раз.
option-dealer = Кто сдаёт первым

## Робер

option-game-bonuses = Премия за каждый гейм
option-game-bonuses-about = 200 за гейм, 700 за тот, что завершает робер; другой премии за робер нет.
option-quick-rubber = Быстрый робер 750
option-quick-rubber-about = Два гейма всухую дают 750 вместо 700.
option-insult-fifty = Реконтра: премия 50
option-insult-fifty-about = 50 за выполненный контракт под реконтрой, как под контрой; иначе 100.
option-simple-undertricks = Простые недоборы
option-simple-undertricks-about = Под контрой до зоны каждый недобор после первого — 200.
option-unfinished-part-score = Частичная запись незаконченного гейма
option-unfinished-part-score-about = Премия единственной стороне, у которой она есть, если игру заканчивают раньше.

## Чикаго

option-vulnerability = В зоне во второй и третьей сдачах
option-vulnerability-new = Не сторона сдающего
option-vulnerability-new-about = По-новому: в зоне те, кто не сдавал.
option-vulnerability-old = Сторона сдающего
option-vulnerability-old-about = По-старому: в зоне те, кто сдавал.
option-last-part-score = Частичная запись в конце
option-last-part-score-any-deal = Из любой сдачи
option-last-part-score-any-deal-about = 100 за частичную запись, которая осталась после четвёртой сдачи.
option-last-part-score-fourth-deal = Из четвёртой сдачи
option-last-part-score-fourth-deal-about = 100 только за сделанную в четвёртой сдаче.

## Дупликат

option-boards = Сколько сдач
option-boards-about = После последней сдачи стол закроется сам.
option-first = Номер первой сдачи
option-first-about = От номера зависит, кто сдаёт и кто в зоне.
option-boards-none = Сколько захотим
option-deals = Сколько сдач
option-deals-about = После последней матч кончается сам.
option-deals-none = Сколько захотим
option-dealer-about = Дальше сдают по кругу по часовой стрелке.

## Чикаго как дубликат

option-part-score = Выполненный частичный контракт
option-part-score-about = По правилам 50, в некоторых домах 100.

## Вдвоём и втроём

option-long-auction = Длинная торговля
option-long-auction-about = Её завершают три паса, а четыре отменяют сдачу, как вчетвером; иначе один пас и два.
option-owner = У кого открытый болван
option-owner-about = Болван лежит напротив него; двое других — партнёры.
option-dummy-shown = Болвана перед назначением контракта видит
option-dummy-shown-owner = Только его владелец
option-dummy-shown-owner-about = Он один смотрит карты болвана перед своей заявкой.
option-dummy-shown-everybody = Каждый
option-dummy-shown-everybody-about = Болвана открывают всем перед заявкой его владельца.
option-first-caller = Кто торгуется первым
option-first-caller-by-the-deal = По сдаче
option-first-caller-by-the-deal-about = Сдающий, если он из партнёров, иначе первый из них слева от него.
option-first-caller-left-of-owner = Слева от владельца
option-first-caller-left-of-owner-about = Всегда партнёр слева от владельца болвана.
option-owner-settles = Владелец рассчитывается
option-owner-settles-with-each = С каждым
option-owner-settles-with-each-about = Выигрывает всю разницу у каждого из двоих или проигрывает её каждому.
option-owner-settles-with-both = С обоими вместе
option-owner-settles-with-both-about = Двое делят разницу между собой.
