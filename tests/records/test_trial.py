from __future__ import annotations

from msgspec.structs import replace

from biritch.auction import Call, Contract
from biritch.cards import Card, Deal
from biritch.records import Problems, Record
from biritch.records.transcript import Transcript, transcript_of
from biritch.records.trial import tried
from biritch.seats import Seat, Vulnerability
from tests.records.pbn.reading import EVENING

TOLD = Transcript(
    number=1,
    deal=Deal.parse(EVENING),
    calls=tuple(map(Call.parse, "P P 1S P 3S P 4S P P P".split())),
)


def findings(told: Transcript) -> tuple[Record, list[tuple[str, tuple[int, int]]]]:
    """The record, and each finding with where it is: a hundred for calls, two hundred for cards."""
    places = {"call": 100, "card": 200, "contract": 300, "result": 400, "score": 500, "deal": 600}
    problems = Problems()
    record = tried(told, problems, lambda what, at: (places[what] + at, 1))
    return record, [(each.code, (each.line, each.column)) for each in problems.found]


def test_what_can_be_is_a_record_without_findings() -> None:
    told = replace(TOLD, tricks=10, points_ns=420, cards=(Card.parse("C9"),))
    record, found = findings(told)
    assert ("4SS=", []) == (str(record.result), found)
    assert told.calls == transcript_of(record).calls
    assert told.cards == transcript_of(record).cards


def test_dealer_and_vulnerability_go_by_the_number_where_nothing_is_said() -> None:
    record, _ = findings(replace(TOLD, number=6, calls=()))
    assert (Seat.EAST, Vulnerability.EW) == (record.board.dealer, record.board.vulnerable)


def test_an_illegal_call_ends_the_auction_before_it() -> None:
    told = replace(TOLD, calls=tuple(map(Call.parse, "P P 1S X 1H P".split())))
    record, found = findings(told)
    assert ("N:P P 1S X", [("call.insufficient", (105, 1))]) == (str(record.auction), found)


def test_a_card_that_is_not_held_ends_the_play_before_it() -> None:
    told = replace(TOLD, cards=tuple(map(Card.parse, "C9 C3 CA D3".split())))
    record, found = findings(told)
    assert [("play.revoke", (204, 1))] == found
    assert record.play is not None
    assert 3 == record.play.count


def test_a_contract_that_was_not_called_is_a_finding() -> None:
    record, found = findings(replace(TOLD, contract=Contract.parse("4SN")))
    assert ("4SN", [("record.contract", (300, 1))]) == (str(record.contract), found)
    record, found = findings(replace(TOLD, passed_out=True))
    assert (None, [("record.contract", (300, 1))]) == (record.contract, found)


def test_tricks_that_cannot_have_been_won_are_a_finding() -> None:
    trick = tuple(map(Card.parse, "C9 C3 CQ CK".split()))
    for tricks, code in ((0, ["record.result"]), (1, []), (13, []), (14, ["record.result"])):
        record, found = findings(replace(TOLD, cards=trick, tricks=tricks))
        assert (code, tricks if tricks < 14 else None) == (
            [each for each, _ in found],
            record.tricks,
        )


def test_a_score_that_is_not_the_results_is_a_finding_but_not_in_rubber_bridge() -> None:
    told = replace(TOLD, tricks=10, points_ns=620)
    assert [("record.score", (500, 1))] == findings(told)[1]
    assert [] == findings(replace(told, form="rubber"))[1]
    assert [] == findings(replace(told, vulnerable=Vulnerability.NS))[1]
    nothing = replace(TOLD, calls=tuple(map(Call.parse, "P P P P".split())), points_ns=50)
    assert [("record.score", (500, 1))] == findings(nothing)[1]


def test_cards_without_a_contract_cannot_be_followed() -> None:
    record, found = findings(replace(TOLD, calls=None, cards=(Card.parse("C9"),)))
    assert (None, [("record.play.contract", (201, 1))]) == (record.play, found)


def test_a_hand_of_fourteen_cannot_play() -> None:
    deal = Deal.parse("N:AKQJT98765432.A.. - - -")
    record, found = findings(replace(TOLD, deal=deal, cards=()))
    assert (None, [("deal.size", (600, 1))]) == (record.play, found)
