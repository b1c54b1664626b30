### Головна сторінка: сісти за стіл, види гри, відкриті столи.

lobby-house = Дім
lobby-account = Ви та ваші налаштування
lobby-guest = Гість
lobby-title = Сідайте.
lobby-title-then = Карти вже здано.
lobby-lead = Бридж із друзями чи роботами. Без реєстрації, без встановлення, назавжди безкоштовно.
lobby-play = Грати
lobby-invite = Запросити друзів
lobby-forms = У що грати
lobby-about-rubber = До двох геймів. Онери, домашні правила, запис «Ми» і «Вони».
lobby-about-chicago = Чотири здачі — і все.
lobby-about-duplicate = Здача за здачею, кожну записують окремо. Навмання або з вашого файлу.
lobby-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
lobby-about-chicagoduplicate = Чотири здачі, кожну записують окремо.
lobby-about-russian = Один стіл, рахунок проти цілі.
lobby-about-twohanded = У кожного свій бовдур навпроти.
lobby-about-threehanded = Один грає з відкритим бовдуром.
lobby-tables = Столи
lobby-table-yours = Ваш стіл
lobby-open-for =
    { $unit ->
        [now] щойно відкрито
        [hours] уже { $count } год
       *[minutes] уже { $count } хв
    }
lobby-open-days = не перший день
lobby-table-of = Стіл: { $name }
lobby-private = лише за посиланням
lobby-free = вільно
lobby-sit = Сісти
lobby-watch = Дивитися
lobby-back = До мого столу
lobby-no-tables = Зараз немає відкритих столів.
lobby-open-one = Відкрити стіл
