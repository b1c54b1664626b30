### Что стоит в печатных расположениях, диаграммах, протоколах и системных картах.
###
### $seat, $side: буквы места или линии; $contract, $result: уже написаны, масти знаками

paper-records = Расположения
paper-board = Сдача { $number }
paper-deals = Сдаёт { $seat }
paper-vulnerable-none = До зоны
paper-vulnerable-ns = С–Ю в зоне
paper-vulnerable-ew = В–З в зоне
paper-vulnerable-both = Все в зоне
paper-side-ns = С–Ю
paper-side-ew = В–З
paper-hcp = PC
paper-makes = Взятки
paper-par = Пар
paper-par-nothing = Пар 0: пас
paper-passed-out = Четыре паса
paper-played = { $contract }, играет { $seat }
paper-auction = Торговля
paper-play = Розыгрыш
paper-lead = Ход
paper-won = Взял
paper-tricks = Взятки
paper-hand = Рука: { $seat }
paper-diagram = { $board }. { $dealer }. { $vulnerable }
paper-table = Стол
paper-round = Тур
paper-pair-ns = С–Ю
paper-pair-ew = В–З
paper-contract = Контракт
paper-by = Играет
paper-result = Результат
paper-score = Запись
paper-traveller = Протокол сдачи
paper-slip = Запись результата
paper-signed = Подпись В–З
paper-card = Системная карта
paper-page = { $page } / { $pages }
paper-open-hands = Взятки и пар подсчитаны при четырёх открытых руках.
