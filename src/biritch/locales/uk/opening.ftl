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
open-usual = як звичайно
open-own = ваші власні
open-as-usual = Усе як звичайно
open-and-play = Відкрити й сісти
open-and-invite = Відкрити й запросити

## Онери, розрахунок, здачі з чотирма пасами

open-honours = Онери
open-honours-none = Без онерів
open-honours-none-about = Рахують лише взятки.
open-honours-after-play = Після розіграшу
open-honours-after-play-about = Чотири з п’яти старших козирів в одній руці — 100, усі п’ять або чотири тузи без козиря — 150.
open-honours-after-auction = Після торгівлі
open-honours-after-auction-about = Ті самі очки, але оголошують їх до першого ходу.
open-settlement = Розрахунок
open-settlement-none = Лише очки
open-settlement-none-about = Виграє більша сума.
open-settlement-half-up = Сотні, 50 угору
open-settlement-half-up-about = Різниця цілими сотнями; 50 рахують за сотню.
open-settlement-half-down = Сотні, 50 униз
open-settlement-half-down-about = Різниця цілими сотнями; 50 не рахують.
open-passed = Якщо всі спасували
open-passed-passes-on = Здає наступний
open-passed-passes-on-about = Карти здає наступний гравець.
open-passed-redealt = Здають знову
open-passed-redealt-about = Той самий гравець здає ще раз.
open-dealer = Хто здає першим

## Робер

open-game-bonuses = Премія за кожен гейм
open-game-bonuses-about = 200 за гейм, 700 за той, що завершує робер; іншої премії за робер немає.
open-quick = Швидкий робер 750
open-quick-about = Два гейми без відповіді дають 750 замість 700.
open-insult = Реконтра: премія 50
open-insult-about = 50 за виконаний контракт під реконтрою, як під контрою; інакше 100.
open-undertricks = Прості недобори
open-undertricks-about = Під контрою до зони кожен недобір після першого — 200.
open-unfinished = Частковий запис незакінченого гейму
open-unfinished-about = Премія єдиній стороні, яка його має, якщо гру закінчують раніше.

## Чикаго

open-vulnerability = У зоні в другій і третій здачах
open-vulnerability-new = Не сторона, що здає
open-vulnerability-new-about = По-новому: у зоні ті, хто не здавав.
open-vulnerability-old = Сторона, що здає
open-vulnerability-old-about = По-старому: у зоні ті, хто здавав.
open-last = Частковий запис наприкінці
open-last-any-deal = З будь-якої здачі
open-last-any-deal-about = 100 за частковий запис, що лишився після четвертої здачі.
open-last-fourth-deal = З четвертої здачі
open-last-fourth-deal-about = 100 лише за зроблений у четвертій здачі.

## Дуплікат

open-length = Скільки здач
open-length-about = Після останньої здачі стіл закриється сам.
open-endless = Скільки схочемо
open-first = Номер першої здачі
open-first-about = Від номера залежить, хто здає і хто в зоні.

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
