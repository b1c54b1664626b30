### Що господар може обрати для кожного виду гри: повідомлення на кожен перемикач і кожне його значення.

## Онери, розрахунок, здачі з чотирма пасами

option-honours = Онери
option-honours-none = Без онерів
option-honours-none-about = Рахують лише взятки.
option-honours-after-play = Після розіграшу
option-honours-after-play-about = Чотири з п’яти старших козирів в одній руці — 100, усі п’ять або чотири тузи без козиря — 150.
option-honours-after-auction = Після торгівлі
option-honours-after-auction-about = Ті самі очки, але оголошують їх до першого ходу.
option-settlement = Розрахунок
option-settlement-none = Лише очки
option-settlement-none-about = Виграє більша сума.
option-settlement-half-up = Сотні, 50 угору
option-settlement-half-up-about = Різниця цілими сотнями; 50 рахують за сотню.
option-settlement-half-down = Сотні, 50 униз
option-settlement-half-down-about = Різниця цілими сотнями; 50 не рахують.
option-passed-out = Якщо всі спасували
option-passed-out-passes-on = Здає наступний
option-passed-out-passes-on-about = Карти здає наступний гравець.
option-passed-out-redealt = Здають знову
option-passed-out-redealt-about = Той самий гравець здає ще раз.
option-dealer = Хто здає першим

## Робер

option-game-bonuses = Премія за кожен гейм
option-game-bonuses-about = 200 за гейм, 700 за той, що завершує робер; іншої премії за робер немає.
option-quick-rubber = Швидкий робер 750
option-quick-rubber-about = Два гейми без відповіді дають 750 замість 700.
option-insult-fifty = Реконтра: премія 50
option-insult-fifty-about = 50 за виконаний контракт під реконтрою, як під контрою; інакше 100.
option-simple-undertricks = Прості недобори
option-simple-undertricks-about = Під контрою до зони кожен недобір після першого — 200.
option-unfinished-part-score = Частковий запис незакінченого гейму
option-unfinished-part-score-about = Премія єдиній стороні, яка його має, якщо гру закінчують раніше.

## Чикаго

option-vulnerability = У зоні в другій і третій здачах
option-vulnerability-new = Не сторона, що здає
option-vulnerability-new-about = По-новому: у зоні ті, хто не здавав.
option-vulnerability-old = Сторона, що здає
option-vulnerability-old-about = По-старому: у зоні ті, хто здавав.
option-last-part-score = Частковий запис наприкінці
option-last-part-score-any-deal = З будь-якої здачі
option-last-part-score-any-deal-about = 100 за частковий запис, що лишився після четвертої здачі.
option-last-part-score-fourth-deal = З четвертої здачі
option-last-part-score-fourth-deal-about = 100 лише за зроблений у четвертій здачі.

## Дуплікат

option-boards = Скільки здач
option-boards-about = Після останньої здачі стіл закриється сам.
option-first = Номер першої здачі
option-first-about = Від номера залежить, хто здає і хто в зоні.
option-boards-none = Скільки схочемо
option-deals = Скільки здач
option-deals-about = Після останньої матч закінчується сам.
option-deals-none = Скільки схочемо
option-dealer-about = Далі здають по колу за годинниковою стрілкою.

## Чикаго як дуплікат

option-part-score = Виконаний частковий контракт
option-part-score-about = За правилами 50, у декого 100.

## Удвох і втрьох

option-long-auction = Довга торгівля
option-long-auction-about = Її завершують три паси, а чотири скасовують здачу, як учотирьох; інакше один пас і два.
option-owner = У кого відкритий бовдур
option-owner-about = Бовдур лежить навпроти нього; двоє інших — партнери.
option-dummy-shown = Бовдура перед призначенням контракту бачить
option-dummy-shown-owner = Лише його власник
option-dummy-shown-owner-about = Тільки він дивиться карти бовдура перед своєю заявкою.
option-dummy-shown-everybody = Кожен
option-dummy-shown-everybody-about = Бовдура відкривають усім перед заявкою його власника.
option-first-caller = Хто торгує першим
option-first-caller-by-the-deal = За здачею
option-first-caller-by-the-deal-about = Той, хто здає, якщо він із партнерів, інакше перший із них ліворуч від нього.
option-first-caller-left-of-owner = Ліворуч від власника
option-first-caller-left-of-owner-about = Завжди партнер ліворуч від власника бовдура.
option-owner-settles = Власник розраховується
option-owner-settles-with-each = З кожним
option-owner-settles-with-each-about = Виграє всю різницю в кожного з двох або програє її кожному.
option-owner-settles-with-both = З обома разом
option-owner-settles-with-both-about = Двоє ділять різницю між собою.
