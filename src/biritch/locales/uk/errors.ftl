### Що чують люди, коли дім чогось не дозволяє або не може прочитати: по одному повідомленню на код,
### error-CODE, де замість крапок і підкреслень дефіси. Змінні — це значення, через які так сталося.

## Будь-що

error-error = Не вийшло.
error-value-bad = Такого не може бути.
error-refused = Зараз цього зробити не можна.
error-refused-not-allowed = Тут вам цього не дозволено.
error-refused-stale = На столі вже інше становище. Погляньте ще раз.
error-refused-busy = За столом зараз метушня. Спробуйте ще раз.
error-turn-other = Зараз не ваша черга.

## Торгівля

error-call-illegal = Так заявити зараз не можна.
error-call-insufficient = Заявка «{ $call }» недостатня: остання заявка — { $last_bid }.
error-call-double-no-bid = Немає заявки, яку можна контрувати.
error-call-double-own = Остання заявка — вашої сторони.
error-call-double-twice = Останню заявку вже законтровано.
error-call-redouble-no-double = Немає контри, на яку можна відповісти реконтрою.
error-call-redouble-own = Контру дала ваша сторона.
error-call-redouble-twice = Реконтру вже дано.
error-call-over = Торгівлю закінчено.
error-call-auction-over = Торгівлю закінчено.
error-call-narrowed = У цій грі заявка «{ $call }» зараз не дозволена.
error-call-level = Рівень заявки — від одного до семи, а не { $level }.
error-call-stop = Зачекайте: остання заявка була зі стрибком.
error-explain-empty = Напишіть, що означає заявка.
error-explain-no-call = Такої заявки в торгівлі немає.
error-explain-not-yours = Заявку пояснює той, хто її зробив.
error-ask-own-side = Питати можна лише про заявки суперників.
error-ask-twice = Ви вже спитали.

## Розіграш

error-play-illegal = Цією картою зараз ходити не можна.
error-play-revoke = Треба грати в масть: хід — { $led }.
error-play-not-held = У цій руці такої карти немає: { $card }.
error-play-out-of-turn = Зараз хід не з цієї руки.
error-play-over = Усі карти зіграно.
error-play-no-contract = Торгівля ще триває.
error-play-claim = Спершу дайте відповідь на клейм.
error-play-first = Такого моменту в розіграші немає.
error-play-trumps = Козир цього контракту інший.
error-trick-empty = На цю взятку ще ніхто не ходив.
error-undo-none = За цим столом ходів назад не беруть.
error-undo-nothing = Вам нема чого брати назад.
error-undo-shown = Відтоді вже відкрито карти.
error-undo-partner-acted = Партнер уже зробив своє.
error-undo-waits = Спершу треба відповісти на інше запитання.
error-undo-not-asked = Вас ніхто не просить повернути хід.
error-undo-unanswered = Хтось просить повернути хід: спершу треба відповісти.
error-hint-others = За цим столом підказок немає: ті самі карти грають інші люди.
error-undo-not-yours = Ви не просили повернути хід.
error-undo-over = На це прохання вже відповіли.
error-share-none = Цю здачу зараз не тасують.
error-share-closed = Зараз ніхто не домішує свого, або ви вже це зробили.
error-share-open = Гравців ще питають про їхню частку в тасуванні.
error-share-not-now = Зараз вам нічого відкривати.
error-share-other = Це не ті числа, які ви обіцяли.
error-share-digits = Частка — це 64 шістнадцяткові цифри малими літерами.
error-share-bytes = Частка — це 32 байти.
error-share-deal = Це не ті карти, що вийшли з тасування.
error-share-left-out = Дім не врахував вашої частки в тасуванні цієї здачі.

## Клейм та онери

error-claim-early = До першого ходу клейму не буває.
error-claim-dummy = Бовдур клейму не заявляє.
error-claim-tricks = Стільки взяток уже не лишилося.
error-claim-over = Розіграш не триває, клейм неможливий.
error-claim-waits = Клейм чекає на відповідь.
error-claim-none = Клейму ніхто не заявляв.
error-claim-not-asked = Від вас відповіді не чекають.
error-claim-not-contested = Клейму ніхто не заперечує.
error-claim-award = Розігруючий тепер може взяти від { $least } до { $most } взяток.
error-claim-no-award = Немає рішення, на яке ви маєте відповісти.
error-claim-no-statement = Зараз ніхто не зв’язаний сказаним.
error-claim-own-side = Заперечують лише суперники, і не бовдур.
error-claim-not-his-card = Остання карта не того, хто заявив клейм.
error-claim-objected-already = Тут карту вже повертали.
error-claim-follows-statement = Ця карта відповідає сказаному, або іншої не було.
error-honours-none = Онерів тут не записують.
error-honours-not-now = Зараз онерів не заявляють.
error-honours-not-yours = Заявляють лише власні онери.
error-honours-twice = Ці онери вже заявлено.
error-honours-points = Онери — це 100 або 150 очок, а не { $points }.

## За столом

error-table-none = Такого столу немає, або він не для вас.
error-table-open = Цей стіл уже відкрито.
error-table-name = Назва столу — не довша за { $most } літер.
error-policy-seconds = Час за столом — без обмеження або від { $least } до { $most } секунд.
error-table-nobody = Це може зробити лише людина.
error-table-not-invited = Цей стіл — для запрошених.
error-table-other-chair = Вас запрошено на інше місце.
error-table-not-seated = Це може лише той, хто сидить за цим столом.
error-table-not-yours = Це може лише господар столу.
error-table-seated-already = Ви вже сидите за цим столом.
error-table-chair-taken = Це місце зайняте.
error-table-chair-kept = Це місце чекає на гравця, який вийшов.
error-table-chair-empty = Там ніхто не сидить.
error-table-no-chair = У цій грі такого місця немає.
error-table-barred = Ви бачили інші карти цієї здачі. Сідайте, коли її дограють.
error-table-shown-out = Господар столу попросив вас вийти з-за нього.
error-table-not-shown-out = Цього гравця ніхто не просив вийти.
error-table-closed = Цей стіл уже закрито.
error-table-of-contest = Хто де сидить за цим столом, визначає вечір.
error-table-directing = Ви вже бачите всі руки.
error-table-deal = Здавати ще не час.
error-table-no-board = Зараз нічого не грають.
error-table-ready = Здачу ще не дограно, або ви вже готові.
error-table-stop = Зараз гру закінчити не можна.
error-table-stop-over = Ця пауза вже минула.
error-chat-off = Господар вимкнув розмову за цим столом.
error-chat-dummy = Бовдур мовчить, поки здачу не дограно.
error-text-length = Це задовго або порожньо.
error-text-none = Нічого такого тут уже немає.
error-text-in-play = Від цих слів може залежати поточна здача. Зачекайте, доки її дограють.
error-board-none = Такої здачі немає, або її ще не можна показати.
error-board-number = Здачі рахують від 1.

## Новий стіл

error-form-boards = У серії від 1 до { $most } здач.
error-form-deals = У матчі від 1 до { $most } здач.
error-form-no-rubber-bonus = Якщо платять за кожен гейм, премії за робер немає, тож швидкий не може принести 750.
error-form-over = Запис закрито ще до цієї здачі.
error-form-part-score = Виконаний частковий запис коштує 50 або 100 очок.
error-form-unfinished-part-score = Частковий запис незакінченого гейму — 100 або 50 очок.
error-source-problems = У цьому файлі немає жодної повної здачі.
error-source-empty = Немає здач, які можна зіграти.
error-source-incomplete = Здача { $number } неповна: треба чотири руки по тринадцять карт.
error-source-twice = Здача { $number } трапляється двічі.
error-source-finished = Усі здачі зіграно.
error-source-constraint = Скажіть, якими мають бути руки.

## Люди та посилання

error-name-refused = Це ім’я взяти не можна.
error-name-length = В імені від { $shortest } до { $longest } літер.
error-name-letters = «{ $letter }» в імені тут стояти не може.
error-name-mixed-alphabets = Ім’я пишуть однією абеткою — латинкою або кирилицею.
error-name-reserved = «{ $name }» — не ім’я для людини.
error-name-taken = «{ $name }» — зайняте ім’я або надто схоже на зайняте.
error-name-already = Ім’я у вас уже є.
error-password-refused = Такий пароль не годиться.
error-password-length = У паролі щонайменше { $shortest } знаків, щонайбільше { $longest }.
error-password-name = Ім’я — не пароль.
error-password-wrong = Це не ваш пароль.
error-log-in-refused = Немає такого імені з таким паролем.
error-link-refused = Це посилання нікуди не веде: використане, скасоване або застаріле. Попросіть нове.
error-member-none = Немає нікого з таким ім’ям.
error-score-nothing = Скажіть, що замовили, хто і чим скінчилося.
error-serve-port = Порт { $port } зайнятий або недоступний.
error-member-no-name = Скажіть, чиє ім’я.
error-worker-none = Немає помічника роботів із такою назвою.
error-visit-nobody = Спершу відкрийте головну сторінку.
error-visit-origin = Це прийшло зі сторінки іншого дому.

## Забагато за раз

error-limit-explorer = Забагато запитань одразу. Зачекайте { $wait } с.
error-limit-files = Забагато файлів одразу. Зачекайте { $wait } с.
error-limit-reached = Забагато за раз. Зачекайте { $wait } с.
error-limit-frames = Надто швидко. Зачекайте { $wait } с.
error-limit-commands = Надто швидко. Зачекайте { $wait } с.
error-limit-chat = Ви пишете надто швидко. Зачекайте { $wait } с.
error-limit-tables = Ви відкрили багато столів. Зачекайте { $wait } с.
error-limit-guests = Забагато людей приходить з одного місця. Зачекайте { $wait } с.
error-limit-log-ins = Забагато спроб. Зачекайте { $wait } с.
error-limit-sockets = Звідси відкрито забагато столів. Зачекайте { $wait } с.
error-limit-links = Забагато спроб із посиланнями. Зачекайте { $wait } с.

## Між браузером і домом

error-wire-id = Дім не зрозумів цієї сторінки. Перезавантажте її.
error-wire-unreadable = Дім не зрозумів цієї сторінки. Перезавантажте її.
error-wire-too-large = Це завелике.
error-store-trouble = Зараз дім не може нічого записати.
error-store-in-use = Цю базу вже відкрив інший сервер.
error-store-too-new = З цією базою вже працював новіший випуск.
error-store-restored = Відновлено резервну копію. Дім треба запустити знову.
error-store-unreachable = База даних не відповідає.
error-store-none = Там немає дому.
error-store-not-empty = Там уже є дім.
error-store-bad-name = Це не назва столу.
error-store-bad-number = Рядки журналу рахують від 1.
error-log-format = Це записав новіший випуск.

## Robots

error-match-form = За «{ $name }» роботів не порівнюють.
error-match-boards = Кількість здач у такому матчі має ділитися на { $deals }, а { $boards } не ділиться.
error-notation-bluechip = «{ $text }» — не рядок протоколу ведучого столу.
error-bluechip-step = Інша програма сказала «{ $line }», а чекали іншого ({ $waiting }).
error-bluechip-version = Протокол має версії 18 і 19, а { $version } — ні.
error-bluechip-seat = Це місце вже зайняте.
error-bluechip-team = На цій лінії грає «{ $team }».
error-bluechip-table = Вкажіть, за яким столом грають програми.
error-bluechip-abandoned = Гра скінчилася завчасно: на { $seats } ніхто не повернувся.
error-bluechip-turned-away = Ведучий столу не прийняв робота.
error-bluechip-line = Це не рядок протоколу ведучого столу.
error-notation-quiz = «{ $text }» — не задача для запитальника.
error-notation-address = «{ $text }» — не адреса з портом.

## Карти та запис

error-notation-bad = «{ $text }» — не вдалося прочитати.
error-notation-auction = «{ $text }» — не заявка.
error-notation-system = «{ $text }» — не рядок системи торгу.
error-robot-level = Рівень робота — beginner, club або expert, а не «{ $level }».
error-system-unknown = Немає системи торгу «{ $name }».
error-system-hand = Щоб торгуватися, потрібна рука.
error-notation-call = «{ $text }» — не заявка.
error-notation-card = «{ $text }» — не карта.
error-notation-constraint = «{ $text }» не описує жодної руки.
error-notation-contract = «{ $text }» — не контракт.
error-notation-deal = «{ $text }» — не здача.
error-notation-hand = «{ $text }» — не рука.
error-notation-hexadecimal = «{ $text }» — не шістнадцяткове число.
error-notation-holding = «{ $text }» — не карти однієї масті.
error-notation-honours = «{ $text }» — не онери.
error-notation-rank = «{ $text }» — не старшинство карти.
error-notation-result = «{ $text }» — не результат.
error-notation-rules = «{ $text }» — не правило торгівлі.
error-notation-seat = «{ $text }» — не місце за столом.
error-notation-strain = «{ $text }» — ні масть, ні без козиря.
error-notation-suit = «{ $text }» — не масть.
error-notation-vulnerability = «{ $text }» не каже, хто в зоні.
error-letters-mixed = «{ $text }» — латинка упереміш із кирилицею. Пишіть однією абеткою.
error-letters-foreign = У «{ $text }» є літери не з латинки й не з кирилиці.
error-cards-bits = Це не карти однієї колоди.
error-deal-empty = Немає карт для гри.
error-deal-number = Здачі з таким номером немає.
error-deal-partial = Здача неповна.
error-deal-size = У руці забагато карт.
error-deal-twice = Одну карту здано двічі.
error-executor-unknown = Такого виконавця немає: це dask: та адреса планувальника.
error-executor-missing = Dask не встановлено.
error-executor-silent = За адресою { $name } планувальник Dask не відповідає.
error-suit-vacant = Ці карти не вміщаються в стільки місць.
error-suit-twice = Карта є в обох руках.
error-suit-empty = Карт цієї масті немає.
error-suit-tricks = У цій масті можна зіграти менше взяток.
error-leads-where = Скажіть, чия рука і що про неї відомо, як-от N: hcp 15-17.
error-leads-hand = У руці того, хто ходить, тринадцять карт.
error-leads-contract = Дайте торгівлю або контракт, проти якого ходять.
error-plots-missing = matplotlib не встановлено.
error-plots-format = Малюнки бувають PNG, SVG або PDF.
error-layouts-none = Жоден розклад не узгоджується з відомим.
error-layouts-many = Розкладів забагато, щоб переглянути кожен.
error-plan-twice = Карту грають лише раз.
error-chances-hand = У руках розігруючого та на столі по тринадцять карт.
error-solver-none = Програми для аналізу з відкритими картами не встановлено.
error-solver-budget = На розрахунок забракло часу.
error-solver-budget-negative = Обмеження не буває меншим за нуль.
error-makes-count = У таблиці взяток двадцять чисел.
error-sample-boxes = Про одну руку говорять щонайбільше чотири описи.
error-sample-pack = У руках і в колоді різна кількість карт.
error-commitment-salt = Секрет здачі має не ту довжину.
error-result-tricks = Розігруючий бере від 0 до 13 взяток, а не { $tricks }.
error-seats-keeper = Гравець керує своєю рукою і щонайбільше партнеровою.
error-target-hcp = Жодна сторона не має { $hcp } очок.
error-victory-boards = У матчі щонайменше одна здача.

## Файли

error-file-bad = У рядку { $line } помилка.
error-json-shape = Це не наш запис.
error-json-record = Один із записів файлу не читається.
error-pbn-board = «{ $text }» — не номер здачі.
error-pbn-board-twice = Одна здача трапляється двічі.
error-pbn-call = Заявка в торгівлі не читається.
error-pbn-card = Карта не читається.
error-pbn-comment = Коментар не закрито.
error-pbn-contract-other = Контракт не збігається з торгівлею.
error-pbn-date = «{ $text }» — не дата.
error-pbn-deal-partial = Одна зі здач неповна.
error-pbn-deal-shared = Здача має карти іншої здачі.
error-pbn-dealer = Торгівлю почав не той, хто здає.
error-pbn-declarer = Розігруючий не той, хто перший назвав масть.
error-pbn-game-gap = Між двома здачами бракує порожнього рядка.
error-pbn-note = Примітка не читається.
error-pbn-note-missing = Згадано примітку, якої немає.
error-pbn-note-place = Примітка стоїть не на місці.
error-pbn-note-second = У заявки дві примітки.
error-pbn-note-twice = Одна примітка трапляється двічі.
error-pbn-note-unused = Примітка не належить жодній заявці.
error-pbn-number = «{ $text }» — не число.
error-pbn-play-contract = Карти зіграно, а контракту немає.
error-pbn-play-gap = У розіграші бракує карти.
error-pbn-repeat = Перед цим нема чого повторювати.
error-pbn-sign = Знак після заявки чи карти невідомий.
error-pbn-stray = Слово стоїть не на місці.
error-pbn-string = Текст не закрито лапками.
error-pbn-tag = Один із тегів не читається.
error-pbn-tag-twice = Один із тегів трапляється двічі.
error-pbn-call-brackets = Заявка стоїть у дужках.
error-pbn-call-star = Після * торгівля триває.
error-pbn-deal-first = У здачі не сказано, чия рука перша.
error-pbn-deal-hands = У здачі не чотири руки.
error-pbn-first = Не сказано, хто починає торгівлю.
error-pbn-game-split = Порожній рядок розриває здачу.
error-pbn-tag-case = Тег написано іншими літерами.
error-pbn-tag-lines = Тег переходить на наступний рядок.
error-record-contract = Контракт не збігається з торгівлею.
error-record-play-contract = Карти зіграно, а контракт невідомий.
error-record-result = Взятки не сходяться з розіграшем.
error-record-score = Запис не відповідає результату.
error-lin-claim = «{ $text }» — не кількість взяток.
error-lin-command = Команда файлу LIN не читається.
error-lin-hands = У здачі файлу LIN не чотири руки.
error-lin-open = Значення у файлі LIN не закрито.
error-lin-result = «{ $text }» — не результат.
error-lin-stray = Слово стоїть не на місці.
error-rbn-hands = Руки у файлі RBN не читаються.
error-rbn-label = Рядок файлу RBN не має позначки.
error-rbn-twice = Один рядок трапляється двічі.
error-usebio-board = Здача у файлі не має номера.
error-usebio-root = Це не файл USEBIO.
error-xml-broken = Це не цілий XML.
error-xml-deep = Цей XML надто глибокий.
error-xml-encoding = Літери файлу не читаються.
error-xml-hostile = Цей XML зроблено на шкоду, його не прочитано.
error-txt-none = У цьому тексті немає здач.
error-csv-number = «{ $text }» — не номер здачі.
error-csv-row = Рядок таблиці не читається.
error-ber-digit = Власник карти — цифра від 1 до 4.
error-bhg-letters = Здача у файлі — не 52 літери.
error-bhg-number = У файлі BHG немає місця для здачі { $number }.
error-bri-card = Карти здачі — не 39 чисел від 01 до 52.
error-cds-number = У файлі CDS немає місця для здачі { $number }.
error-dge-hands = Руки здачі не читаються.
error-dlm-checksum = Контрольна сума здачі не сходиться.
error-dlm-letters = Здача у файлі — не 26 літер від a до p.
error-dlm-number = У файлі DLM немає місця для здачі { $number }.
error-dup-hands = Руки для друку — не ті, що для здачі.
error-dup-head = Бракує номера першої здачі.
error-machine-gap = Серед інших бракує здачі { $number }.
error-machine-hands = У руках здачі не по тринадцять карт.
error-machine-partial = У здачі { $number } бракує карт, машина її не здасть.
error-machine-torn = Остання здача обривається.
error-machine-twice = Здача { $number } трапляється двічі, з різними картами.
error-file-boards = У файлі { $name } немає жодної здачі.
error-file-large = Файл може мати щонайбільше { $most } мільйони байтів.
error-file-unread = Файл { $name } читається надто довго або потребує забагато пам’яті.
error-file-folder = { $name } — файл, а не тека.
error-file-long = Рядок надто довгий.
error-file-none = У { $name } немає файлів із записами.
error-file-problems = Помилок забагато, щоб їх перелічити.
error-file-same = { $name } — той самий файл, який читали.
error-format-none = Такого формату немає.
error-format-unknown = Незрозуміло, якого виду файл { $name }.

## Вечір

error-movement-player = У гравця { $player } два місця або такого гравця немає.
error-rota-players = Черговість є для п’ятьох або шістьох гравців.
error-tour-over = Тур закінчено: жереб для всіх трьох роберів уже кинуто.
error-tour-players = Карту тягнуть усі четверо гравців.
error-draw-twice = Цю карту вже витягнуто.

## Підрахунок у командному рядку

error-notation-variant = Такого правила немає: «{ $text }».
error-house-pair = Діє або одне з цих правил, або інше.
error-score-hcp = Силу рук не вказано або такої не буває.

## Вечір
error-plan-form = Такий вечір — для гри на { $players } гравців.
error-contest-none = Такого вечора немає, або він не для вас.
error-contest-no-place = Місця { $player } немає: їх { $places }.
error-contest-not-in = Це можуть лише учасники вечора.
error-contest-over = Цей вечір закінчено.
error-contest-in-already = Ви вже берете участь.
error-contest-shown-out = Господар вечора попросив вас піти.
error-contest-not-shown-out = Цього гравця ніхто не просив піти.
error-contest-place-taken = Це місце зайняте.
error-contest-place-kept = Це місце чекає на гравця, який вийшов.
error-contest-place-free = На цьому місці нікого немає.
error-contest-full = Усі місця зайнято.
error-contest-started = Цей вечір уже почався.
error-contest-boards-each = У колі — щонайменше одна здача, а не { $boards }.
error-contest-not-full = Ще вільних місць: { $free } із { $places }.
error-contest-empty = Ще ніхто не прийшов.
error-contest-round = Зараз не це коло.
error-contest-pack = Розкладають повну колоду — 52 карти.
error-contest-no-draw = Зараз жереб не тягнуть.
error-contest-no-card = Карти { $place } немає: у колоді їх { $most }.
error-contest-picked = Ви вже витягли карту.
error-contest-card-picked = Цю карту вже взяли.
error-contest-not-highest = Вибирає той, хто витягнув найстаршу карту.
error-contest-no-choice = Зараз місце не вибирають.
error-contest-no-table = За цим столом зараз не грають.
error-contest-ready = Коло ще не зіграно, або ви вже готові.
error-contest-ending = Це коло вже й так останнє.
error-contest-boards = Немає здачі { $number }.
error-contest-not-captain = Розсадку команди { $team } називає її капітан.
error-contest-no-line-up = Зараз розсадку не називають.
error-contest-line-up = Сідають четверо гравців команди { $team }.
error-teams-size = У команді від { $least } до { $most } гравців.
error-teams-sets = У матчі від { $least } до { $most } сетів.
error-teams-boards = У сеті від { $least } до { $most } здач.
error-teams-odd = Здач у сеті — парне число: у кожній кімнаті починають з половини.
error-pairs-tables = Пари грають за столами, їх від { $least } до { $most }.
error-pairs-boards = У турі від { $least } до { $most } здач.
error-pairs-last = Турів від { $least } до { $most }.
error-lesson-none = Такого уроку немає.
error-lesson-name = Назва уроку — від однієї до { $most } літер.
error-lesson-not-yours = Прибрати урок може лише його вчитель.
error-chat-round = Поки коло грають, пишіть за своїм столом.
error-contest-not-invited = Цей вечір — для запрошених.
error-table-sealed = Ці здачі ще грають за іншими столами.
error-table-not-sealed = Цей стіл не опечатано.
error-lesson-boards = В уроці щонайбільше { $most } здач.
error-paper-none = Такої здачі у файлі немає.
error-paper-language = Друкуємо англійською, українською й російською.
error-paper-layout = Скільки здач в ряду і скільки рядів на сторінці, пишуть так: 3x4.
error-paper-ending = Друкуємо PDF, HTML, SVG або текст: дайте файлові таке закінчення.
error-paper-pages = SVG — це одна сторінка: виберіть здачу або друкуйте PDF.
error-notation-where = «{ $text }» не каже, якими мають бути руки.
error-notation-dealer = Цей рядок сценарію неможливо прочитати: { $text }
error-notation-predeal = Із «{ $text }» не зрозуміло, у кого ці карти.
error-dealing-nothing-fits = Такої здачі не знайшлося.
error-dealing-division = На нуль ділити не можна.
error-dealing-tricks = Контракт записують за 0–13 взяток.
error-dealing-chance = Для випадку потрібне число не менше 1.
error-dealing-long = Сценарій задовгий.
error-deal-predeal = Які карти здано наперед, каже сам сценарій.
error-deal-nothing = Назвіть файл або скажіть, що здати.
error-statistics-none = Рахувати нічого: здач немає.
error-statistics-kind = Зображення бувають PNG, SVG і PDF.
error-statistics-matplotlib = Для зображень потрібен matplotlib, а його не встановлено.
error-file-text = Цей файл — не текст.
error-source-rare = Такі здачі надто рідкісні, за столом їх не здати.
