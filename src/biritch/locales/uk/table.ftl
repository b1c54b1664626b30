### Стіл у браузері: що на ньому написано і що за ним кажуть.

## Місця, масті, карти

seat-letter-N = Пн
seat-letter-E = Сх
seat-letter-S = Пд
seat-letter-W = Зх
seat-name-N = Північ
seat-name-E = Схід
seat-name-S = Південь
seat-name-W = Захід
seat-empty = Вільне місце
strain-short-N = БК
strain-name-C = трефи
strain-name-D = бубни
strain-name-H = чирви
strain-name-S = піки
strain-name-N = без козиря
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
        [9] дев’ятка
        [8] вісімка
        [7] сімка
        [6] шістка
        [5] п’ятірка
        [4] четвірка
        [3] трійка
       *[2] двійка
    } { $suit ->
        [S] пік
        [H] чирв
        [D] бубон
       *[C] треф
    }
suit-holding =
    { $suit ->
        [S] піки
        [H] чирви
        [D] бубни
       *[C] трефи
    } { $ranks }
seat-played =
    { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }: { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] дев’ятка
        [8] вісімка
        [7] сімка
        [6] шістка
        [5] п’ятірка
        [4] четвірка
        [3] трійка
       *[2] двійка
    } { $suit ->
        [S] пік
        [H] чирв
        [D] бубон
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
            [few] трефи
           *[other] треф
        }
        [D] { $level ->
            [one] бубна
            [few] бубни
           *[other] бубон
        }
        [H] { $level ->
            [one] чирва
            [few] чирви
           *[other] чирв
        }
        [S] { $level ->
            [one] піка
            [few] піки
           *[other] пік
        }
       *[N] без козиря
    }
contract-name =
    { bid-name }{ $doubling ->
        [X] { " " }з контрою
        [XX] { " " }з реконтрою
       *[none] { "" }
    }
bidding-box = Заявки
bids = Заявки
levels = Рівень
strains = Масть
bid = Заявка
alert = Алерт
alerted = алерт
stop = СТОП
confirm = підтвердити
explain-label = Що означає ваша заявка, для суперників
explain-placeholder = Що вона означає
call-by =
    — { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }:
meaning-none = про неї нічого не сказано.
meaning-partner = партнер пояснює суперникам, а ви знаєте, про що домовились.
meaning-kept = алерт, ще не пояснено.

## Стіл

table = Стіл
panel = Торгівля, запис і розмова
tools = За столом
you = Ви
away = відійшли
dealer = здає
dummy = стіл
declarer = розігрує
led = атакує
to-act = зараз черга
we = Ми
they = Вони
side-ns = Пн–Пд
side-ew = Сх–Зх
auction = Торгівля
auction-caption =
    Торгівля, здає { $dealer ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }
vulnerable = у зоні
vulnerable-we = Ми в зоні
vulnerable-they = Вони в зоні
vulnerable-ns = Пн–Пд у зоні
vulnerable-ew = Сх–Зх у зоні
vulnerable-all = Усі в зоні
vulnerable-none = Усі до зони
by-seat =
    грає { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }
needs = треба { $count }
your-turn = Ваша черга
deals =
    { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    } здає
turn-of =
    Черга: { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }
hand-count =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    } · { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
form =
    { $form ->
        [rubber] Робер
        [chicago] Чикаго
        [duplicate] Спортивний бридж
        [chicagoduplicate] Чикаго як дуплікат
        [russian] Російський підрахунок
        [twohanded] Удвох
        [threehanded] Утрьох
       *[other] { $form }
    }
deal-title = Здача { $number }
deal-number = здача { $number }
trick = Взятка
last-trick = Остання взятка

## Прохання і відповіді

undo = Повернути
undo-yours = Ви просите повернути хід
undo-theirs = { $name }: прохання повернути хід
undo-grant = Дозволити
undo-refuse = Ні
undo-withdraw = Не треба
claim = Клейм
claim-how-many =
    { $left ->
        [one] Залишилася одна взятка. Ваша?
        [few] Залишилося { $left } взятки. Скільки ваших?
       *[other] Залишилося { $left } взяток. Скільки ваших?
    }
claim-tricks = Взятки
claim-all = Усі
claim-none = Жодної
claim-statement = Своїми словами
claim-this =
    { $tricks ->
        [one] Моя { $tricks } взятка
        [few] Мої { $tricks } взятки
       *[other] Мої { $tricks } взяток
    }
concede-all = Віддати решту
claim-yours =
    { $tricks ->
        [0] Ви віддали решту
        [one] Ваш клейм: { $tricks } взятка
        [few] Ваш клейм: { $tricks } взятки
       *[other] Ваш клейм: { $tricks } взяток
    }
claim-theirs =
    { $tricks ->
        [0] { $name } віддає решту
        [one] { $name }, клейм: { $tricks } взятка
        [few] { $name }, клейм: { $tricks } взятки
       *[other] { $name }, клейм: { $tricks } взяток
    }
claim-accept = Згода
claim-contest = Не згоден
cancel = Скасувати

## Люди за столом

guest = Гість
robot = Робот
sit = Сісти
leave = Встати з-за столу
stop-sitting = Закінчити гру
table-closing = Господар закрив цей стіл: після цієї здачі інших не буде.
table-is-closed = Цей стіл закрито
hosting = Ваш стіл
hosting-remove = Попросити вийти
hosting-let-back = Пустити назад
hosting-make-host = Зробити господарем
hosting-close = Закрити стіл
hosting-close-why = Здачу, що триває, дограють, а нових не буде. Зіграні здачі залишаться там, де їх знаходять.
hosting-keep = Не закривати
waiting = Чекаємо
waiting-players =
    { $count ->
        [one] Бракує ще { $count } гравця
       *[other] Бракує ще { $count } гравців
    }
waiting-deal =
    { $count ->
       *[other] Карти здаються
    }
fill-with-robots = Грати з роботами
waiting-for = Чекаємо: { $names }

## Ще прохання і відповіді

ask-meaning = Запитати, що це означає
meaning-asked = ви запитали.
asked-about = { $name } питає, що означає ваша заявка { $call }
explain = Сказати
trumps = Козирі
finesse = Імпас
ruff = Убити
drop = на випад
line-order = Ходити
line-draw = відберу козирі
line-leave = залишу козирі
line-suits = потім { $suits }
line-finesse =
    імпас у { $suit ->
        [S] піках
        [H] чирвах
        [D] бубнах
       *[C] трефах
    } проти { $seat ->
        [N] Півночі
        [E] Сходу
        [S] Півдня
       *[W] Заходу
    }
line-drop =
    { $suit ->
        [S] піки
        [H] чирви
        [D] бубни
       *[C] трефи
    } на випад
line-ruff =
    { $suit ->
        [S] піки
        [H] чирви
        [D] бубни
       *[C] трефи
    } б’є { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }
claim-contested = Клейм заперечено.
claim-void = Клейм заперечено: граємо далі.
play-on = Грати далі
award = Рішення: розігруючому { $tricks }
award-agree = Ви згодні?
award-tricks = Усього взяток розігруючого
award-reason = Чому
award-give = Вирішити
object = Не так, як він заявив
claim-honours = Заявити онери

## Після здачі

board-over = Здачу зіграно
passed-out = Усі спасували
next-deal = Наступна здача
replay = Перегляд
show-sheet = Запис
game-over = Гру закінчено
play-again = Зіграти ще
join-again = До столу: { $name }
sheet-total = Підсумок кожної сторони
sheet = Запис
sheet-short = Запис
sheet-caption = Що принесла кожна здача
sheet-empty = Після першої здачі тут буде запис.
total = Разом
board = Здача
contract = Контракт

## Розмова

talk = Розмова
say-something = Скажіть щось…
phrases = Готові фрази
talk-erased = стерто
talk-erase = Стерти
talk-erase-line = Стерти: { $words }
phrase-hello = Вітаю всіх
phrase-luck = Щасти, партнере
phrase-thanks = Дякую, партнере
phrase-well = Гарно зіграно
phrase-sorry = Перепрошую
phrase-back = Повернуся за хвилину
phrase-again = Зіграймо ще: сідайте сюди

## Що звучить уголос, по порядку

table-in-words = Стіл словами
what-happened = Що сталося
your-hand = Ваша рука
dummy-hand = Стіл
keys = Клавіші
key-bid = заявка: рівень, потім масть
key-calls = пас, контра, реконтра
key-cards = вибрати карту, зіграти її
key-last = показати останню взятку
key-undo = попросити повернути хід
key-claim = клейм
key-answer = погодитися, відмовити
key-next = наступна здача
key-auction = почути торгівлю
key-hand = почути свою руку
key-dummy = почути стіл
key-trick = почути взятку
key-score = почути контракт і запис
key-turn = почути, чия черга
nothing-to-tell = Ще нічого.
tricks-so-far = Взятки: Північ–Південь { $ns }, Схід–Захід { $ew }.
totals = Запис: Північ–Південь { $ns }, Схід–Захід { $ew }.
heard-board =
    Здача { $number }, здає { $dealer ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }, { $vulnerable ->
        [none] усі до зони
        [ns] Північ–Південь у зоні
        [ew] Схід–Захід у зоні
       *[both] усі в зоні
    }.
heard-who =
    { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
        [W] Захід
        [you-N] Ви
        [you-E] Ви
        [you-S] Ви
       *[you-W] Ви
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
heard-meaning = Це означає: { $meaning }
heard-contract =
    Контракт { contract-name }, розігрує { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }.
heard-card = { heard-who }: { card-name }
heard-trick =
    Взятку беруть { $side ->
        [ns] Північ–Південь
       *[ew] Схід–Захід
    }. Північ–Південь { $ns }, Схід–Захід { $ew }.
heard-taken-back = Хід повернуто.
heard-claim =
    { heard-who }: { $tricks ->
        [0] решту віддано
        [one] клейм, { $tricks } взятка
        [few] клейм, { $tricks } взятки
       *[other] клейм, { $tricks } взяток
    }.
heard-undo = { heard-who }: прохання повернути хід.
heard-undo-over = Хід залишається.
heard-passed-out = Усі спасували.
heard-result =
    { $made ->
        [made] Рівно виконано.
        [over] { $tricks ->
            [one] Виконано, { $tricks } зайва взятка.
            [few] Виконано, { $tricks } зайві взятки.
           *[other] Виконано, { $tricks } зайвих взяток.
        }
       *[down] Без { $tricks }.
    }
heard-score =
    { $side ->
        [ns] Північ–Південь
       *[ew] Схід–Захід
    }: { $points }.
heard-your-call = Ваша черга заявляти.
heard-your-play = Ваш хід.
heard-play-dummy = Грайте зі столу.

## Запис, рядок за рядком

entry = Здача { $deal }: { $reason }, { $points }
entry-law = (правило { $law })
imps = IMP
imps-won = { $imps } IMP
measured = { $side }: { $hcp } очок, ціль { $target }, різниця { $difference }
measured-hcp = Очки
measured-target = Ціль
measured-difference = Різниця
settled = Виграш і програш
settled-hundreds = Виграш і програш, у сотнях
settled-imps = Виграш і програш, в IMP
stop-wanted = { $names } — за те, щоб закінчити гру тут.
claim-honours-of =
    Заявити онери { $seat ->
        [N] Півночі
        [E] Сходу
        [S] Півдня
       *[W] Заходу
    }

## Удвох і втрьох

bids-over = Заявок більше немає: пас, контра або реконтра.
dummy-yours = ваш стіл
dummy-of = стіл: { $name }
heard-play-from =
    Ходіть із руки { $seat ->
        [N] Півночі
        [E] Сходу
        [S] Півдня
       *[W] Заходу
    }.
