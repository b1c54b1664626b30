### Підказки для тих, хто вчиться: за столом і після здачі.

hint = Підказка
hint-title = Над чим подумав би робот
hint-thinking = Робот дивиться на ваші карти…
hint-none = Цього разу без підказки.
hint-close = Закрити
hint-best = Вибір робота
hint-seen = Усі за столом бачать, що ви спитали.
hint-taken = Підказку в цій здачі брали: { $names }
hint-shows-nothing = Більше нічого не показує
hint-measure = Заявка за системою; з нею порівняно решту
hint-gains =
    { $sign ->
        [less] У середньому гірше за системну заявку на
       *[more] У середньому краще за системну заявку на
    } { $gain } { $unit ->
        [points] очка
       *[imps] IMP
    }, плюс-мінус { $error }
hint-gains-best =
    { $sign ->
        [less] У середньому гірше за системну заявку на
       *[more] У середньому краще за системну заявку на
    } { $gain } { $unit ->
        [points] очка
       *[imps] IMP
    }, плюс-мінус { $error }: варто відступити від системи
hint-tricks = Взяток вашої сторони: близько { $tricks }.
hint-makes = Контракт виграється { $percent } разів зі ста.
hint-beats = Контракт підсаджується { $percent } разів зі ста.

## Після здачі

hint-second = А що зробив би робот?
hint-second-about = На кожному вашому ході, з тим, що ви тоді бачили.
hint-second-done = { $done } з { $all }
hint-second-same = На кожному ході робот зробив би те саме.
hint-second-call = Ваша заявка { $number }
hint-second-card = Взятка { $trick }
hint-second-you = Ваш вибір
hint-second-silent = Без відповіді робота: { $count }.
hint-second-stop = Зупинити

## Відкрити стіл

open-hints = Підказки
open-hints-about = Гравці можуть питати, що зробив би робот, і всі це бачать. Наодинці з роботами підказки є завжди.
open-robots = Роботи торгують
open-robots-about = І партнери, і суперники; зміст кожної заявки можна прочитати за столом.
open-robots-usual = Як тут заведено
open-robots-sayc = Стандарт Американ
open-robots-two-over-one = Два через один
open-robots-acol = Акол
open-robots-natural = Натуральна система
open-robots-precision = Прецизійна трефа
open-robots-polish = Польська трефа
open-level = Роботи грають
open-level-beginner = Як початківці
open-level-beginner-about = За системою та простими правилами.
open-level-club = Як у клубі
open-level-club-about = Перед ходом дивляться кілька можливих розкладів.
open-level-expert = Як експерти
open-level-expert-about = Дивляться багато розкладів, і перед непевною заявкою теж, і не поспішають.
