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
open-how = Как в это играют
open-other-number = Другое число
open-usual = как обычно
open-own = ваши собственные
open-as-usual = Всё как обычно
open-and-play = Открыть и сесть
open-and-invite = Открыть и пригласить

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
