from __future__ import annotations

import pytest

from biritch.records import Remark
from tests.records.pbn.reading import EVENING, one, wrong

GAME = (f'[Deal "{EVENING}"]', '[Declarer "S"]', '[Contract "2S"]')


def _play(*lines: str) -> str:
    return str(one(*GAME, '[Play "W"]', *lines).play)


def test_the_winner_of_a_trick_leads_whatever_column_he_sits_in() -> None:
    assert "W:C4 C8 CQ CK S:SA S4 S5 S8 S:D3" == _play(
        "C4 C8 CQ CK", "S4 S5 S8 SA", "- - - D3", "*"
    )


def test_columns_may_begin_with_any_seat() -> None:
    record = one(*GAME, '[Play "N"]', "C8 CQ CK C4", "S5 - SA S4", "*")
    assert "W:C4 C8 CQ CK S:SA S4 S5" == str(record.play)


def test_cards_are_read_in_any_case_and_a_plus_stands_for_the_next() -> None:
    record = one(*GAME, '[Result "1"]', '[Play "W"]', "c4 c8 cq ck", "+ - - sA")
    assert "W:C4 C8 CQ CK S:SA" == str(record.play)
    assert record.tricks is None


def test_notes_signs_and_comments_stand_at_their_card_in_the_order_of_play() -> None:
    record = one(
        *GAME,
        '[Play "W"]',
        "C4 =1= C8 CQ CK",
        "S4 ?! S5 S8 SA {top}",
        "*",
        '[Note "1:fourth best"]',
    )
    assert (
        Remark(place=1, text="fourth best"),
        Remark(place=5, comment="top"),
        Remark(place=6, signs=(12,)),
    ) == record.cards


def test_a_revoke_and_a_lead_out_of_turn_stand_with_their_law() -> None:
    record = one(*GAME, '[Play "W"]', "C4 C8 CQ ^R HQ", "^L S4 S5 S8 SA", "*")
    assert record.play is not None
    assert [("HQ", "63"), ("S4", "53A")] == [
        (str(entry.card), entry.law) for entry in record.play.entries if entry.law
    ]


def test_a_hand_that_is_not_given_is_taken_at_its_word() -> None:
    record = one('[Declarer "S"]', '[Contract "2S"]', '[Play "W"]', "C4 C8 CQ CK", "*")
    assert "W:C4 C8 CQ CK" == str(record.play)


def test_an_ending_is_played_from_the_cards_there_are() -> None:
    record = one(
        '[Deal "N:A7..3. KT.3.. ..7.A2 98.2.."]', '[Contract "S"]', '[Play "N"]', "SA SK C2 S8", "*"
    )
    assert record.play is not None
    assert (3, "N:SA SK C2 S8") == (record.play.size, str(record.play))
    assert record.contract is None


def test_an_ending_may_have_a_whole_contract() -> None:
    record = one(
        '[Deal "N:A7..3. KT.3.. ..7.A2 98.2.."]',
        '[Declarer "S"]',
        '[Contract "4S"]',
        '[Play "N"]',
        "SA SK C2 S8",
        "*",
    )
    assert "4SS" == str(record.contract)
    assert record.play is not None
    assert 3 == record.play.size


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("C4 C8 CQ HQ", "play.revoke"),
        ("C4 C8 CQ CA", "play.not_held"),
        ("C4 C8 CQ C1", "notation.card"),
        ("C4 C8 CQ (CK)", "pbn.card"),
        ("C4 - CQ CK", "pbn.play.gap"),
        ("C4 C8 CQ CK - S5 S8 -", "pbn.play.gap"),
    ],
)
def test_a_card_that_cannot_be_is_reported(cards: str, code: str) -> None:
    assert code == wrong(*GAME, '[Play "W"]', cards, "*")[0]


def test_cards_cannot_be_played_without_a_contract() -> None:
    assert ["pbn.play.contract"] == wrong(f'[Deal "{EVENING}"]', '[Play "W"]', "C4 C8 CQ CK", "*")


def test_a_play_of_no_seat_is_not_read() -> None:
    assert ["notation.seat"] == wrong(*GAME, '[Play "Q"]', "C4 C8 CQ CK", "*")


def test_a_hand_of_fourteen_cannot_be_played() -> None:
    deal = (
        EVENING.replace("N:Q65", "N:Q65").replace("98.AJ2", "98.AJ2").replace("KJT64.", "KJT64.9")
    )
    assert "deal.size" in wrong(
        f'[Deal "{deal.replace(".974", ".74")}"]',
        '[Declarer "S"]',
        '[Contract "2S"]',
        '[Play "W"]',
        "C4 *",
    )
