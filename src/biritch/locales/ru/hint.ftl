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
