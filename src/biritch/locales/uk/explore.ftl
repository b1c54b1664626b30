### Розбір здачі та файл, покладений на сторінку.

explore-turn =
    Хід { $seat ->
        [N] Півночі
        [E] Сходу
        [S] Півдня
       *[W] Заходу
    }
explore-best =
    розігрувач бере { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
explore-takes =
    розігрувач бере { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
explore-gives =
    віддає { $cost ->
        [one] { $cost } взятку
        [few] { $cost } взятки
       *[many] { $cost } взяток
    }
explore-gave =
    Це віддає { $cost ->
        [one] { $cost } взятку
        [few] { $cost } взятки
       *[many] { $cost } взяток
    }.
explore-was-played = зіграно за столом
explore-leads = Перший хід
explore-other-line = Інший розіграш
explore-given = Віддано взяток
explore-hands = Чотири руки зараз
explore-try = Спробувати інші розіграші
explore-contract = Що розігрується
explore-level = Рівень
explore-strain = Деномінація
explore-by = грає
explore-begin = Розіграти
explore-to-lead = До першого ходу
explore-as-played = Як було зіграно
explore-no-solver = У цьому домі не встановлено розв’язувача: карти можна пробувати, але скільки вони дають, не видно.
explore-look-at =
    { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }, { $strain ->
        [C] трефи
        [D] бубни
        [H] чирви
        [S] піки
       *[N] без козиря
    }: взяток { $tricks }. Роздивитися

## Файл на сторінці

file-title = Відкрити файл
file-in-short = PBN, LIN чи будь-який інший: переглянути здачі, спробувати інші розіграші.
file-about = Здачі у форматах PBN, LIN, RBN, USEBIO або від машини для роздавання. Файл прочитують і забувають: дім нічого з нього не зберігає.
file-open = Файл зі здачами
file-drop = Перетягніть сюди файл, виберіть його або вставте здачі.
file-let-go = Відпустіть — файл буде прочитано одразу.
file-reading = Читаємо…
file-kinds = PBN, LIN, RBN, USEBIO, JSON, CSV, DUP, DLM, BRI та інші; щонайбільше два мільйони байтів.
file-pasted = Вставлене
file-boards =
    { $count ->
        [one] { $count } здача
        [few] { $count } здачі
       *[many] { $count } здач
    }
file-problems =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }
file-clean = помилок немає
file-left-out = У цьому файлі більше здач, ніж тут показано.
file-solve = Скільки можна було взяти в кожній здачі
file-working = { $done } з { $all }
file-stop = Зупинити
file-save = Зберегти як
file-board = Здача
file-played = Зіграно
file-players = Гравці
file-dealer =
    роздає { $seat ->
        [N] Північ
        [E] Схід
        [S] Південь
       *[W] Захід
    }
file-wrong = Що в ньому не так
file-place = рядок { $line }, знак { $column }
file-another = Інший файл
file-all = Усі здачі
