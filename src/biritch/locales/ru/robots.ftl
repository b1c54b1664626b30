### Что роботы говорят соперникам о своих заявках. Каждый текст — для одного вида заявок; за ним
### стоят сила и длина масти, которые заявка показывает.
###
### $points: range, from, to, exact или none; $low и $high: очки
### $cards: from, exact или none; $length: карт в масти $suit (C D H S)

bid-hand = { bid-points }{ bid-cards }
bid-points =
    { $points ->
        [range] ; от { $low } до { $high } { $high ->
            [one] очка
           *[other] очков
        }
        [from] ; от { $low } { $low ->
            [one] очка
           *[other] очков
        }
        [to] ; не более { $high } { $high ->
            [one] очка
           *[other] очков
        }
        [exact] ; { $low } { $low ->
            [one] очко
            [few] очка
           *[other] очков
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
        [S] пик
        [H] черв
        [D] бубен
       *[C] треф
    }

bid-both-hands = Столько берут обе мои руки вместе
robot-claim = Все оставшиеся взятки
bid-aces = Ответ на вопрос о тузах: { $aces ->
        [0] ни одного или все четыре
        [one] { $aces } туз
        [few] { $aces } туза
       *[other] { $aces } тузов
    }

bid-one-major = Открытие в мажоре{ bid-hand }
bid-one-minor = Открытие в миноре{ bid-hand }
bid-notrump = Равномерный расклад{ bid-hand }
bid-strong-balanced = Сильная рука с равномерным раскладом{ bid-hand }
bid-strong = Условная и очень сильная: о трефах не говорит ничего{ bid-hand }
bid-preempt = Блок: слабая рука с длинной мастью{ bid-hand }
bid-weak-two = Слабое открытие на уровне двух: хорошая шестикартная масть{ bid-hand }
bid-strong-raise = Поддержка, форсирует до гейма{ bid-hand }
bid-game-raise = Поддержка до гейма{ bid-hand }
bid-preemptive-raise = Блокирующая поддержка: длинные козыри, силы мало{ bid-hand }
bid-limit-raise = Поддержка с приглашением в гейм{ bid-hand }
bid-raise = Поддержка масти партнёра{ bid-hand }
bid-new-one = Новая масть, форсирует на круг{ bid-hand }
bid-new-two = Новая масть на уровне двух или выше, форсирует{ bid-hand }
bid-notrump-response = Без поддержки масти партнёра, лучшей заявки нет{ bid-hand }
bid-notrump-invite = Приглашает к трём без козыря{ bid-hand }
bid-to-play = Чтобы играть{ bid-hand }
bid-double-raise = Условная: хорошая поддержка масти партнёра{ bid-hand }
bid-redouble = Сила при любых мастях{ bid-hand }
bid-weak-suit = Длинная масть в слабой руке, чтобы играть{ bid-hand }
bid-penalty-double = На штраф{ bid-hand }
bid-cue-raise = Условная: сильная поддержка масти партнёра{ bid-hand }
bid-negative-double = Негативная контра: неназванные масти, прежде всего мажоры{ bid-hand }
bid-slam-invite = Приглашает к шлему без козыря{ bid-hand }
bid-stayman = Стейман: вопрос о четырёхкартном мажоре{ bid-hand }
bid-stayman-major = Четыре карты в этом мажоре{ bid-hand }
bid-stayman-none = Условная: четырёхкартного мажора нет{ bid-hand }
bid-strong-suit = Сильная рука с этой мастью{ bid-hand }
bid-strong-game = Сильная рука, сразу гейм{ bid-hand }
bid-five-card-invite = Пятикартная масть, приглашает в гейм{ bid-hand }
bid-positive = Положительный ответ, форсирует до гейма{ bid-hand }
bid-waiting = Условная: ждёт, что покажет партнёр{ bid-hand }
bid-waiting-notrump = Сказать больше нечего; это не желание играть без козыря{ bid-hand }
bid-weak-game-raise = Поддержка до гейма почти без силы{ bid-hand }
bid-natural-suit = Натуральная, показывает масть{ bid-hand }
bid-game-try = Приглашает в гейм{ bid-hand }
bid-extra-values = Дополнительная сила, возможен шлем{ bid-hand }
bid-minimum = Минимум{ bid-hand }
bid-jump-raise = Поддержка с дополнительной силой{ bid-hand }
bid-opener-raise = Поддержка масти партнёра, минимум{ bid-hand }
bid-strong-notrump = Равномерный расклад, слишком сильно для одного без козыря{ bid-hand }
bid-jump-shift = Вторая масть, форсирует до гейма{ bid-hand }
bid-second-suit = Вторая масть{ bid-hand }
bid-minimum-notrump = Равномерный расклад, минимум{ bid-hand }
bid-jump-rebid = Длинная масть и дополнительная сила{ bid-hand }
bid-reverse = Вторая масть с дополнительной силой, форсирует{ bid-hand }
bid-rebid = Та же масть ещё раз{ bid-hand }
bid-convert = Оставляет контру на штраф{ bid-hand }
bid-overcall = Вход с хорошей мастью{ bid-hand }
bid-takeout-double = Контра на вызов: остальные масти или сильная рука{ bid-hand }
bid-weak-jump = Слабый прыжок с длинной мастью{ bid-hand }
bid-balancing-notrump = Равномерный расклад на последней руке{ bid-hand }
bid-jump-answer = Ответ прыжком на контру, приглашает в гейм{ bid-hand }
bid-answer = Ответ на контру{ bid-hand }
bid-notrump-answer = Ответ на контру с задержкой в масти соперников{ bid-hand }
bid-free-answer = Свободный ответ на контру{ bid-hand }
bid-strong-cue = Условная: сильная, спрашивает о лучшей масти{ bid-hand }
bid-doubler-raise = Поддержка с сильной рукой{ bid-hand }
bid-waiting-pass = Оставляет слово партнёру{ bid-hand }
bid-ask-aces = Спрашивает о тузах{ bid-hand }
bid-slam = Шлем, чтобы играть{ bid-hand }
bid-sign-off = Тузов мало, чтобы играть{ bid-hand }
bid-compete = Борется, имея фит{ bid-hand }
bid-preference = Выбирает эту из мастей партнёра{ bid-hand }
bid-told = { $ru }
bid-nothing = Об этом не договорено
bid-game-suit = Пять карт или больше, форсирует до гейма{ bid-hand }
bid-forcing-suit = Сильная рука с этой мастью, форсирует{ bid-hand }
bid-balancing-double = Контра на вызов на последней руке, возможно слабая{ bid-hand }
