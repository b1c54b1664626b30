from __future__ import annotations

import pytest
from msgspec.structs import replace

from biritch.auction import Auction
from biritch.records import BadFile, Problems, Record, Remark
from biritch.records.lin import read_lin, skim_lin, stream_lin
from biritch.records.links import hand_viewer_lin_link
from biritch.seats import BySeat, Seat, Vulnerability
from tests.records.kept import KEPT, kept
from tests.records.pbn.reading import EVENING

HANDS = "md|1SAKT32HQ73D973CK2,SJ74HT98654D5C974,SQ65HKDKJT64CJT83,|"


def one(text: str) -> Record:
    """The one board of a text with nothing wrong in it."""
    reading = read_lin(text)
    assert () == reading.problems
    (record,) = reading.records
    return record


def wrong(text: str) -> list[str]:
    return [problem.code for problem in read_lin(text).problems]


def test_eight_hands_of_an_evening_are_read_with_nothing_wrong() -> None:
    records = read_lin(kept("eight-hands.lin"), strict=True).records
    assert [
        "5HS+1", "2SW+2", "2HS+1", "4HS=", "3NTS+1", "3HS=", "4SS+1", "3NTS-1",
    ] == [str(record.result) for record in records]  # fmt: skip
    assert list(range(1, 9)) == [record.board.number for record in records]
    assert [52, 52, 44, 52, 52, 52, 44, 52] == [
        record.play.count for record in records if record.play
    ]


def test_a_hand_with_an_explanation_and_the_play_to_its_end() -> None:
    record = one(kept("one-hand.lin").decode())
    assert "S:P 1H 2NT P 3NT P P P" == str(record.auction)
    assert Remark(place=3, text="Unusual No Trump: 2 5card minors") == record.calls[0]
    assert "3NTN-3" == str(record.result)
    assert (15, Seat.SOUTH, Vulnerability.NS) == (
        record.board.number,
        record.board.dealer,
        record.board.vulnerable,
    )


def test_a_match_has_two_rooms_that_share_their_cards() -> None:
    reading = read_lin(kept("match.lin"), strict=True)
    first, second, third, fourth = reading.records
    assert ("3NTN=", "3NTN-1", "4SW+1") == tuple(
        str(record.result) for record in (first, second, third)
    )
    assert fourth.passed_out
    assert first.board == second.board
    assert (18, Seat.EAST, Vulnerability.NS) == (
        fourth.board.number,
        fourth.board.dealer,
        fourth.board.vulnerable,
    )
    assert (BySeat("Nan", "Ed", "Sue", "Will"), BySeat("Nora", "Eve", "Stan", "Wes")) == (
        first.names,
        second.names,
    )
    assert [
        ("HomeTeam", "BISON"), ("Room", "Closed"), ("Stage", "SEGMENT 2"), ("VisitTeam", "HERON"),
    ] == list(second.tags)  # fmt: skip
    assert ("SPRING CUP", "IMP", "duplicate") == (first.event, first.scoring, first.form)


def test_what_is_said_of_a_match_stands_at_its_calls() -> None:
    first = read_lin(kept("match.lin")).records[0]
    assert (
        Remark(place=3, text="four or more"),
        Remark(place=5, alert=True),
        Remark(place=10, comment="the audience holds its breath"),
    ) == first.calls


def test_the_result_of_the_head_counts_where_the_play_does_not_tell_it() -> None:
    record = one("vg|Cup,1,I,1,1,A,0,B,0|rs|4SN+1,|pn|a,b,c,d|pg||qx|o1|" + HANDS + "sv|o|")
    assert "4SN+1" == str(record.result)


def test_the_fourth_hand_is_what_the_three_others_leave() -> None:
    assert EVENING == str(one(HANDS).board.deal)
    assert EVENING == str(one(HANDS.replace("CJT83,|", "CJT83|")).board.deal)
    whole = HANDS.replace("CJT83,|", "CJT83,S98HAJ2DAQ82CAQ65|")
    assert EVENING == str(one(whole).board.deal)


def test_suits_and_ranks_may_come_in_any_order_and_case() -> None:
    text = "md|1h37qs23tkad379c2k,s47jh45689td5c479,sQ65HKDKJ1064CJ1083,|"
    assert EVENING == str(one(text).board.deal)


def test_hands_nobody_has_seen_stay_unknown_and_small_cards_too() -> None:
    record = one("md|3SAKQxxHAKQxDAKCxx,,,|sv|n|ah|Board 5|")
    assert "N:- - AKQ.AKQ.AK. -" == str(record.board.deal)


def test_several_calls_or_cards_may_stand_in_one_value() -> None:
    record = one(HANDS + "mb|1Np|mb|3NPPP|pc|HTHKH2HQ|")
    assert ("S:1NT P 3NT P P P", "W:HT HK H2 HQ") == (str(record.auction), str(record.play))


def test_the_last_trick_is_played_when_nobody_has_a_choice() -> None:
    text = kept("one-hand.lin").decode()
    whole, short = one(text), one(text.replace("pc|CQ|pc|CJ|pc|CK|pc|SQ|pg||", ""))
    assert (whole.play, whole.tricks) == (short.play, short.tricks)


def test_a_board_without_a_number_follows_the_one_before() -> None:
    records = read_lin((HANDS + "\n") * 3).records
    assert [1, 2, 3] == [record.board.number for record in records]
    assert [7, 8] == [each.board.number for each in read_lin("ah|Board 7|" + HANDS + HANDS)]


def test_a_title_that_is_no_number_is_kept() -> None:
    record = one("pn|a,b,c,d|" + HANDS + "ah|Lesson on ducking|")
    assert (("Lin_ah", "Lesson on ducking"),) == record.tags


def test_commands_without_a_place_of_their_own_are_kept() -> None:
    record = one(HANDS + "ha|y|sc|one|sc|two|mb|p|")
    assert (("Lin_ha", "y"), ("Lin_sc", "one|two")) == record.tags


def test_a_value_may_go_on_in_the_next_lines() -> None:
    record = one(HANDS + "mb|1S|an|five\nor more|mb|\np|nt|a\n\nb|")
    assert ("five or more", "a\n\nb") == (record.calls[0].text, record.calls[1].comment)


def test_doubles_and_redoubles_are_read_as_players_write_them() -> None:
    record = one(HANDS + "mb|1S|mb|d|mb|r|mb|2H!|an|weak|mb|X|mb|XX|")
    assert "S:1S X XX 2H X XX" == str(record.auction)
    assert Remark(place=4, alert=True, text="weak") == record.calls[0]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HANDS + "mb|8S|", "notation.call"),
        (HANDS + "mb|1S|mb|1H|", "call.insufficient"),
        (HANDS + "mb|1S|mb|p|mb|p|mb|p|pc|S9|", "play.not_held"),
        (HANDS + "mb|1S|mb|p|mb|p|mb|p|pc|SJ|pc|S5|pc|H2|", "play.revoke"),
        (HANDS + "mb|1S|mb|p|mb|p|mb|p|pc|Z9|", "notation.card"),
        (HANDS + "pc|SJ|", "record.play.contract"),
        (HANDS + "mb|1S|mb|p|mb|p|mb|p|mc|14|", "lin.claim"),
        (HANDS + "mb|1S|mb|p|mb|p|mb|p|pc|SJ|pc|S5|pc|S8|pc|SA|mc|0|", "record.result"),
        (HANDS + "sv|x|", "notation.vulnerability"),
        ("md|1SAKA,,,|", "notation.hand"),
        ("md|1AK,,,|", "notation.hand"),
        ("md|1SZ,,,|", "notation.hand"),
        ("md|1SAK,SA,,|", "deal.twice"),
        ("md|1SAKQJT98765432HA,,,|", "deal.size"),
        ("md|1SA,SK,SQ,SJ,ST|", "lin.hands"),
        (HANDS + "mb|1S", "lin.open"),
        (HANDS + "hello world|mb|p|", "lin.command"),
        (HANDS + "mb|p|good night", "lin.stray"),
        ("vg|Cup,1,I,1,1,A,0,B,0|rs|nonsense,|qx|o1|" + HANDS, "lin.result"),
    ],
)
def test_what_is_wrong_is_found_with_its_place(text: str, code: str) -> None:
    assert code in wrong(text)
    with pytest.raises(BadFile):
        read_lin(text, strict=True)


def test_a_problem_tells_its_line_and_column() -> None:
    (problem,) = read_lin(f"pn|a,b,c,d|\n{HANDS}mb|1S|mb|1H|", file="x.lin").problems
    assert f"x.lin:2:{len(HANDS) + 7}: West's 1H is not sufficient" in str(problem)
    assert str(problem).endswith("; the auction ends before it")


def test_skimming_asks_nobody_whether_a_call_can_be() -> None:
    problems = Problems(strict=True)
    (told,) = skim_lin(HANDS + "mb|1S|mb|1H|pc|SA|", problems)
    assert (["1S", "1H"], ["SA"]) == (
        [str(call) for call in told.calls or ()],
        [str(card) for card in told.cards or ()],
    )


def test_a_file_is_read_a_board_at_a_time() -> None:
    with (KEPT / "eight-hands.lin").open("rb") as stream:
        boards = stream_lin(stream, Problems(strict=True))
        assert 1 == next(boards).board.number
        assert 7 == len(list(boards))


def test_an_empty_file_holds_no_board() -> None:
    assert () == read_lin(b"", strict=True).records
    assert () == read_lin("pn|a,b,c,d|pg||", strict=True).records


def test_the_dealer_goes_by_the_number_where_md_does_not_say() -> None:
    record = one("md|SAKT32HQ73D973CK2,SJ74HT98654D5C974,SQ65HKDKJT64CJT83,|ah|Board 3|mb|1S|")
    assert Auction.begin(Seat.SOUTH).dealer is record.board.dealer


def test_a_link_to_the_hand_viewer_is_a_board() -> None:
    record = read_lin(kept("one-hand.lin"), strict=True).records[0]
    record = replace(record, names=BySeat("Łucja & Co", "", "", ""))
    (read,) = read_lin(hand_viewer_lin_link(record) + "&v3b=web", strict=True).records
    assert record == read


def test_a_result_of_the_head_that_was_not_called_is_a_finding() -> None:
    text = (
        "vg|Cup,1,I,1,1,A,0,B,0|rs|4HN+1,|pn|a,b,c,d|pg||qx|o1|" + HANDS + "mb|1S|mb|p|mb|p|mb|p|"
    )
    assert ["record.contract"] == wrong(text)


def test_a_head_with_an_endless_number_begins_at_board_1() -> None:
    record = one(f"vg|Cup,1,I,{'9' * 5000},1,A,0,B,0|rs|4SN+1,|pn|a,b,c,d|pg||qx|o1|{HANDS}sv|o|")
    assert "4SN+1" == str(record.result)
