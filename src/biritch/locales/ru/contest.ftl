### Вечера с друзьями: кто с кем играет, жребий, круги, положение.

contest-title = Вечер
contest-of = Вечер: { $name }
contest-new = Вечер с друзьями
contest-how = Как играем
contest-what = Во что играем
contest-each = Сдач из файла на круг
contest-each-enough = Сколько нужно
contest-each-about = Когда сдачи круга сыграны, он закончен с тем, что стоит в записи.
contest-name = Название вечера
contest-private-about = Вечера нет среди открытых; к нему ведёт только ваша ссылка.
plan-once = Один стол
plan-once-about = Жребий на партнёров и места — и за игру.
plan-tour = Тур
plan-tour-about = Четверо игроков, три круга: каждый с каждым в паре по разу.
plan-rota = Пятеро или шестеро
plan-rota-5 = Пятеро
plan-rota-5-about = В каждом круге один свободен и смотрит; места меняются сами.
plan-rota-6 = Шестеро
plan-rota-6-about = В каждом круге двое свободны и смотрят; места меняются сами.
plan-turn_about = По очереди
plan-turn_about-about = Четверо игроков, три матча, партнёры по очереди; жребий один.
plan-owner_in_turn = Трое по очереди
plan-owner_in_turn-about = Трое игроков, три круга: открытый болван у каждого по разу.
plan-pairs = Пары
plan-pairs-about = За всеми столами одни и те же сдачи; каждая пара играет с каждой.
plan-pairs-tables = Столов
plan-pairs-boards = Сдач в круге
plan-teams = Матч команд
plan-teams-about = Две команды, открытая и закрытая комнаты, в обеих те же сдачи.
plan-teams-size = Игроков в команде
plan-teams-sets = Сетов
plan-teams-boards = Сдач в сете
plan-teams-scale = Чем считают матч
plan-teams-scale-wbf = Победные очки, шкала WBF
plan-teams-scale-twenty_four = Победные очки, 24 сдачи
plan-teams-scale-imps = Импы
plan-teams-lines_change = Линии в каждом втором сете
plan-teams-lines_change-keep = остаются
plan-teams-lines_change-change = меняются
contest-round = круг { $round } из { $rounds }
contest-player = Гость { $player }
contest-robot = Робот { $player }
contest-come-in = Присоединяйтесь
contest-enter = Войти
contest-players = Игроки
contest-how-to-come = Отправьте её или наведите камеру телефона. Кто откроет — играет, без регистрации.
contest-draw = Тянуть жребий
contest-as-listed = Сесть по списку
contest-start = Начать матч
contest-robots-fill =
    { $count ->
        [one] Свободное место займёт робот.
        [few] { $count } свободных места займут роботы.
       *[many] { $count } свободных мест займут роботы.
    }
contest-host-begins = Когда все соберутся, хозяин начнёт.
contest-all-here = Все в сборе.
contest-move-here = Пересесть
contest-dismiss = Убрать
contest-waited-for = ждём
contest-is-ready = готово
contest-away = нет здесь
contest-pick = Вытяните карту
contest-picking =
    { $count ->
        [one] Тянет ещё { $count } игрок
        [few] Тянут ещё { $count } игрока
       *[many] Тянут ещё { $count } игроков
    }
contest-card = Карта { $place }
contest-picked-by = Карта { $place }: { $name }
contest-choose-seat = У вас старшая карта: выберите место
contest-chooses = { $name }: старшая карта и выбор места
contest-line-up = Кто где сидит в команде { $team }?
contest-lines-up = Рассадку команды { $team } называет { $name }
contest-team = Команда { $team }
contest-team-of = Команда { $team } · { $name }
contest-open-room = Открытая комната
contest-closed-room = Закрытая комната
contest-so-we-sit = Так и садимся
contest-you-play =
    Вы играете на { $seat ->
        [N] севере
        [E] востоке
        [S] юге
       *[W] западе
    }
contest-to-table = К столу
contest-being-played = Остальные играют
contest-round-over = Круг { $round } сыгран
contest-ready = Дальше
contest-waiting =
    { $count ->
        [one] Ждём { $count } игрока
       *[other] Ждём { $count } игроков
    }
contest-over = Вечер окончен
contest-standings = Положение
contest-place = Место
contest-who = Игрок
contest-wins = Выиграно
contest-total = Всего
contest-pair = Пара
contest-boards = Сдач
contest-board = Сдача
contest-board-by-board = Сдача за сдачей
contest-matchpoints = Матчпункты
contest-first-ns = С–Ю: команда 1
contest-first-ew = С–Ю: команда 2
contest-imps =
    { $imps ->
        [one] { $imps } имп
        [few] { $imps } импа
       *[many] { $imps } импов
    }
contest-vp = { $points } VP
contest-leave = Уйти
contest-end = Закончить после этого круга
contest-last-round = Этот круг последний.
contest-with-robots =
    { $count ->
        [one] Играет и { $count } робот.
        [few] Играют и { $count } робота.
       *[many] Играют и { $count } роботов.
    }
contest-free =
    { $count ->
        [0] мест нет
        [one] свободно { $count } место
        [few] свободны { $count } места
       *[many] свободно мест: { $count }
    }
contest-back = К моему вечеру
contest-come = Присоединиться
contest-look = Посмотреть
contest-to-evening = К вечеру
contest-losses = Проиграно
contest-start-how = Кто с кем играет, решает жребий. По списку — решают номера, без жребия.
contest-match-how = Затем каждый капитан называет, кто из его команды в какой комнате играет.
contest-you-sit-out = В этом круге вы свободны
contest-out-sealed = Эти сдачи, возможно, ещё предстоят вам, так что смотреть пока нечего. Страница позовёт вас сама.
contest-sits-out = свободно
contest-number = Номер { $number }
contest-numbered = Карты дали номера; по ним и садимся
contest-chose =
    { $seat ->
        [N] { $name }: место на севере
        [E] { $name }: место на востоке
        [S] { $name }: место на юге
       *[W] { $name }: место на западе
    }
contest-pause =
    { $seconds ->
        [one] Следующий круг начнётся сам, самое большее через { $seconds } секунду.
        [few] Следующий круг начнётся сам, самое большее через { $seconds } секунды.
       *[many] Следующий круг начнётся сам, самое большее через { $seconds } секунд.
    }
contest-captain = капитан: { $name }
contest-another = Ещё один вечер
contest-drawn = Матч закончился вничью
contest-you-win = Вы первые
contest-first = Первое место: { $names }
contest-team-wins =
    { $imps ->
        [one] { $team } выиграла { $imps } имп
        [few] { $team } выиграла { $imps } импа
       *[many] { $team } выиграла { $imps } импов
    }
contest-line-up-about =
    { $second ->
        [0] Вы называете первыми; соперники увидят и рассядутся после вас.
       *[other] Вы уже знаете, как сидят соперники: рассадите свои пары, как хотите.
    }
