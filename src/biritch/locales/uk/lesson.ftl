### Уроки: здачі вчителя, зіграні за своїм столом і порівняні потім.

lesson-title = Уроки
lesson-in-short = Здачі вчителя: зіграйте й порівняйте.
lesson-about = Дайте файл підготовлених здач: із торгівлею й розіграшем, які варто спробувати, і вашими словами про них. Учні грають за своїми столами, самі з роботами чи разом, а зігравши, читають ваші слова й порівнюють.
lesson-file = PBN-файл зі здачами, торгівлею чи розіграшем і коментарями у фігурних дужках.
lesson-name = Назва уроку
lesson-give = Дати цей урок
lesson-given = Ваші уроки
lesson-by = учитель: { $name }
lesson-alone = Грати з роботами
lesson-together = Грати з друзями
lesson-link = Посилання для учнів
lesson-link-about = Хто його має — може зіграти урок, без реєстрації.
lesson-dealer =
    { $seat ->
        [N] здає північ
        [E] здає схід
        [S] здає південь
       *[W] здає захід
    }
lesson-vulnerable-none = усі до зони
lesson-vulnerable-ns = Пн–Пд у зоні
lesson-vulnerable-ew = Сх–Зх у зоні
lesson-vulnerable-both = усі в зоні
lesson-played = зіграно
lesson-played-by =
    { $count ->
        [0] ще не грали
        [one] зіграно за { $count } столом
       *[other] зіграно за { $count } столами
    }
lesson-compare = Порівняти
lesson-away = Прибрати цей урок
lesson-auction = Торгівля, яку варто спробувати
lesson-play = Розіграш, який варто спробувати
lesson-tables = Як зіграли
lesson-who = Гравці
lesson-result = Результат
lesson-my-table = ваш стіл
