### Як розповідають лінію розіграшу однієї масті, взятка за взяткою.

suit-hand = з руки
suit-dummy = зі столу
suit-west = Захід
suit-east = Схід
suit-lead = Ходіть { $led } { $from } і покладіть { $card }
suit-lead-alone = Ходіть { $led } { $from }
suit-run = Ходіть { $led } { $from } і пропустіть
suit-unless = якщо { $seat } кладе { $cards }, то { $card }
suit-unless-out = якщо { $seat } без масті, то { $card }
suit-then = Далі:
suit-if = Якщо { $more }:
suit-otherwise = Інакше:
suit-both = Захід кладе { $west }, а Схід — { $east }
suit-none = іншу масть
suit-or = { $more } або { $last }
suit-any = Годиться будь-який розіграш.
suit-hopeless = Зробити це неможливо.
