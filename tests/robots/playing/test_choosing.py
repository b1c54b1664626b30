"""The card that is played: the contract first, then tricks; of cards as good, the usual one."""

from __future__ import annotations

import pytest

from biritch.analysis import NoSolver
from biritch.cards import Card, Deal, Hand
from biritch.robots import choose_card
from biritch.robots.outlook import Outlook
from biritch.robots.playing import (
    BEGINNER,
    CLUB,
    EXPERT,
    Level,
    Moment,
    card_by_worlds,
    choosing,
    worth_of_cards,
)
from biritch.seats import BySeat, Seat
from tests.robots.playing.moments import moment

DEAL = Deal.parse(
    "N:K84.A853.QJ5.K42 Q6.JT94.K742.J87 AJT52.K7.A86.A65 973.Q62.T93.QT93",
)
AUCTION = "S:1NT P 3NT P P P"


def now(cards: str = "C3", seat: Seat = Seat.EAST) -> Moment:
    return moment(DEAL, AUCTION, cards, seat)


def plenty() -> float:
    return 8.0


def test_the_same_moment_gets_the_same_card() -> None:
    cards = {card_by_worlds(now(), plenty, level=CLUB) for _ in range(3)}
    assert len(cards) == 1


def test_a_beginner_plays_by_rules_of_thumb() -> None:
    assert card_by_worlds(now(), plenty, level=BEGINNER) is choose_card(now().play, now().auction)


@pytest.mark.parametrize("seconds", [-1.0, 0.0, 0.001])
def test_without_time_a_rule_of_thumb_answers_at_once(seconds: float) -> None:
    asked: list[float] = []

    def left() -> float:
        asked.append(seconds)
        return seconds

    assert card_by_worlds(now(), left, level=EXPERT) is choose_card(now().play, now().auction)
    assert len(asked) < 10


def test_when_time_runs_out_what_was_found_is_used() -> None:
    ticks = iter(range(1000))

    def left() -> float:
        return 8.0 - next(ticks) * 0.05  # each look at the clock costs a twentieth of a second

    assert card_by_worlds(now(), left, level=EXPERT) in now().play.legal()
    assert next(ticks) < 60


def test_without_a_solver_robots_still_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object, **__: object) -> None:
        raise NoSolver("none here")

    monkeypatch.setattr(choosing, "think", none)
    assert card_by_worlds(now(), plenty) is choose_card(now().play, now().auction)


def test_a_card_that_must_be_played_is_played() -> None:
    cards = "C3 C2 CJ CA SA S3 S4 S6 SJ S7 SK SQ S8"
    deal = DEAL.put(Seat.EAST, DEAL[Seat.EAST])
    only = moment(deal, AUCTION, cards, Seat.EAST)
    assert card_by_worlds(only, plenty) in only.play.legal()


def test_the_setting_trick_is_taken_when_it_is_there() -> None:
    deal = Deal.parse(
        "N:7654.K2.KQ32.AK2 AKQJ.A543.54.543 T98.QJT.AJT.QJT9 32.9876.9876.876",
    )
    cards = "S3 S4 SJ S8 SA S9 S2 S5 SK ST D6 S6 SQ HT D7 S7"  # four tricks, and East is on lead
    seen = moment(deal, "S:1NT P 3NT P P P", cards, Seat.EAST)
    assert card_by_worlds(seen, plenty) is Card.parse("HA")
    found = {str(each.card): each for each in worth_of_cards(seen, plenty)}
    assert found["HA"].chance == pytest.approx(1)
    assert found["HA"].loses < 0.1  # now and then another undertrick was there
    assert found["D5"].chance < 1


def test_declarer_takes_his_tricks_before_he_risks_the_contract() -> None:
    deal = Deal.parse(
        "N:AQ4.K32.KQ32.A32 KJ9.J54.T54.KQJ9 T8.AQT.AJ8.T8764 76532.9876.976.5",
    )
    # Eight red tricks and a black ace are nine; the spade finesse loses, and clubs are ready to run.
    seen = moment(deal, "S:1NT P 3NT P P P", "C5 C2 C9 C4 CK C6 D6 CA", Seat.SOUTH, told=False)
    assert seen.play.turn is Seat.NORTH
    card = card_by_worlds(seen, plenty)
    assert card.suit.name in {"HEARTS", "DIAMONDS"}


def test_of_touching_cards_defenders_follow_with_the_lowest() -> None:
    seen = moment(DEAL, AUCTION, "C3 C2", Seat.EAST)
    outlook = Outlook(seen.play)
    assert choosing.manner(outlook, Card.parse("C8"), Card.parse("CJ")) is Card.parse("C7")


def test_declarer_wins_with_the_highest_of_touching_cards() -> None:
    deal = Deal.parse("N:432.A32.A432.A32 J98.K54.K65.K654 AKQ.QJ76.QJ7.QJ7 T765.T98.T98.T98")
    seen = moment(deal, "S:1NT P 3NT P P P", "S5 S2 S8", Seat.SOUTH)
    outlook = Outlook(seen.play)
    assert choosing.manner(outlook, Card.parse("SQ"), Card.parse("SK")) is Card.parse("SA")


def test_a_hint_knows_no_more_than_the_learner() -> None:
    """Two deals that differ in hidden cards only give the same hint."""
    cards = "C3 C2"
    south = DEAL[Seat.SOUTH] - Hand.parse("A...") | Hand.parse("9...")
    west = DEAL[Seat.WEST] - Hand.parse("9...") | Hand.parse("A...")
    hidden = Deal(BySeat(DEAL[Seat.NORTH], DEAL[Seat.EAST], south, west))
    one = worth_of_cards(moment(DEAL, AUCTION, cards, Seat.EAST), plenty, level=CLUB)
    two = worth_of_cards(moment(hidden, AUCTION, cards, Seat.EAST), plenty, level=CLUB)
    assert one == two


def test_a_hint_orders_cards_by_what_they_lose() -> None:
    found = worth_of_cards(now("C3 C2"), plenty, level=CLUB)
    assert {each.card for each in found} == set(now("C3 C2").play.legal())
    assert [each.is_best for each in found].count(True) == 1
    assert found[0].is_best
    assert all(0 <= each.chance <= 1 and 0 <= each.tricks <= 13 for each in found)
    losses = [each.loses for each in found[1:]]
    assert losses == sorted(losses)


def test_levels_look_at_more_worlds_the_higher_they_are() -> None:
    def looks(level: Level) -> tuple[int, int, int]:
        return level.lead, level.early, level.late

    assert looks(BEGINNER) == (0, 0, 0)
    assert all(map(int.__lt__, looks(CLUB), looks(EXPERT)))
