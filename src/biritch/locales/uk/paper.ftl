### Що стоїть у друкованих розкладах, діаграмах, протоколах і системних картах.
###
### $seat, $side: літери місця або лінії; $contract, $result: уже написані, масті знаками

paper-records = Розклади
paper-board = Здача { $number }
paper-deals = Здає { $seat }
paper-vulnerable-none = До зони
paper-vulnerable-ns = Пн–Пд у зоні
paper-vulnerable-ew = Сх–Зх у зоні
paper-vulnerable-both = Усі в зоні
paper-side-ns = Пн–Пд
paper-side-ew = Сх–Зх
paper-hcp = PC
paper-makes = Взятки
paper-par = Пар
paper-par-nothing = Пар 0: пас
paper-passed-out = Чотири паси
paper-played = { $contract }, розігрує { $seat }
paper-auction = Торгівля
paper-play = Розіграш
paper-lead = Хід
paper-won = Узяв
paper-tricks = Взятки
paper-hand = Рука: { $seat }
paper-diagram = { $board }. { $dealer }. { $vulnerable }
paper-table = Стіл
paper-round = Тур
paper-pair-ns = Пн–Пд
paper-pair-ew = Сх–Зх
paper-contract = Контракт
paper-by = Розігрує
paper-result = Результат
paper-score = Запис
paper-traveller = Протокол здачі
paper-slip = Запис результату
paper-signed = Підпис Сх–Зх
paper-card = Системна карта
paper-page = { $page } / { $pages }
paper-open-hands = Взятки й пар підраховано за чотирьох відкритих рук.
