### Вечори з друзями: хто з ким грає, жереб, кола, становище.

contest-title = Вечір
contest-of = Вечір: { $name }
contest-new = Вечір із друзями
contest-how = Як граємо
contest-what = У що граємо
contest-each = Здач із файлу на коло
contest-each-enough = Скільки треба
contest-each-about = Коли здачі кола зіграно, воно закінчується з тим, що стоїть у записі.
contest-name = Назва вечора
contest-private-about = Вечора немає серед відкритих; до нього веде лише ваше посилання.
plan-once = Один стіл
plan-once-about = Жереб на партнерів і місця — і до гри.
plan-tour = Тур
plan-tour-about = Четверо гравців, три кола: кожен із кожним у парі по разу.
plan-rota = П’ятеро чи шестеро
plan-rota-5 = П’ятеро
plan-rota-5-about = У кожному колі один вільний і дивиться; місця змінюються самі.
plan-rota-6 = Шестеро
plan-rota-6-about = У кожному колі двоє вільні й дивляться; місця змінюються самі.
plan-turn_about = По черзі
plan-turn_about-about = Четверо гравців, три матчі, партнери по черзі; жереб один.
plan-owner_in_turn = Троє по черзі
plan-owner_in_turn-about = Троє гравців, три кола: відкритий бовдур у кожного по разу.
plan-pairs = Пари
plan-pairs-about = За всіма столами ті самі здачі; кожна пара грає з кожною.
plan-pairs-tables = Столів
plan-pairs-boards = Здач у колі
plan-teams = Матч команд
plan-teams-about = Дві команди, відкрита й закрита кімнати, в обох ті самі здачі.
plan-teams-size = Гравців у команді
plan-teams-sets = Сетів
plan-teams-boards = Здач у сеті
plan-teams-scale = Чим рахують матч
plan-teams-scale-wbf = Переможні очки, шкала WBF
plan-teams-scale-twenty_four = Переможні очки, 24 здачі
plan-teams-scale-imps = Імпи
plan-teams-lines_change = Лінії в кожному другому сеті
plan-teams-lines_change-keep = лишаються
plan-teams-lines_change-change = міняються
contest-round = коло { $round } із { $rounds }
contest-player = Гість { $player }
contest-robot = Робот { $player }
contest-come-in = Приєднуйтеся
contest-enter = Увійти
contest-players = Гравці
contest-how-to-come = Надішліть його або наведіть камеру телефону. Хто відкриє — грає, без реєстрації.
contest-draw = Тягнути жереб
contest-as-listed = Сісти за списком
contest-start = Почати матч
contest-robots-fill =
    { $count ->
        [one] Вільне місце посяде робот.
        [few] { $count } вільні місця посядуть роботи.
       *[many] { $count } вільних місць посядуть роботи.
    }
contest-host-begins = Коли всі зберуться, господар почне.
contest-all-here = Усі зібралися.
contest-move-here = Пересісти
contest-dismiss = Прибрати
contest-waited-for = чекаємо
contest-is-ready = готово
contest-away = немає тут
contest-pick = Витягніть карту
contest-picking =
    { $count ->
        [one] Тягне ще { $count } гравець
        [few] Тягнуть ще { $count } гравці
       *[many] Тягнуть ще { $count } гравців
    }
contest-card = Карта { $place }
contest-picked-by = Карта { $place }: { $name }
contest-choose-seat = У вас старша карта: оберіть місце
contest-chooses = { $name }: старша карта й вибір місця
contest-line-up = Хто де сидить у команді { $team }?
contest-lines-up = Розсадку команди { $team } називає { $name }
contest-team = Команда { $team }
contest-team-of = Команда { $team } · { $name }
contest-open-room = Відкрита кімната
contest-closed-room = Закрита кімната
contest-so-we-sit = Так і сідаємо
contest-you-play =
    Ви граєте на { $seat ->
        [N] півночі
        [E] сході
        [S] півдні
       *[W] заході
    }
contest-to-table = До столу
contest-being-played = Інші грають
contest-round-over = Коло { $round } зіграно
contest-ready = Далі
contest-waiting =
    { $count ->
        [one] Чекаємо на { $count } гравця
       *[other] Чекаємо на { $count } гравців
    }
contest-over = Вечір закінчено
contest-standings = Становище
contest-place = Місце
contest-who = Гравець
contest-wins = Виграно
contest-total = Разом
contest-pair = Пара
contest-boards = Здач
contest-board = Здача
contest-board-by-board = Здача за здачею
contest-matchpoints = Матчпункти
contest-first-ns = Пн–Пд: команда 1
contest-first-ew = Пн–Пд: команда 2
contest-imps =
    { $imps ->
        [one] { $imps } імп
        [few] { $imps } імпи
       *[many] { $imps } імпів
    }
contest-vp = { $points } VP
contest-leave = Піти
contest-end = Закінчити після цього кола
contest-last-round = Це коло останнє.
contest-with-robots =
    { $count ->
        [one] Грає й { $count } робот.
        [few] Грають і { $count } роботи.
       *[many] Грають і { $count } роботів.
    }
contest-free =
    { $count ->
        [0] місць немає
        [one] вільне { $count } місце
        [few] вільні { $count } місця
       *[many] вільних місць: { $count }
    }
contest-back = До мого вечора
contest-come = Приєднатися
contest-look = Подивитися
contest-to-evening = До вечора
contest-losses = Програно
contest-start-how = Хто з ким грає, вирішує жереб. За списком — вирішують номери, без жеребу.
contest-match-how = Далі кожен капітан називає, хто з його команди в якій кімнаті грає.
contest-you-sit-out = У цьому колі ви вільні
contest-out-sealed = Ці здачі, можливо, ще випадуть вам, тож дивитися поки нічого. Сторінка покличе вас сама.
contest-sits-out = вільно
contest-number = Номер { $number }
contest-numbered = Карти дали номери; за ними й сідаємо
contest-chose =
    { $seat ->
        [N] { $name }: місце на півночі
        [E] { $name }: місце на сході
        [S] { $name }: місце на півдні
       *[W] { $name }: місце на заході
    }
contest-pause =
    { $seconds ->
        [one] Наступне коло почнеться саме, щонайбільше за { $seconds } секунду.
        [few] Наступне коло почнеться саме, щонайбільше за { $seconds } секунди.
       *[many] Наступне коло почнеться саме, щонайбільше за { $seconds } секунд.
    }
contest-captain = капітан: { $name }
contest-another = Ще один вечір
contest-drawn = Матч закінчився внічию
contest-you-win = Ви перші
contest-first = Перше місце: { $names }
contest-team-wins =
    { $imps ->
        [one] { $team } виграла { $imps } імп
        [few] { $team } виграла { $imps } імпи
       *[many] { $team } виграла { $imps } імпів
    }
contest-line-up-about =
    { $second ->
        [0] Ви називаєте перші; суперники побачать і розсядуться після вас.
       *[other] Ви вже знаєте, як сидять суперники: розсадіть свої пари, як хочете.
    }
