### Что слышат люди, когда дом чего-то не разрешает или не может прочитать: по одному сообщению на код,
### error-CODE, где вместо точек и подчёркиваний дефисы. Переменные — это значения, из-за которых так вышло.

## Что угодно

error-error = Не получилось.
error-value-bad = Такого не может быть.
error-refused = Сейчас этого сделать нельзя.
error-refused-not-allowed = Здесь вам это не разрешено.
error-refused-stale = На столе уже другое положение. Взгляните ещё раз.
error-refused-busy = За столом сейчас суета. Попробуйте ещё раз.
error-turn-other = Сейчас не ваша очередь.

## Торговля

error-call-illegal = Так заявить сейчас нельзя.
error-call-insufficient = Заявка «{ $call }» недостаточна: последняя заявка — { $last_bid }.
error-call-double-no-bid = Нет заявки, которую можно контрить.
error-call-double-own = Последняя заявка — вашей стороны.
error-call-double-twice = Последняя заявка уже под контрой.
error-call-redouble-no-double = Нет контры, на которую можно дать реконтру.
error-call-redouble-own = Контру дала ваша сторона.
error-call-redouble-twice = Реконтра уже дана.
error-call-over = Торговля окончена.
error-call-auction-over = Торговля окончена.
error-call-narrowed = В этой игре заявка «{ $call }» сейчас не разрешена.
error-call-level = Уровень заявки — от одного до семи, а не { $level }.
error-call-stop = Подождите: последняя заявка была скачком.
error-explain-empty = Напишите, что означает заявка.
error-explain-no-call = Такой заявки в торговле нет.
error-explain-not-yours = Заявку объясняет тот, кто её сделал.
error-ask-own-side = Спрашивать можно только о заявках соперников.
error-ask-twice = Вы уже спросили.

## Розыгрыш

error-play-illegal = Этой картой сейчас ходить нельзя.
error-play-revoke = Нужно играть в масть: ход — { $led }.
error-play-not-held = В этой руке такой карты нет: { $card }.
error-play-out-of-turn = Сейчас ход не с этой руки.
error-play-over = Все карты сыграны.
error-play-no-contract = Торговля ещё идёт.
error-play-claim = Сначала ответьте на клейм.
error-play-first = Такого момента в розыгрыше нет.
error-play-trumps = Козырь этого контракта другой.
error-trick-empty = В эту взятку ещё никто не ходил.
error-undo-none = За этим столом ходов назад не берут.
error-undo-nothing = Вам нечего брать назад.
error-undo-shown = С тех пор уже открыты карты.
error-undo-partner-acted = Партнёр уже сделал своё.
error-undo-waits = Сначала нужно ответить на другой вопрос.
error-undo-not-asked = Вас никто не просит вернуть ход.
error-undo-unanswered = Кто-то просит вернуть ход: сначала нужно ответить.
error-hint-others = За этим столом подсказок нет: те же карты играют другие люди.
error-undo-not-yours = Вы не просили вернуть ход.
error-undo-over = На эту просьбу уже ответили.
error-share-none = Эту сдачу сейчас не тасуют.
error-share-closed = Сейчас никто не подмешивает своего, или вы это уже сделали.
error-share-open = Игроков ещё спрашивают об их доле в тасовании.
error-share-not-now = Сейчас вам нечего открывать.
error-share-other = Это не те числа, которые вы обещали.
error-share-digits = Доля — это 64 шестнадцатеричные цифры строчными буквами.
error-share-bytes = Доля — это 32 байта.
error-share-deal = Это не те карты, что вышли при тасовании.
error-share-left-out = Дом не учёл вашей доли в тасовании этой сдачи.

## Клейм и онёры

error-claim-early = До первого хода клейма не бывает.
error-claim-dummy = Болван клейма не заявляет.
error-claim-tricks = Столько взяток уже не осталось.
error-claim-over = Розыгрыш не идёт, клейм невозможен.
error-claim-waits = Клейм ждёт ответа.
error-claim-none = Клейма никто не заявлял.
error-claim-not-asked = От вас ответа не ждут.
error-claim-not-contested = Клейм никто не оспаривает.
error-claim-award = Разыгрывающий теперь может взять от { $least } до { $most } взяток.
error-claim-no-award = Нет решения, на которое вам нужно ответить.
error-claim-no-statement = Сейчас никто не связан сказанным.
error-claim-own-side = Возражают только соперники, и не болван.
error-claim-not-his-card = Последняя карта не того, кто заявил клейм.
error-claim-objected-already = Здесь карту уже возвращали.
error-claim-follows-statement = Эта карта отвечает сказанному, или другой не было.
error-honours-none = Онёров здесь не записывают.
error-honours-not-now = Сейчас онёров не заявляют.
error-honours-not-yours = Заявляют только свои онёры.
error-honours-twice = Эти онёры уже заявлены.
error-honours-points = Онёры — это 100 или 150 очков, а не { $points }.

## За столом

error-table-none = Такого стола нет, или он не для вас.
error-table-open = Этот стол уже открыт.
error-table-name = Название стола — не длиннее { $most } букв.
error-policy-seconds = Время за столом — без ограничения или от { $least } до { $most } секунд.
error-table-nobody = Это может сделать только человек.
error-table-not-invited = Этот стол — для приглашённых.
error-table-other-chair = Вас пригласили на другое место.
error-table-not-seated = Это может только тот, кто сидит за этим столом.
error-table-not-yours = Это может только хозяин стола.
error-table-seated-already = Вы уже сидите за этим столом.
error-table-chair-taken = Это место занято.
error-table-chair-kept = Это место ждёт игрока, который вышел.
error-table-chair-empty = Там никто не сидит.
error-table-no-chair = В этой игре такого места нет.
error-table-barred = Вы видели другие карты этой сдачи. Садитесь, когда её доиграют.
error-table-shown-out = Хозяин стола попросил вас выйти из-за него.
error-table-not-shown-out = Этого игрока никто не просил выйти.
error-table-closed = Этот стол уже закрыт.
error-table-of-contest = Кто где сидит за этим столом, определяет вечер.
error-table-directing = Вы уже видите все руки.
error-table-deal = Сдавать ещё не время.
error-table-no-board = Сейчас ничего не играют.
error-table-ready = Сдача ещё не доиграна, или вы уже готовы.
error-table-stop = Сейчас игру закончить нельзя.
error-table-stop-over = Эта пауза уже прошла.
error-chat-off = Хозяин выключил разговор за этим столом.
error-chat-dummy = Болван молчит, пока сдача не доиграна.
error-text-length = Это слишком длинно или пусто.
error-text-none = Ничего такого здесь уже нет.
error-text-in-play = От этих слов может зависеть текущая сдача. Подождите, пока её доиграют.
error-board-none = Такой сдачи нет, или её ещё нельзя показать.
error-board-number = Сдачи считают с 1.

## Новый стол

error-form-boards = В серии от 1 до { $most } сдач.
error-form-deals = В матче от 1 до { $most } сдач.
error-form-no-rubber-bonus = Если платят за каждый гейм, премии за робер нет, и быстрый не может принести 750.
error-form-over = Запись закрыта ещё до этой сдачи.
error-form-part-score = Выполненная частичная запись стоит 50 или 100 очков.
error-form-unfinished-part-score = Частичная запись незаконченного гейма — 100 или 50 очков.
error-source-problems = В этом файле нет ни одной полной сдачи.
error-source-empty = Нет сдач, которые можно сыграть.
error-source-incomplete = Сдача { $number } неполная: нужно четыре руки по тринадцать карт.
error-source-twice = Сдача { $number } встречается дважды.
error-source-finished = Все сдачи сыграны.
error-source-constraint = Скажите, какими должны быть руки.

## Люди и ссылки

error-name-refused = Это имя взять нельзя.
error-name-length = В имени от { $shortest } до { $longest } букв.
error-name-letters = «{ $letter }» в имени здесь стоять не может.
error-name-mixed-alphabets = Имя пишут одним алфавитом — латиницей или кириллицей.
error-name-reserved = «{ $name }» — не имя для человека.
error-name-taken = «{ $name }» — занятое имя или слишком похоже на занятое.
error-name-already = Имя у вас уже есть.
error-password-refused = Такой пароль не годится.
error-password-length = В пароле не меньше { $shortest } знаков и не больше { $longest }.
error-password-name = Имя — не пароль.
error-password-wrong = Это не ваш пароль.
error-log-in-refused = Нет такого имени с таким паролем.
error-link-refused = Эта ссылка никуда не ведёт: использована, отозвана или устарела. Попросите новую.
error-member-none = Нет никого с таким именем.
error-score-nothing = Скажите, что заказали, кто и чем кончилось.
error-serve-port = Порт { $port } занят или недоступен.
error-member-no-name = Скажите, чьё имя.
error-worker-none = Нет помощника роботов с таким названием.
error-visit-nobody = Сначала откройте главную страницу.
error-visit-origin = Это пришло со страницы другого дома.

## Слишком много за раз

error-limit-explorer = Слишком много вопросов сразу. Подождите { $wait } с.
error-limit-files = Слишком много файлов сразу. Подождите { $wait } с.
error-limit-reached = Слишком много за раз. Подождите { $wait } с.
error-limit-frames = Слишком быстро. Подождите { $wait } с.
error-limit-commands = Слишком быстро. Подождите { $wait } с.
error-limit-chat = Вы пишете слишком быстро. Подождите { $wait } с.
error-limit-tables = Вы открыли много столов. Подождите { $wait } с.
error-limit-guests = Слишком много людей приходит из одного места. Подождите { $wait } с.
error-limit-log-ins = Слишком много попыток. Подождите { $wait } с.
error-limit-sockets = Отсюда открыто слишком много столов. Подождите { $wait } с.
error-limit-links = Слишком много попыток со ссылками. Подождите { $wait } с.

## Между браузером и домом

error-wire-id = Дом не понял этой страницы. Перезагрузите её.
error-wire-unreadable = Дом не понял этой страницы. Перезагрузите её.
error-wire-too-large = Это слишком велико.
error-store-trouble = Сейчас дом не может ничего записать.
error-store-in-use = Эту базу уже открыл другой сервер.
error-store-too-new = С этой базой уже работал более новый выпуск.
error-store-restored = Восстановлена резервная копия. Дом нужно запустить снова.
error-store-unreachable = База данных не отвечает.
error-store-none = Там нет дома.
error-store-not-empty = Там уже есть дом.
error-store-bad-name = Это не название стола.
error-store-bad-number = Строки журнала считают с 1.
error-log-format = Это записал более новый выпуск.

## Robots

error-match-form = По «{ $name }» роботов не сравнивают.
error-match-boards = Число сдач в таком матче должно делиться на { $deals }, а { $boards } не делится.
error-notation-bluechip = «{ $text }» — не строка протокола ведущего стола.
error-bluechip-step = Другая программа сказала «{ $line }», а ждали другого ({ $waiting }).
error-bluechip-version = У протокола есть версии 18 и 19, а { $version } нет.
error-bluechip-seat = Это место уже занято.
error-bluechip-team = На этой линии играет «{ $team }».
error-bluechip-table = Укажите, за каким столом играют программы.
error-bluechip-abandoned = Игра кончилась раньше времени: на { $seats } никто не вернулся.
error-bluechip-turned-away = Ведущий стола не принял робота.
error-bluechip-line = Это не строка протокола ведущего стола.
error-notation-quiz = «{ $text }» — не задача для вопросника.
error-notation-address = «{ $text }» — не адрес с портом.

## Карты и запись

error-notation-bad = «{ $text }» — не удалось прочитать.
error-notation-auction = «{ $text }» — не заявка.
error-notation-system = «{ $text }» — не строка системы торговли.
error-robot-level = Уровень робота — beginner, club или expert, а не «{ $level }».
error-system-unknown = Нет системы торговли «{ $name }».
error-system-hand = Чтобы торговаться, нужна рука.
error-notation-call = «{ $text }» — не заявка.
error-notation-card = «{ $text }» — не карта.
error-notation-constraint = «{ $text }» не описывает никакой руки.
error-notation-contract = «{ $text }» — не контракт.
error-notation-deal = «{ $text }» — не сдача.
error-notation-hand = «{ $text }» — не рука.
error-notation-hexadecimal = «{ $text }» — не шестнадцатеричное число.
error-notation-holding = «{ $text }» — не карты одной масти.
error-notation-honours = «{ $text }» — не онёры.
error-notation-rank = «{ $text }» — не старшинство карты.
error-notation-result = «{ $text }» — не результат.
error-notation-rules = «{ $text }» — не правило торговли.
error-notation-seat = «{ $text }» — не место за столом.
error-notation-strain = «{ $text }» — ни масть, ни без козыря.
error-notation-suit = «{ $text }» — не масть.
error-notation-vulnerability = «{ $text }» не говорит, кто в зоне.
error-letters-mixed = «{ $text }» — латиница вперемешку с кириллицей. Пишите одним алфавитом.
error-letters-foreign = В «{ $text }» есть буквы не из латиницы и не из кириллицы.
error-cards-bits = Это не карты одной колоды.
error-deal-empty = Нет карт для игры.
error-deal-number = Сдачи с таким номером нет.
error-deal-partial = Сдача неполная.
error-deal-size = В руке слишком много карт.
error-deal-twice = Одна карта сдана дважды.
error-executor-unknown = Такого исполнителя нет: это dask: и адрес планировщика.
error-executor-missing = Dask не установлен.
error-executor-silent = По адресу { $name } планировщик Dask не отвечает.
error-suit-vacant = Эти карты не помещаются на стольких местах.
error-suit-twice = Карта есть в обеих руках.
error-suit-empty = Карт этой масти нет.
error-suit-tricks = В этой масти можно сыграть меньше взяток.
error-leads-where = Скажите, чья рука и что о ней известно, например N: hcp 15-17.
error-leads-hand = В руке того, кто ходит, тринадцать карт.
error-leads-contract = Дайте торговлю или контракт, против которого ходят.
error-plots-missing = matplotlib не установлен.
error-plots-format = Рисунки бывают PNG, SVG или PDF.
error-layouts-none = Ни один расклад не согласуется с известным.
error-layouts-many = Раскладов слишком много, чтобы просмотреть каждый.
error-plan-twice = Карту играют только один раз.
error-chances-hand = У разыгрывающего и на столе по тринадцать карт.
error-solver-none = Программа для анализа в открытую не установлена.
error-solver-budget = На расчёт не хватило времени.
error-solver-budget-negative = Ограничение не бывает меньше нуля.
error-makes-count = В таблице взяток двадцать чисел.
error-sample-boxes = Об одной руке говорят не больше четырёх описаний.
error-sample-pack = В руках и в колоде разное число карт.
error-commitment-salt = Секрет сдачи не той длины.
error-result-tricks = Разыгрывающий берёт от 0 до 13 взяток, а не { $tricks }.
error-seats-keeper = Игрок распоряжается своей рукой и не более чем рукой партнёра.
error-target-hcp = Ни у одной стороны нет { $hcp } очков.
error-victory-boards = В матче хотя бы одна сдача.

## Файлы

error-file-bad = В строке { $line } ошибка.
error-json-shape = Это не наша запись.
error-json-record = Одна из записей файла не читается.
error-pbn-board = «{ $text }» — не номер сдачи.
error-pbn-board-twice = Одна сдача встречается дважды.
error-pbn-call = Заявка в торговле не читается.
error-pbn-card = Карта не читается.
error-pbn-comment = Комментарий не закрыт.
error-pbn-contract-other = Контракт не совпадает с торговлей.
error-pbn-date = «{ $text }» — не дата.
error-pbn-deal-partial = Одна из сдач неполная.
error-pbn-deal-shared = У сдачи карты другой сдачи.
error-pbn-dealer = Торговлю начал не сдающий.
error-pbn-declarer = Разыгрывающий не тот, кто первым назвал масть.
error-pbn-game-gap = Между двумя сдачами нет пустой строки.
error-pbn-note = Примечание не читается.
error-pbn-note-missing = Упомянуто примечание, которого нет.
error-pbn-note-place = Примечание стоит не на месте.
error-pbn-note-second = У заявки два примечания.
error-pbn-note-twice = Одно примечание встречается дважды.
error-pbn-note-unused = Примечание не относится ни к одной заявке.
error-pbn-number = «{ $text }» — не число.
error-pbn-play-contract = Карты сыграны, а контракта нет.
error-pbn-play-gap = В розыгрыше не хватает карты.
error-pbn-repeat = Перед этим нечего повторять.
error-pbn-sign = Знак после заявки или карты неизвестен.
error-pbn-stray = Слово стоит не на месте.
error-pbn-string = Текст не закрыт кавычками.
error-pbn-tag = Один из тегов не читается.
error-pbn-tag-twice = Один из тегов встречается дважды.
error-pbn-call-brackets = Заявка стоит в скобках.
error-pbn-call-star = После * торговля продолжается.
error-pbn-deal-first = В сдаче не сказано, чья рука первая.
error-pbn-deal-hands = В сдаче не четыре руки.
error-pbn-first = Не сказано, кто начинает торговлю.
error-pbn-game-split = Пустая строка разрывает сдачу.
error-pbn-tag-case = Тег написан другими буквами.
error-pbn-tag-lines = Тег переходит на следующую строку.
error-record-contract = Контракт не совпадает с торговлей.
error-record-play-contract = Карты сыграны, а контракт неизвестен.
error-record-result = Взятки не сходятся с розыгрышем.
error-record-score = Запись не соответствует результату.
error-lin-claim = «{ $text }» — не число взяток.
error-lin-command = Команда файла LIN не читается.
error-lin-hands = В сдаче файла LIN не четыре руки.
error-lin-open = Значение в файле LIN не закрыто.
error-lin-result = «{ $text }» — не результат.
error-lin-stray = Слово стоит не на месте.
error-rbn-hands = Руки в файле RBN не читаются.
error-rbn-label = У строки файла RBN нет метки.
error-rbn-twice = Одна строка встречается дважды.
error-usebio-board = У сдачи в файле нет номера.
error-usebio-root = Это не файл USEBIO.
error-xml-broken = Это не целый XML.
error-xml-deep = Этот XML слишком глубокий.
error-xml-encoding = Буквы файла не читаются.
error-xml-hostile = Этот XML сделан во вред, он не прочитан.
error-txt-none = В этом тексте нет сдач.
error-csv-number = «{ $text }» — не номер сдачи.
error-csv-row = Строка таблицы не читается.
error-ber-digit = Владелец карты — цифра от 1 до 4.
error-bhg-letters = Сдача в файле — не 52 буквы.
error-bhg-number = В файле BHG нет места для сдачи { $number }.
error-bri-card = Карты сдачи — не 39 чисел от 01 до 52.
error-cds-number = В файле CDS нет места для сдачи { $number }.
error-dge-hands = Руки сдачи не читаются.
error-dlm-checksum = Контрольная сумма сдачи не сходится.
error-dlm-letters = Сдача в файле — не 26 букв от a до p.
error-dlm-number = В файле DLM нет места для сдачи { $number }.
error-dup-hands = Руки для печати — не те, что для сдачи.
error-dup-head = Не хватает номера первой сдачи.
error-machine-gap = Среди остальных не хватает сдачи { $number }.
error-machine-hands = В руках сдачи не по тринадцать карт.
error-machine-partial = В сдаче { $number } не хватает карт, машина её не сдаст.
error-machine-torn = Последняя сдача обрывается.
error-machine-twice = Сдача { $number } встречается дважды, с разными картами.
error-file-boards = В файле { $name } нет ни одной сдачи.
error-file-large = Файл может иметь не больше { $most } миллионов байтов.
error-file-unread = Файл { $name } читается слишком долго или требует слишком много памяти.
error-file-folder = { $name } — файл, а не папка.
error-file-long = Строка слишком длинная.
error-file-none = В { $name } нет файлов с записями.
error-file-problems = Ошибок слишком много, чтобы их перечислить.
error-file-same = { $name } — тот самый файл, который читали.
error-format-none = Такого формата нет.
error-format-unknown = Непонятно, какого вида файл { $name }.

## Вечер

error-movement-player = У игрока { $player } два места или такого игрока нет.
error-rota-players = Очерёдность есть для пяти или шести игроков.
error-tour-over = Тур окончен: жребий для всех трёх роберов уже брошен.
error-tour-players = Карту тянут все четыре игрока.
error-draw-twice = Эту карту уже вытянули.

## Подсчёт в командной строке

error-notation-variant = Такого правила нет: «{ $text }».
error-house-pair = Действует либо одно из этих правил, либо другое.
error-score-hcp = Сила рук не указана или такой не бывает.

## Вечер
error-plan-form = Такой вечер — для игры на { $players } игроков.
error-contest-none = Такого вечера нет, или он не для вас.
error-contest-no-place = Места { $player } нет: их { $places }.
error-contest-not-in = Это могут только участники вечера.
error-contest-over = Этот вечер окончен.
error-contest-in-already = Вы уже участвуете.
error-contest-shown-out = Хозяин вечера попросил вас уйти.
error-contest-not-shown-out = Этого игрока никто не просил уйти.
error-contest-place-taken = Это место занято.
error-contest-place-kept = Это место ждёт игрока, который вышел.
error-contest-place-free = На этом месте никого нет.
error-contest-full = Все места заняты.
error-contest-started = Этот вечер уже начался.
error-contest-boards-each = В круге — хотя бы одна сдача, а не { $boards }.
error-contest-not-full = Ещё свободных мест: { $free } из { $places }.
error-contest-empty = Ещё никто не пришёл.
error-contest-round = Сейчас не этот круг.
error-contest-pack = Раскладывают полную колоду — 52 карты.
error-contest-no-draw = Сейчас жребий не тянут.
error-contest-no-card = Карты { $place } нет: в колоде их { $most }.
error-contest-picked = Вы уже вытянули карту.
error-contest-card-picked = Эту карту уже взяли.
error-contest-not-highest = Выбирает тот, кто вытянул старшую карту.
error-contest-no-choice = Сейчас место не выбирают.
error-contest-no-table = За этим столом сейчас не играют.
error-contest-ready = Круг ещё не сыгран, или вы уже готовы.
error-contest-ending = Этот круг уже и так последний.
error-contest-boards = Нет сдачи { $number }.
error-contest-not-captain = Рассадку команды { $team } называет её капитан.
error-contest-no-line-up = Сейчас рассадку не называют.
error-contest-line-up = Садятся четыре игрока команды { $team }.
error-teams-size = В команде от { $least } до { $most } игроков.
error-teams-sets = В матче от { $least } до { $most } сетов.
error-teams-boards = В сете от { $least } до { $most } сдач.
error-teams-odd = Сдач в сете — чётное число: в каждой комнате начинают с половины.
error-pairs-tables = Пары играют за столами, их от { $least } до { $most }.
error-pairs-boards = В туре от { $least } до { $most } сдач.
error-pairs-last = Туров от { $least } до { $most }.
error-lesson-none = Такого урока нет.
error-lesson-name = Название урока — от одной до { $most } букв.
error-lesson-not-yours = Убрать урок может только его учитель.
error-chat-round = Пока круг играют, пишите за своим столом.
error-contest-not-invited = Этот вечер — для приглашённых.
error-table-sealed = Эти сдачи ещё играют за другими столами.
error-table-not-sealed = Этот стол не опечатан.
error-lesson-boards = В уроке не больше { $most } сдач.
error-paper-none = Такой сдачи в файле нет.
error-paper-language = Печатаем по-английски, по-украински и по-русски.
error-paper-layout = Сколько сдач в ряду и сколько рядов на странице, пишут так: 3x4.
error-paper-ending = Печатаем PDF, HTML, SVG или текст: дайте файлу такое окончание.
error-paper-pages = SVG — это одна страница: выберите сдачу или печатайте PDF.
error-notation-where = «{ $text }» не говорит, какими должны быть руки.
error-notation-dealer = Эту строку сценария нельзя прочитать: { $text }
error-notation-predeal = Из «{ $text }» не понять, у кого эти карты.
error-dealing-nothing-fits = Такой сдачи не нашлось.
error-dealing-division = На ноль делить нельзя.
error-dealing-tricks = Контракт записывают при 0–13 взятках.
error-dealing-chance = Для случая нужно число не меньше 1.
error-dealing-long = Сценарий слишком длинный.
error-deal-predeal = Какие карты сданы заранее, говорит сам сценарий.
error-deal-nothing = Назовите файл или скажите, что сдать.
error-statistics-none = Считать нечего: сдач нет.
error-statistics-kind = Картинки бывают PNG, SVG и PDF.
error-statistics-matplotlib = Для картинок нужен matplotlib, а он не установлен.
error-file-text = Этот файл — не текст.
error-source-rare = Такие сдачи слишком редки, за столом их не сдать.
