### Новый стол: во что играть, с кем, по каким домашним правилам, о чём договорились.

open-title = Новый стол
open-people = Кто играет
open-with = С кем
open-with-robots = С роботами
open-with-robots-about = Роботы сразу сядут на остальные места; люди могут сменить их потом.
open-with-friends = С друзьями
open-with-friends-about = На следующей странице будет ссылка для каждого места.
open-seat = Ваше место
open-stand = Я не играю
open-stand-about = Вы — хозяин и стоите у стола.
open-private = Только по ссылке
open-private-about = Стола нет среди открытых: к нему ведут только ваши ссылки.
open-name = Название стола
open-name-about = Можно оставить пустым.
open-cards = Карты
open-boards = Откуда сдачи
open-chance = Наугад
open-chance-about = Каждая сдача одинаково вероятна, а обещание, опубликованное заранее, доказывает, что её не подменили.
open-file = Файл PBN
open-file-about = Сдачи, подготовленные вами, клубом или учителем.
open-drop = Перетащите файл сюда или выберите.
open-choose-file = Выбрать файл
open-file-deals =
    { $count ->
        [one] { $count } сдача
        [few] { $count } сдачи
       *[other] { $count } сдач
    }
open-rules = Домашние правила
open-agreements = Договорённости
open-usual = как обычно
open-own = ваши собственные
open-as-usual = Всё как обычно
open-and-play = Открыть и сесть
open-and-invite = Открыть и пригласить

## Онёры, расчёт, сдачи с четырьмя пасами

open-honours = Онёры
open-honours-none = Без онёров
open-honours-none-about = Считают только взятки.
open-honours-after-play = После розыгрыша
open-honours-after-play-about = Четыре из пяти старших козырей в одной руке — 100, все пять или четыре туза без козыря — 150.
open-honours-after-auction = После торговли
open-honours-after-auction-about = Те же очки, но объявляют их до первого хода.
open-settlement = Расчёт
open-settlement-none = Только очки
open-settlement-none-about = Выигрывает большая сумма.
open-settlement-half-up = Сотни, 50 вверх
open-settlement-half-up-about = Разница целыми сотнями; 50 считают за сотню.
open-settlement-half-down = Сотни, 50 вниз
open-settlement-half-down-about = Разница целыми сотнями; 50 не считают.
open-passed = Если все спасовали
open-passed-passes-on = Сдаёт следующий
open-passed-passes-on-about = Карты сдаёт следующий игрок.
open-passed-redealt = Сдают снова
open-passed-redealt-about = Тот же игрок сдаёт ещё раз.
open-dealer = Кто сдаёт первым

## Робер

open-game-bonuses = Премия за каждый гейм
open-game-bonuses-about = 200 за гейм, 700 за тот, что завершает робер; другой премии за робер нет.
open-quick = Быстрый робер 750
open-quick-about = Два гейма всухую дают 750 вместо 700.
open-insult = Реконтра: премия 50
open-insult-about = 50 за выполненный контракт под реконтрой, как под контрой; иначе 100.
open-undertricks = Простые недоборы
open-undertricks-about = Под контрой до зоны каждый недобор после первого — 200.
open-unfinished = Частичная запись незаконченного гейма
open-unfinished-about = Премия единственной стороне, у которой она есть, если игру заканчивают раньше.

## Чикаго

open-vulnerability = В зоне во второй и третьей сдачах
open-vulnerability-new = Не сторона сдающего
open-vulnerability-new-about = По-новому: в зоне те, кто не сдавал.
open-vulnerability-old = Сторона сдающего
open-vulnerability-old-about = По-старому: в зоне те, кто сдавал.
open-last = Частичная запись в конце
open-last-any-deal = Из любой сдачи
open-last-any-deal-about = 100 за частичную запись, которая осталась после четвёртой сдачи.
open-last-fourth-deal = Из четвёртой сдачи
open-last-fourth-deal-about = 100 только за сделанную в четвёртой сдаче.

## Дупликат

open-length = Сколько сдач
open-length-about = После последней сдачи стол закроется сам.
open-endless = Сколько захотим
open-first = Номер первой сдачи
open-first-about = От номера зависит, кто сдаёт и кто в зоне.

## Договорённости

open-undo-calls = Вернуть заявку
open-undo-cards = Вернуть карту
open-undo-opponents = Разрешают соперники
open-undo-opponents-about = Должны согласиться все на той стороне.
open-undo-until-partner = Пока не ответил партнёр
open-undo-until-partner-about = Сразу, если партнёр с тех пор ещё не заявлял и не ходил.
open-undo-none = Никогда
open-undo-none-about = Что сделано, то сделано.
open-watching = Зрители видят
open-watching-after = Руки после сдачи
open-watching-after-about = То, что открыто на столе, а все четыре руки — после сдачи.
open-watching-late = Всё, но с опозданием
open-watching-late-about = Все четыре руки с начала, но на целую сдачу позже.
open-watching-no-hands = Без рук
open-watching-no-hands-about = Только торговлю, стол и сыгранные карты.
open-watching-closed = Без зрителей
open-watching-closed-about = За столом только четверо игроков.
open-chat = Разговор
open-chat-about = За столом можно писать друг другу. Болван и зрители во время сдачи игрокам не пишут.
open-stop = Пауза после заявки скачком
open-stop-about = Чтобы раздумья следующего ничего не подсказывали.
open-next = Следующая сдача
open-next-about = Сколько ждать того, кто не сказал, что готов.
open-absent = Если игрок пропал
open-absent-about = Дальше за него играет робот, пока он не вернётся.
open-no-pause = Без паузы
open-wait-for-all = Когда все готовы
open-wait-for-ever = Ждать всегда
open-seconds = { $count } с
open-minutes = { $count } мин
