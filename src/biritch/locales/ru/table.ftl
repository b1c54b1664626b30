### Стол в браузере: что на нём написано и что за ним говорят.

## Места, масти, карты

seat-letter-N = С
seat-letter-E = В
seat-letter-S = Ю
seat-letter-W = З
seat-name-N = Север
seat-name-E = Восток
seat-name-S = Юг
seat-name-W = Запад
seat-empty = Свободное место
strain-short-N = БК
strain-name-C = трефы
strain-name-D = бубны
strain-name-H = червы
strain-name-S = пики
strain-name-N = без козыря
rank-letter-A = Т
rank-letter-K = К
rank-letter-Q = Д
rank-letter-J = В
rank-letter-T = 10
rank-letter-9 = 9
rank-letter-8 = 8
rank-letter-7 = 7
rank-letter-6 = 6
rank-letter-5 = 5
rank-letter-4 = 4
rank-letter-3 = 3
rank-letter-2 = 2
card-name =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
       *[2] двойка
    } { $suit ->
        [S] пик
        [H] черв
        [D] бубен
       *[C] треф
    }
suit-holding =
    { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    } { $ranks }
seat-played =
    { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }: { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
       *[2] двойка
    } { $suit ->
        [S] пик
        [H] черв
        [D] бубен
       *[C] треф
    }

## Заявки

call-short-P = Пас
call-short-X = X
call-short-XX = XX
call-name-P = Пас
call-name-X = Контра
call-name-XX = Реконтра
bid-name =
    { $level } { $strain ->
        [C] { $level ->
            [one] трефа
            [few] трефы
           *[other] треф
        }
        [D] { $level ->
            [one] бубна
            [few] бубны
           *[other] бубен
        }
        [H] { $level ->
            [one] черва
            [few] червы
           *[other] черв
        }
        [S] { $level ->
            [one] пика
            [few] пики
           *[other] пик
        }
       *[N] без козыря
    }
contract-name =
    { bid-name }{ $doubling ->
        [X] { " " }с контрой
        [XX] { " " }с реконтрой
       *[none] { "" }
    }
bidding-box = Заявки
bids = Заявки
levels = Уровень
strains = Масть
bid = Заявка
alert = Алерт
alerted = алерт
stop = СТОП
confirm = подтвердить
explain-label = Что значит ваша заявка, для соперников
explain-placeholder = Что она значит
call-by =
    — { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }:
meaning-none = о ней ничего не сказано.
meaning-partner = партнёр объясняет соперникам, а вы знаете, о чём договорились.
meaning-kept = алерт, ещё не объяснено.

## Стол

table = Стол
panel = Торговля, запись и разговор
tools = За столом
you = Вы
away = нет за столом
dealer = сдаёт
dummy = стол
declarer = разыгрывает
led = атакует
to-act = сейчас очередь
we = Мы
they = Они
side-ns = С–Ю
side-ew = В–З
auction = Торговля
auction-caption =
    Торговля, сдаёт { $dealer ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }
vulnerable = в зоне
vulnerable-we = Мы в зоне
vulnerable-they = Они в зоне
vulnerable-ns = С–Ю в зоне
vulnerable-ew = В–З в зоне
vulnerable-all = Все в зоне
vulnerable-none = Все до зоны
by-seat =
    играет { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }
needs = нужно { $count }
your-turn = Ваша очередь
deals =
    { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    } сдаёт
turn-of =
    Очередь: { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }
hand-count =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    } · { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
form =
    { $form ->
        [rubber] Робер
        [chicago] Чикаго
        [duplicate] Спортивный бридж
        [chicagoduplicate] Чикаго как дубликат
        [russian] Русский подсчёт
        [twohanded] Вдвоём
        [threehanded] Втроём
       *[other] { $form }
    }
deal-title = Сдача { $number }
deal-number = сдача { $number }
trick = Взятка
last-trick = Последняя взятка

## Просьбы и ответы

undo = Вернуть
undo-yours = Вы просите вернуть ход
undo-theirs = { $name }: просьба вернуть ход
undo-grant = Разрешить
undo-refuse = Нет
undo-withdraw = Не нужно
claim = Клейм
claim-how-many =
    { $left ->
        [one] Осталась одна взятка. Ваша?
        [few] Осталось { $left } взятки. Сколько ваших?
       *[other] Осталось { $left } взяток. Сколько ваших?
    }
claim-tricks = Взятки
claim-all = Все
claim-none = Ни одной
claim-statement = Своими словами
claim-this =
    { $tricks ->
        [one] Моя { $tricks } взятка
        [few] Мои { $tricks } взятки
       *[other] Мои { $tricks } взяток
    }
concede-all = Отдать остальные
claim-yours =
    { $tricks ->
        [0] Вы отдали остальные
        [one] Ваш клейм: { $tricks } взятка
        [few] Ваш клейм: { $tricks } взятки
       *[other] Ваш клейм: { $tricks } взяток
    }
claim-theirs =
    { $tricks ->
        [0] { $name } отдаёт остальные
        [one] { $name }, клейм: { $tricks } взятка
        [few] { $name }, клейм: { $tricks } взятки
       *[other] { $name }, клейм: { $tricks } взяток
    }
claim-accept = Согласен
claim-contest = Не согласен
cancel = Отмена

## Люди за столом

guest = Гость
robot = Робот
sit = Сесть
leave = Встать из-за стола
stop-sitting = Закончить игру
table-closing = Хозяин закрыл этот стол: после этой сдачи других не будет.
table-is-closed = Этот стол закрыт
hosting = Ваш стол
hosting-remove = Попросить выйти
hosting-let-back = Пустить назад
hosting-make-host = Сделать хозяином
hosting-close = Закрыть стол
hosting-close-why = Начатую сдачу доиграют, а новых не будет. Сыгранные сдачи останутся там, где их находят.
hosting-keep = Не закрывать
waiting = Ждём
waiting-players =
    { $count ->
        [one] Не хватает ещё { $count } игрока
       *[other] Не хватает ещё { $count } игроков
    }
waiting-deal =
    { $count ->
       *[other] Карты сдаются
    }
fill-with-robots = Играть с роботами
waiting-for = Ждём: { $names }

## Ещё просьбы и ответы

ask-meaning = Спросить, что это значит
meaning-asked = вы спросили.
asked-about = { $name } спрашивает, что значит ваша заявка { $call }
explain = Сказать
trumps = Козыри
finesse = Импас
ruff = Убить
drop = на выпадение
line-order = Ходить
line-draw = отберу козыри
line-leave = оставлю козыри
line-suits = затем { $suits }
line-finesse =
    импас в { $suit ->
        [S] пиках
        [H] червах
        [D] бубнах
       *[C] трефах
    } против { $seat ->
        [N] Севера
        [E] Востока
        [S] Юга
       *[W] Запада
    }
line-drop =
    { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    } на выпадение
line-ruff =
    { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    } бьёт { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }
claim-contested = Клейм оспорен.
claim-void = Клейм оспорен: играем дальше.
play-on = Играть дальше
award = Решение: разыгрывающему { $tricks }
award-agree = Вы согласны?
award-tricks = Всего взяток разыгрывающего
award-reason = Почему
award-give = Решить
object = Не так, как он заявил
claim-honours = Заявить онёры

## После сдачи

board-over = Сдача сыграна
passed-out = Все спасовали
next-deal = Следующая сдача
replay = Просмотр
show-sheet = Запись
game-over = Игра окончена
play-again = Сыграть ещё
join-again = За стол: { $name }
sheet-total = Итог каждой стороны
sheet = Запись
sheet-short = Запись
sheet-caption = Что принесла каждая сдача
sheet-empty = После первой сдачи здесь будет запись.
total = Всего
board = Сдача
contract = Контракт

## Разговор

talk = Разговор
say-something = Скажите что-нибудь…
phrases = Готовые фразы
talk-erased = стёрто
talk-erase = Стереть
talk-erase-line = Стереть: { $words }
phrase-hello = Всем привет
phrase-luck = Удачи, партнёр
phrase-thanks = Спасибо, партнёр
phrase-well = Хорошо сыграно
phrase-sorry = Извините
phrase-back = Вернусь через минуту
phrase-again = Сыграем ещё: садитесь сюда

## Что звучит вслух, по порядку

table-in-words = Стол словами
what-happened = Что произошло
your-hand = Ваша рука
dummy-hand = Стол
keys = Клавиши
key-bid = заявка: уровень, затем масть
key-calls = пас, контра, реконтра
key-cards = выбрать карту, сыграть её
key-last = показать последнюю взятку
key-undo = попросить вернуть ход
key-claim = клейм
key-answer = согласиться, отказать
key-next = следующая сдача
key-auction = услышать торговлю
key-hand = услышать свою руку
key-dummy = услышать стол
key-trick = услышать взятку
key-score = услышать контракт и запись
key-turn = услышать, чья очередь
nothing-to-tell = Пока ничего.
tricks-so-far = Взятки: Север–Юг { $ns }, Восток–Запад { $ew }.
totals = Запись: Север–Юг { $ns }, Восток–Запад { $ew }.
heard-board =
    Сдача { $number }, сдаёт { $dealer ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }, { $vulnerable ->
        [none] все до зоны
        [ns] Север–Юг в зоне
        [ew] Восток–Запад в зоне
       *[both] все в зоне
    }.
heard-who =
    { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
        [W] Запад
        [you-N] Вы
        [you-E] Вы
        [you-S] Вы
       *[you-W] Вы
    }
heard-call =
    { heard-who }: { $call ->
        [P] пас
        [X] контра
        [XX] реконтра
       *[bid] { bid-name }
    }{ $alert ->
        [yes] , алерт
       *[no] { "" }
    }
heard-meaning = Это значит: { $meaning }
heard-contract =
    Контракт { contract-name }, разыгрывает { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }.
heard-card = { heard-who }: { card-name }
heard-trick =
    Взятку берут { $side ->
        [ns] Север–Юг
       *[ew] Восток–Запад
    }. Север–Юг { $ns }, Восток–Запад { $ew }.
heard-taken-back = Ход возвращён.
heard-claim =
    { heard-who }: { $tricks ->
        [0] остальное отдано
        [one] клейм, { $tricks } взятка
        [few] клейм, { $tricks } взятки
       *[other] клейм, { $tricks } взяток
    }.
heard-undo = { heard-who }: просьба вернуть ход.
heard-undo-over = Ход остаётся.
heard-passed-out = Все спасовали.
heard-result =
    { $made ->
        [made] Ровно выполнено.
        [over] { $tricks ->
            [one] Выполнено, { $tricks } лишняя взятка.
            [few] Выполнено, { $tricks } лишние взятки.
           *[other] Выполнено, { $tricks } лишних взяток.
        }
       *[down] Без { $tricks }.
    }
heard-score =
    { $side ->
        [ns] Север–Юг
       *[ew] Восток–Запад
    }: { $points }.
heard-your-call = Ваша очередь заявлять.
heard-your-play = Ваш ход.
heard-play-dummy = Играйте со стола.

## Запись, строка за строкой

entry = Сдача { $deal }: { $reason }, { $points }
entry-law = (правило { $law })
imps = IMP
imps-won = { $imps } IMP
measured = { $side }: { $hcp } очков, цель { $target }, разница { $difference }
measured-hcp = Очки
measured-target = Цель
measured-difference = Разница
settled = Выигрыш и проигрыш
settled-hundreds = Выигрыш и проигрыш, в сотнях
settled-imps = Выигрыш и проигрыш, в IMP
stop-wanted = { $names } — за то, чтобы закончить игру здесь.
claim-honours-of =
    Заявить онёры { $seat ->
        [N] Севера
        [E] Востока
        [S] Юга
       *[W] Запада
    }

## Вдвоём и втроём

bids-over = Заявок больше нет: пас, контра или реконтра.
dummy-yours = ваш стол
dummy-of = стол: { $name }
heard-play-from =
    Ходите из руки { $seat ->
        [N] Севера
        [E] Востока
        [S] Юга
       *[W] Запада
    }.
