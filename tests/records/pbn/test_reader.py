from __future__ import annotations

import pytest

from biritch.records import BadFile, Record, Table
from biritch.records.pbn import read_boards, read_pbn
from biritch.records.pbn.reader import decoded
from biritch.seats import BySeat, Seat, Vulnerability
from tests.records.pbn.reading import EVENING, one, wrong


def test_a_board_says_its_dealer_and_vulnerability() -> None:
    board = one('[Board "7"]', '[Dealer "n"]', '[Vulnerable "Love"]', f'[Deal "{EVENING}"]').board
    assert (7, Seat.NORTH, Vulnerability.NONE) == (board.number, board.dealer, board.vulnerable)
    assert EVENING == str(board.deal)


def test_where_a_board_does_not_say_them_its_number_does() -> None:
    board = one('[Board "7"]').board
    assert (Seat.SOUTH, Vulnerability.BOTH) == (board.dealer, board.vulnerable)


def test_where_there_is_no_dealer_the_first_caller_dealt() -> None:
    assert Seat.EAST is one('[Board "7"]', '[Auction "E"]', "1S AP").board.dealer


def test_boards_without_a_number_count_on() -> None:
    reading = read_pbn('[Event "a"]\n\n[Board "7"]\n\n[Event "b"]')
    assert [1, 7, 8] == [record.board.number for record in reading]


def test_names_event_site_and_date_are_kept() -> None:
    record = one(
        '[Event "Cup"]', '[Site "Here"]', '[Date "2026.03.01"]', '[West "w"]', '[North "?"]'
    )
    assert ("Cup", "Here", "2026-03-01") == (record.event, record.site, record.date)
    assert BySeat("", "", "", "w") == record.names


def test_the_contract_comes_from_the_calls_where_no_tag_tells_it() -> None:
    record = one('[Auction "N"]', "1S P 4S AP", '[Result "9"]')
    assert ("4SN", "4SN-1") == (str(record.contract), str(record.result))


def test_the_contract_may_stand_without_calls() -> None:
    assert "4SXN=" == str(one('[Contract "4SX"]', '[Declarer "N"]', '[Result "10"]').result)


def test_where_only_the_lead_tells_the_declarer_he_sits_at_its_right() -> None:
    reading = read_pbn('[Contract "4S"]\n[Play "N"]\n- - - -')
    assert "4SW" == str(reading.records[0].contract)
    assert ["pbn.declarer"] == [problem.code for problem in reading.problems]


def test_a_board_passed_out_has_no_contract() -> None:
    for lines in (('[Contract "Pass"]', '[Declarer ""]'), ('[Auction "N"]', "AP")):
        record = one(*lines)
        assert (True, None, None) == (record.passed_out, record.contract, record.tricks)


@pytest.mark.parametrize(
    ("tag", "tricks"),
    [("9", 9), ("NS 9", 9), ("EW 4", 9), ("EW 4 NS 9", 9), ("^9", 9), ("?", None)],
)
def test_the_tricks_of_either_side_tell_the_result(tag: str, tricks: int | None) -> None:
    record = one('[Contract "4S"]', '[Declarer "N"]', f'[Result "{tag}"]')
    assert tricks == record.tricks


@pytest.mark.parametrize(
    ("tag", "points"), [("420", -420), ("NS 420", 420), ("EW 50", -50), ("EW 50 NS -50", -50)]
)
def test_a_score_is_kept_for_north_south(tag: str, points: int) -> None:
    record = one('[Contract "4S"]', '[Declarer "E"]', f'[Score "{tag}"]')
    assert (points, points) == (record.points_ns, record.score_ns)


@pytest.mark.parametrize(
    ("scoring", "form"),
    [("IMP;Cross", "duplicate"), ("Rubber", "rubber"), ("Chicago", "chicago"), ("Other", "")],
)
def test_the_way_of_scoring_tells_the_form(scoring: str, form: str) -> None:
    record = one(f'[Scoring "{scoring}"]')
    assert (form, scoring) == (record.form, record.scoring)


def test_what_is_not_understood_is_kept() -> None:
    record = one(
        '[Zeal "much"]',
        '[Annotator "A"]',
        '[ScoreTable "Rank;Names"]',
        '1 "a; b"',
        "2 c",
        "",
    )
    assert (("Annotator", "A"), ("Zeal", "much")) == record.tags
    assert (Table("ScoreTable", "Rank;Names", (("1", "a; b"), ("2", "c"))),) == record.tables


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ('[Board "0"]', "pbn.board"),
        ('[Board "first"]', "pbn.board"),
        ('[Board "٣"]', "pbn.board"),
        ('[Dealer "Q"]', "notation.seat"),
        ('[Vulnerable "sometimes"]', "notation.vulnerability"),
        ('[Deal "N:AK.Q - - -"]', "notation.hand"),
        ('[Deal "N:AK.Q.J.T - -"]', "pbn.deal.hands"),
        ('[Deal "AK.Q.J.T - - -"]', "pbn.deal.first"),
        ('[Deal "N:AK.Q.J.T - - - -"]', "notation.deal"),
        ('[Deal "N:AKQJT98765432... .AKQ.. - -"]', "deal.size"),
        ('[Deal "N:A... A... - -"]', "deal.twice"),
        ('[Date "soon"]', "pbn.date"),
        ('[Contract "8S"]\n[Declarer "N"]', "notation.contract"),
        ('[Contract "4S"]', "pbn.declarer"),
        ('[Contract "4S"]\n[Declarer "Q"]', "notation.seat"),
        ('[Contract "4S"]\n[Declarer "N"]\n[Result "many"]', "pbn.number"),
        ('[Contract "4S"]\n[Declarer "N"]\n[Result "14"]', "record.result"),
        ('[Score "420"]', "pbn.number"),
        ('[Contract "4S"]\n[Declarer "N"]\n[Auction "N"]\n1S P 3S AP', "pbn.contract.other"),
    ],
)
def test_a_value_that_cannot_be_is_reported(lines: str, code: str) -> None:
    assert code in wrong(lines)


def test_the_calls_and_the_tags_may_differ_where_declarer_and_dummy_changed_places() -> None:
    record = one('[Declarer "^S"]', '[Contract "3S"]', '[Auction "N"]', "1S P 3S AP")
    assert "3SS" == str(record.contract)


def test_read_strictly_the_first_problem_is_raised() -> None:
    with pytest.raises(BadFile) as found:
        read_pbn('[Board "1"]\n[Dealer "Q"]', file="club.pbn", strict=True)
    assert "club.pbn:2:1:" in str(found.value)
    assert "notation.seat" == found.value.code


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1", "cp1252"])
def test_a_file_in_any_usual_encoding_is_read(encoding: str) -> None:
    (record,) = read_pbn('[West "Åsa Müller"]'.encode(encoding))
    assert "Åsa Müller" == record.names.west


def test_letters_beyond_every_encoding_are_not_the_end_of_reading() -> None:
    assert "\x81" == decoded(b"\x81")
    assert "“" == decoded(b"\x93")
    assert "\ufffd" in decoded(b"\xff\xfex")


def test_boards_to_play_are_those_with_all_their_cards() -> None:
    three = EVENING.rsplit(" ", 1)[0] + " -"
    reading = read_boards(
        f'[Board "1"]\n[Deal "{EVENING}"]\n\n[Board "2"]\n[Deal "{three}"]\n\n'
        f'[Board "3"]\n[Deal "N:AK2.QJ.T98.76543 - - -"]\n\n[Board "1"]\n[Deal "{EVENING}"]\n\n'
        f'[Board "2"]\n[Deal "E{EVENING[1:]}"]\n\n[Board "4"]'
    )
    assert [(1, EVENING), (2, EVENING)] == [
        (board.number, str(board.deal)) for board in reading.records
    ]
    assert [
        ("pbn.deal.partial", 8),
        ("pbn.board.twice", 14),
        ("pbn.deal.partial", 16),
    ] == [(problem.code, problem.line) for problem in reading.problems]


def test_a_file_of_nothing_has_no_boards() -> None:
    assert ((), ()) == (read_boards(b"").records, read_pbn("% only this").records)


def test_a_record_that_was_not_played_has_only_cards() -> None:
    assert not one('[Board "1"]').is_played
    assert one('[Auction "N"]', "1S *").is_played
    assert isinstance(one('[Board "1"]'), Record)
