### Подсказки для тех, кто учится: за столом и после сдачи.

hint = Подсказка
hint-title = О чём подумал бы робот
hint-thinking = Робот смотрит на ваши карты…
hint-none = На этот раз без подсказки.
hint-close = Закрыть
hint-best = Выбор робота
hint-seen = Все за столом видят, что вы спросили.
hint-taken = Подсказку в этой сдаче брали: { $names }
hint-shows-nothing = Больше ничего не показывает
hint-measure = Заявка по системе; с ней сравнены остальные
hint-gains =
    { $sign ->
        [less] В среднем хуже системной заявки на
       *[more] В среднем лучше системной заявки на
    } { $gain } { $unit ->
        [points] очка
       *[imps] IMP
    }, плюс-минус { $error }
hint-gains-best =
    { $sign ->
        [less] В среднем хуже системной заявки на
       *[more] В среднем лучше системной заявки на
    } { $gain } { $unit ->
        [points] очка
       *[imps] IMP
    }, плюс-минус { $error }: стоит отступить от системы
hint-tricks = Взяток вашей стороны: около { $tricks }.
hint-makes = Контракт выигрывается { $percent } раз из ста.
hint-beats = Контракт подсаживается { $percent } раз из ста.

## После сдачи

hint-second = А что сделал бы робот?
hint-second-about = На каждом вашем ходу, с тем, что вы тогда видели.
hint-second-done = { $done } из { $all }
hint-second-same = На каждом ходу робот сделал бы то же самое.
hint-second-call = Ваша заявка { $number }
hint-second-card = Взятка { $trick }
hint-second-you = Ваш выбор
hint-second-silent = Без ответа робота: { $count }.
hint-second-stop = Остановить

## Открыть стол

open-hints = Подсказки
open-hints-about = Игроки могут спросить, что сделал бы робот, и все это видят. Наедине с роботами подсказки есть всегда.
open-robots = Роботы торгуются
open-robots-about = И партнёры, и соперники; смысл каждой заявки можно прочитать за столом.
open-robots-usual = Как здесь принято
open-robots-sayc = Стандарт Американ
open-robots-two-over-one = Два через один
open-robots-acol = Акол
open-robots-natural = Натуральная система
open-robots-precision = Прецизион
open-robots-polish = Польская трефа
open-level = Роботы играют
open-level-beginner = Как новички
open-level-beginner-about = По системе и простым правилам.
open-level-club = Как в клубе
open-level-club-about = Перед ходом смотрят несколько возможных раскладов.
open-level-expert = Как эксперты
open-level-expert-about = Смотрят много раскладов, и перед сомнительной заявкой тоже, и не спешат.
