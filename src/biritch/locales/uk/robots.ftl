### Що роботи кажуть суперникам про свої заявки. Кожен текст — для одного виду заявок; за ним
### стоять сила й довжина масті, які заявка показує.
###
### $points: range, from, to, exact або none; $low і $high: очки
### $cards: from, exact або none; $length: карт у масті $suit (C D H S)

bid-hand = { bid-points }{ bid-cards }
bid-points =
    { $points ->
        [range] ; від { $low } до { $high } { $high ->
            [one] очка
           *[other] очок
        }
        [from] ; від { $low } { $low ->
            [one] очка
           *[other] очок
        }
        [to] ; не більш як { $high } { $high ->
            [one] очко
            [few] очки
           *[other] очок
        }
        [exact] ; { $low } { $low ->
            [one] очко
            [few] очки
           *[other] очок
        }
       *[none] { "" }
    }
bid-cards =
    { $cards ->
        [from] ; { bid-suit } — { $length }+
        [exact] ; { bid-suit } — { $length }
       *[none] { "" }
    }
bid-suit =
    { $suit ->
        [S] пік
        [H] чирв
        [D] бубон
       *[C] треф
    }

bid-both-hands = Стільки беруть обидві мої руки разом
robot-claim = Усі взятки, що лишилися
bid-aces = Відповідь на питання про тузи: { $aces ->
        [0] жодного або всі чотири
        [one] { $aces } туз
        [few] { $aces } тузи
       *[other] { $aces } тузів
    }

bid-one-major = Відкриття в мажорі{ bid-hand }
bid-one-minor = Відкриття в мінорі{ bid-hand }
bid-notrump = Рівний розклад{ bid-hand }
bid-strong-balanced = Сильна рука з рівним розкладом{ bid-hand }
bid-strong = Умовна і дуже сильна: про трефи не говорить нічого{ bid-hand }
bid-preempt = Блок: слабка рука з довгою мастю{ bid-hand }
bid-weak-two = Слабке відкриття на рівні двох: добра шестикартна масть{ bid-hand }
bid-strong-raise = Підтримка, форсує до гейму{ bid-hand }
bid-game-raise = Підтримка до гейму{ bid-hand }
bid-preemptive-raise = Блокувальна підтримка: довгі козирі, сили мало{ bid-hand }
bid-limit-raise = Підтримка із запрошенням до гейму{ bid-hand }
bid-raise = Підтримка масті партнера{ bid-hand }
bid-new-one = Нова масть, форсує на коло{ bid-hand }
bid-new-two = Нова масть на рівні двох чи вище, форсує{ bid-hand }
bid-notrump-response = Без підтримки масті партнера, кращої заявки немає{ bid-hand }
bid-notrump-invite = Запрошує до трьох без козиря{ bid-hand }
bid-to-play = Щоб грати{ bid-hand }
bid-double-raise = Умовна: добра підтримка масті партнера{ bid-hand }
bid-redouble = Сила, хоч би які масті{ bid-hand }
bid-weak-suit = Довга масть у слабкій руці, щоб грати{ bid-hand }
bid-penalty-double = На штраф{ bid-hand }
bid-cue-raise = Умовна: сильна підтримка масті партнера{ bid-hand }
bid-negative-double = Негативна контра: неназвані масті, передусім мажори{ bid-hand }
bid-slam-invite = Запрошує до шолома без козиря{ bid-hand }
bid-stayman = Стейман: питає про чотирикартний мажор{ bid-hand }
bid-stayman-major = Чотири карти в цьому мажорі{ bid-hand }
bid-stayman-none = Умовна: чотирикартного мажору немає{ bid-hand }
bid-strong-suit = Сильна рука з цією мастю{ bid-hand }
bid-strong-game = Сильна рука, одразу гейм{ bid-hand }
bid-five-card-invite = П’ятикартна масть, запрошує до гейму{ bid-hand }
bid-positive = Позитивна відповідь, форсує до гейму{ bid-hand }
bid-waiting = Умовна: чекає, що покаже партнер{ bid-hand }
bid-waiting-notrump = Сказати більше нічого; це не бажання грати без козиря{ bid-hand }
bid-weak-game-raise = Підтримка до гейму майже без сили{ bid-hand }
bid-natural-suit = Натуральна, показує масть{ bid-hand }
bid-game-try = Запрошує до гейму{ bid-hand }
bid-extra-values = Додаткова сила, можливий шолом{ bid-hand }
bid-minimum = Мінімум{ bid-hand }
bid-jump-raise = Підтримка з додатковою силою{ bid-hand }
bid-opener-raise = Підтримка масті партнера, мінімум{ bid-hand }
bid-strong-notrump = Рівний розклад, засильно для одного без козиря{ bid-hand }
bid-jump-shift = Друга масть, форсує до гейму{ bid-hand }
bid-second-suit = Друга масть{ bid-hand }
bid-minimum-notrump = Рівний розклад, мінімум{ bid-hand }
bid-jump-rebid = Довга масть і додаткова сила{ bid-hand }
bid-reverse = Друга масть із додатковою силою, форсує{ bid-hand }
bid-rebid = Та сама масть іще раз{ bid-hand }
bid-convert = Залишає контру на штраф{ bid-hand }
bid-overcall = Вхід із доброю мастю{ bid-hand }
bid-takeout-double = Контра на виклик: решта мастей або сильна рука{ bid-hand }
bid-weak-jump = Слабкий стрибок із довгою мастю{ bid-hand }
bid-balancing-notrump = Рівний розклад на останній руці{ bid-hand }
bid-jump-answer = Відповідь стрибком на контру, запрошує до гейму{ bid-hand }
bid-answer = Відповідь на контру{ bid-hand }
bid-notrump-answer = Відповідь на контру із затримкою в масті суперників{ bid-hand }
bid-free-answer = Вільна відповідь на контру{ bid-hand }
bid-strong-cue = Умовна: сильна, питає про найкращу масть{ bid-hand }
bid-doubler-raise = Підтримка із сильною рукою{ bid-hand }
bid-waiting-pass = Лишає слово партнерові{ bid-hand }
bid-ask-aces = Питає про тузи{ bid-hand }
bid-slam = Шолом, щоб грати{ bid-hand }
bid-sign-off = Тузів замало, щоб грати{ bid-hand }
bid-compete = Змагається, маючи фіт{ bid-hand }
bid-preference = Обирає цю з мастей партнера{ bid-hand }
bid-told = { $uk }
bid-nothing = Про це не домовлено
bid-game-suit = П’ять карт чи більше, форсує до гейму{ bid-hand }
bid-forcing-suit = Сильна рука з цією мастю, форсує{ bid-hand }
bid-balancing-double = Контра на виклик на останній руці, можливо слабка{ bid-hand }
