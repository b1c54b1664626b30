### Как рассказывают линию розыгрыша одной масти, взятка за взяткой.

suit-hand = с руки
suit-dummy = со стола
suit-west = Запад
suit-east = Восток
suit-lead = Ходите { $led } { $from } и положите { $card }
suit-lead-alone = Ходите { $led } { $from }
suit-run = Ходите { $led } { $from } и пропустите
suit-unless = если { $seat } кладёт { $cards }, то { $card }
suit-unless-out = если { $seat } без масти, то { $card }
suit-then = Далее:
suit-if = Если { $more }:
suit-otherwise = Иначе:
suit-both = Запад кладёт { $west }, а Восток — { $east }
suit-none = другую масть
suit-or = { $more } или { $last }
suit-any = Годится любой розыгрыш.
suit-hopeless = Сделать это невозможно.
