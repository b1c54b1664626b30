### Разбор сдачи и файл, положенный на страницу.

explore-turn =
    Ход { $seat ->
        [N] Севера
        [E] Востока
        [S] Юга
       *[W] Запада
    }
explore-best =
    разыгрывающий берёт { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
explore-takes =
    разыгрывающий берёт { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
explore-gives =
    отдаёт { $cost ->
        [one] { $cost } взятку
        [few] { $cost } взятки
       *[many] { $cost } взяток
    }
explore-gave =
    Это отдаёт { $cost ->
        [one] { $cost } взятку
        [few] { $cost } взятки
       *[many] { $cost } взяток
    }.
explore-was-played = сыграно за столом
explore-leads = Первый ход
explore-other-line = Другой розыгрыш
explore-given = Отдано взяток
explore-hands = Четыре руки сейчас
explore-try = Попробовать другие розыгрыши
explore-contract = Что разыгрывается
explore-level = Уровень
explore-strain = Деноминация
explore-by = играет
explore-begin = Разыграть
explore-to-lead = К первому ходу
explore-as-played = Как было сыграно
explore-no-solver = В этом доме не установлен решатель: карты можно пробовать, но сколько они дают, не видно.
explore-look-at =
    { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }, { $strain ->
        [C] трефы
        [D] бубны
        [H] червы
        [S] пики
       *[N] без козыря
    }: взяток { $tricks }. Посмотреть

## Файл на странице

file-title = Открыть файл
file-in-short = PBN, LIN или любой другой: посмотреть сдачи, попробовать другие розыгрыши.
file-about = Сдачи в форматах PBN, LIN, RBN, USEBIO или от сдающей машины. Файл прочитывается и забывается: дом ничего из него не хранит.
file-open = Файл со сдачами
file-drop = Перетащите сюда файл, выберите его или вставьте сдачи.
file-let-go = Отпустите — файл будет прочитан сразу.
file-reading = Читаем…
file-kinds = PBN, LIN, RBN, USEBIO, JSON, CSV, DUP, DLM, BRI и другие; не больше двух миллионов байтов.
file-pasted = Вставленное
file-boards =
    { $count ->
        [one] { $count } сдача
        [few] { $count } сдачи
       *[many] { $count } сдач
    }
file-problems =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
file-clean = ошибок нет
file-left-out = В этом файле больше сдач, чем здесь показано.
file-solve = Сколько можно было взять в каждой сдаче
file-working = { $done } из { $all }
file-stop = Остановить
file-save = Сохранить как
file-board = Сдача
file-played = Сыграно
file-players = Игроки
file-dealer =
    сдаёт { $seat ->
        [N] Север
        [E] Восток
        [S] Юг
       *[W] Запад
    }
file-wrong = Что в нём не так
file-place = строка { $line }, знак { $column }
file-another = Другой файл
file-all = Все сдачи
