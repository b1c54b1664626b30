### Уроки: сдачи учителя, сыгранные за своим столом и сравнённые потом.

lesson-title = Уроки
lesson-in-short = Сдачи учителя: сыграйте и сравните.
lesson-about = Дайте файл подготовленных сдач: с торговлей и розыгрышем, которые стоит попробовать, и вашими словами о них. Ученики играют за своими столами, одни с роботами или вместе, а сыграв, читают ваши слова и сравнивают.
lesson-file = PBN-файл со сдачами, торговлей или розыгрышем и комментариями в фигурных скобках.
lesson-name = Название урока
lesson-give = Дать этот урок
lesson-given = Ваши уроки
lesson-by = учитель: { $name }
lesson-alone = Играть с роботами
lesson-together = Играть с друзьями
lesson-link = Ссылка для учеников
lesson-link-about = У кого она есть, тот может сыграть урок, без регистрации.
lesson-dealer =
    { $seat ->
        [N] сдаёт север
        [E] сдаёт восток
        [S] сдаёт юг
       *[W] сдаёт запад
    }
lesson-vulnerable-none = все до зоны
lesson-vulnerable-ns = С–Ю в зоне
lesson-vulnerable-ew = В–З в зоне
lesson-vulnerable-both = все в зоне
lesson-played = сыграно
lesson-played-by =
    { $count ->
        [0] ещё не играли
        [one] сыграно за { $count } столом
       *[other] сыграно за { $count } столами
    }
lesson-compare = Сравнить
lesson-away = Убрать этот урок
lesson-auction = Торговля, которую стоит попробовать
lesson-play = Розыгрыш, который стоит попробовать
lesson-tables = Как сыграли
lesson-who = Игроки
lesson-result = Результат
lesson-my-table = ваш стол
