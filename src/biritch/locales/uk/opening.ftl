### Новий стіл: у що грати, з ким, за якими домашніми правилами, про що домовлено.

open-title = Новий стіл
open-people = Хто грає
open-with = З ким
open-with-robots = З роботами
open-with-robots-about = Роботи одразу сядуть на решту місць; люди можуть змінити їх згодом.
open-with-friends = З друзями
open-with-friends-about = На наступній сторінці буде посилання для кожного місця.
open-seat = Ваше місце
open-stand = Я не граю
open-stand-about = Ви — господар і стоїте біля столу.
open-private = Лише за посиланням
open-private-about = Столу немає серед відкритих: до нього ведуть лише ваші посилання.
open-name = Назва столу
open-name-about = Можна лишити порожнім.
open-cards = Карти
open-boards = Звідки здачі
open-chance = Навмання
open-chance-about = Кожна здача однаково ймовірна, а обіцянка, опублікована наперед, доводить, що її не підмінили.
open-file = Файл PBN
open-file-about = Здачі, підготовані вами, клубом чи вчителем.
open-drop = Перетягніть файл сюди або виберіть.
open-choose-file = Вибрати файл
open-file-deals =
    { $count ->
        [one] { $count } здача
        [few] { $count } здачі
       *[other] { $count } здач
    }
open-rules = Домашні правила
open-agreements = Домовленості
open-how = Як у це грають
open-other-number = Інше число
open-usual = як звичайно
open-own = ваші власні
open-as-usual = Усе як звичайно
open-and-play = Відкрити й сісти
open-and-invite = Відкрити й запросити

## Домовленості

open-undo-calls = Повернути заявку
open-undo-cards = Повернути карту
open-undo-opponents = Дозволяють суперники
open-undo-opponents-about = Мають погодитися всі на тій стороні.
open-undo-until-partner = Доки не відповів партнер
open-undo-until-partner-about = Одразу, якщо партнер відтоді ще не заявляв і не ходив.
open-undo-none = Ніколи
open-undo-none-about = Що зроблено, те зроблено.
open-watching = Глядачі бачать
open-watching-after = Руки після здачі
open-watching-after-about = Те, що відкрито на столі, а всі чотири руки — після здачі.
open-watching-late = Усе, але із запізненням
open-watching-late-about = Усі чотири руки від початку, але на цілу здачу пізніше.
open-watching-no-hands = Без рук
open-watching-no-hands-about = Лише торгівлю, стіл і зіграні карти.
open-watching-closed = Без глядачів
open-watching-closed-about = За столом лише четверо гравців.
open-chat = Розмова
open-chat-about = За столом можна писати одне одному. Бовдур і глядачі під час здачі до гравців не озиваються.
open-stop = Пауза після заявки зі стрибком
open-stop-about = Щоб роздуми наступного нічого не підказували.
open-next = Наступна здача
open-next-about = Скільки чекати на того, хто не сказав, що готовий.
open-absent = Якщо гравець зник
open-absent-about = Далі за нього грає робот, доки він не повернеться.
open-no-pause = Без паузи
open-wait-for-all = Коли всі готові
open-wait-for-ever = Чекати завжди
open-seconds = { $count } с
open-minutes = { $count } хв
