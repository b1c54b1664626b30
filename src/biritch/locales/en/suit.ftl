### How a line of play of one suit is told, trick by trick.
###
### $led, $card: a card's rank; $from: the hand, suit-hand or suit-dummy; $seat: suit-west or suit-east
### $cards: ranks of which one was played; $west, $east: what each played; $more: parts of the sentence

suit-hand = from hand
suit-dummy = from dummy
suit-west = West
suit-east = East
suit-lead = Lead the { $led } { $from } and play the { $card }
suit-lead-alone = Lead the { $led } { $from }
suit-run = Lead the { $led } { $from } and let it run
suit-unless = if { $seat } plays the { $cards }, the { $card }
suit-unless-out = if { $seat } shows out, the { $card }
suit-then = Then:
suit-if = If { $more }:
suit-otherwise = Otherwise:
suit-both = West plays { $west } and East { $east }
suit-none = no card of the suit
suit-or = { $more }, or { $last }
suit-any = Any play does.
suit-hopeless = It cannot be done.
