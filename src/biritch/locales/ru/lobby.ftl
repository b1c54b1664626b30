### Главная страница: сесть за стол, виды игры, открытые столы.

lobby-house = Дом
lobby-account = Вы и ваши настройки
lobby-guest = Гость
lobby-title = Садитесь.
lobby-title-then = Карты уже сданы.
lobby-lead = Бридж с друзьями или роботами. Без регистрации, без установки, бесплатно навсегда.
lobby-play = Играть
lobby-invite = Позвать друзей
lobby-forms = Во что играть
lobby-about-rubber = До двух геймов. Онёры, домашние правила, запись «Мы» и «Они».
lobby-about-chicago = Четыре сдачи — и всё.
lobby-about-duplicate = Сдача за сдачей, каждая записывается отдельно. Наугад или из вашего файла.
lobby-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
lobby-about-chicagoduplicate = Четыре сдачи, каждая записывается отдельно.
lobby-about-russian = Один стол, счёт против цели.
lobby-about-twohanded = У каждого свой болван напротив.
lobby-about-threehanded = Один играет с открытым болваном.
lobby-tables = Столы
lobby-table-yours = Ваш стол
lobby-open-for =
    { $unit ->
        [now] только что открыт
        [hours] уже { $count } ч
       *[minutes] уже { $count } мин
    }
lobby-open-days = не первый день
lobby-table-of = Стол: { $name }
lobby-private = только по ссылке
lobby-free = свободно
lobby-sit = Сесть
lobby-watch = Смотреть
lobby-back = К моему столу
lobby-no-tables = Сейчас нет открытых столов.
lobby-open-one = Открыть стол
