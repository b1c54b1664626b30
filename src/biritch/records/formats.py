"""Every kind of file that records are kept in: how to know it, read it and write it.

A new format is one line here and one file, or folder, beside this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import BinaryIO

from msgspec import Struct

from biritch.errors import BadValue
from biritch.records import json as own
from biritch.records.deals_txt import stream_txt, write_txt
from biritch.records.lin import stream_lin, write_lin
from biritch.records.machines import ber, bhg, bri, cds, dge, dlm, dup
from biritch.records.pbn import encoded, stream_pbn, write_pbn
from biritch.records.problem import Problems
from biritch.records.rbn import stream_rbn, write_rbn
from biritch.records.record import Record
from biritch.records.source import Source
from biritch.records.table_csv import stream_csv, write_csv
from biritch.records.usebio.reader import stream_usebio
from biritch.records.usebio.writer import write_usebio

Reader = Callable[[Source, Problems], Iterator[Record]]
Writer = Callable[[Iterable[Record]], bytes]
HEAD = 4096  # bytes, enough to know a file by


class Format(Struct, frozen=True):
    """A kind of file.

    Attributes:
        name: such as ``pbn``, also the ending of its files.
        about: what it is, in a few words.
        read: its records, one at a time.
        write: its bytes.
        known_by: whether the first bytes of a file show it to be of this kind; a kind without a mark
            of its own is only known by the file's name.
        whole_deals: whether it only holds boards whose cards are all known.
        whole_deals: whether it holds boards only whose cards are all known.
    """

    name: str
    about: str
    read: Reader
    write: Writer
    known_by: Callable[[bytes], bool]
    whole_deals: bool = False


def _whole(read: Callable[[bytes, Problems], Iterator[Record]]) -> Reader:
    """A reader of whole files, for what is small or has no lines."""

    def reader(source: Source, problems: Problems) -> Iterator[Record]:
        yield from read(all_of(source), problems)

    return reader


def all_of(source: Source) -> bytes:
    """All bytes of a source."""
    if isinstance(source, bytes):
        return source
    return source.encode(errors="replace") if isinstance(source, str) else source.read()


def _texts(write: Callable[[Iterable[Record]], str]) -> Writer:
    return lambda records: write(records).encode(errors="replace")


def _nothing(_head: bytes) -> bool:
    return False


def _starts(*words: bytes) -> Callable[[bytes], bool]:
    return lambda head: head.removeprefix(b"\xef\xbb\xbf").lstrip().lower().startswith(words)


def _pbn_mark(head: bytes) -> bool:
    text = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    return (text.startswith((b"[", b"% PBN", b"%PBN")) and not text.startswith(b"[Document]")) or (
        b"[Deal " in head or b"[Board " in head or b"[Event " in head
    )


def _lin_mark(head: bytes) -> bool:
    text = head.removeprefix(b"\xef\xbb\xbf").lstrip()
    if text.startswith(b"http") and b"lin=" in text:
        return True  # a link to the hand viewer
    return text[2:3] == b"|" and text[:2].isalnum() and text.count(b"|") > 1


def _bri_mark(head: bytes) -> bool:
    return len(head) >= 128 and head[:78].isdigit() and not head[78:110].strip()


def _dup_mark(head: bytes) -> bool:
    return len(head) >= 156 and head[:78].isdigit() and not _bri_mark(head)


def _ber_mark(head: bytes) -> bool:
    digits = head[:52]
    return len(digits) == 52 and not digits.strip(b"1234") and digits.count(b"1") == 13


FORMATS: dict[str, Format] = {
    each.name: each
    for each in (
        Format("pbn", "Portable Bridge Notation 2.1", stream_pbn,
               lambda records: encoded(write_pbn(records)), _pbn_mark),
        Format("lin", "Bridge Base Online", stream_lin, _texts(write_lin), _lin_mark),
        Format("rbn", "Richard's Bridge Notation", stream_rbn, _texts(write_rbn),
               _starts(b"%rbn", b"% rbn")),
        Format("json", "this program's own, everything kept", _whole(own.stream_json),
               own.write_json, _starts(b"{")),
        Format("xml", "USEBIO, results of an event", _whole(stream_usebio), _texts(write_usebio),
               _starts(b"<?xml", b"<!doctype usebio", b"<usebio")),
        Format("csv", "a row a board, for spreadsheets", stream_csv, _texts(write_csv), _nothing),
        Format("txt", "deals alone, or in any text", stream_txt, _texts(write_txt), _nothing),
        Format("dup", "Duplimate dealing machine", _whole(dup.stream_dup), dup.write_dup, _dup_mark, whole_deals=True),
        Format("bri", "dealing machine, digits", _whole(bri.stream_bri), bri.write_bri, _bri_mark, whole_deals=True),
        Format("dge", "dealing machine, hands", _whole(dge.stream_dge), dge.write_dge,
               lambda head: head[:1] == b"\x06", whole_deals=True),
        Format("dlm", "Duplimate text", _whole(dlm.stream_dlm), dlm.write_dlm,
               _starts(b"[document]"), whole_deals=True),
        Format("ber", "dealing machine, owners", _whole(ber.stream_ber), ber.write_ber, _ber_mark, whole_deals=True),
        Format("cds", "dealing machine, packed", _whole(cds.stream_cds), cds.write_cds, _nothing,
               whole_deals=True),
        Format("rzd", "dealing machine, packed with a head", _whole(cds.stream_rzd), cds.write_rzd,
               _nothing, whole_deals=True),
        Format("bhg", "dealing machine, letters", _whole(bhg.stream_bhg), bhg.write_bhg, _nothing,
               whole_deals=True),
    )
}  # fmt: skip
# Other endings of the same files.
_OTHER_ENDINGS = {"usebio": "xml", "rbx": "rbn"}


def named(name: str) -> Format:
    """The format of this name.

    Raises:
        BadValue: if there is none.

    Examples:
        >>> named("PBN").about
        'Portable Bridge Notation 2.1'
    """
    word = name.casefold().removeprefix(".")
    word = _OTHER_ENDINGS.get(word, word)
    if word not in FORMATS:
        raise BadValue(
            f"there is no format {name!r}: " + ", ".join(FORMATS), code="format.none", name=name
        )
    return FORMATS[word]


def ending_of(path: str) -> str:
    """The ending of a file's name, without its dot and in lower case; empty where it has none.

    Examples:
        >>> ending_of("club/Evening.PBN"), ending_of("-")
        ('pbn', '')
    """
    name = path.replace("\\", "/").rpartition("/")[2]
    return name.rpartition(".")[2].casefold() if "." in name else ""


def format_of(path: str, head: bytes = b"") -> Format:
    """The format of a file: what its first bytes show, else what its name says.

    Args:
        path: the file's name; ``-`` for a stream without one.
        head: its first bytes, if there are any yet.

    Raises:
        BadValue: if neither tells.

    Examples:
        >>> format_of("evening.pbn").name, format_of("-", b"pn|a,b,c,d|md|1|").name
        ('pbn', 'lin')
    """
    ending = _OTHER_ENDINGS.get(ending_of(path), ending_of(path))
    named_by_ending = FORMATS.get(ending)
    if named_by_ending is not None and (not head or named_by_ending.known_by(head)):
        return named_by_ending
    shown = next((each for each in FORMATS.values() if head and each.known_by(head)), None)
    if named_by_ending is not None and (shown is None or named_by_ending.known_by is _nothing):
        return named_by_ending
    if shown is None:
        raise BadValue(
            f"nothing tells what kind of file {path!r} is: give its format, one of "
            + ", ".join(FORMATS),
            code="format.unknown",
            name=path,
        )
    return shown


class Peeked:
    """A stream whose first bytes have been looked at.

    Args:
        stream: the stream, from its beginning.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self.head = stream.read(HEAD)
        self._unread = self.head
        self._stream = stream

    def read(self, size: int = -1) -> bytes:
        """The next bytes."""
        if not self._unread:
            return self._stream.read(size)
        if size < 0:
            first, self._unread = self._unread, b""
            return b"".join(chain((first,), (self._stream.read(),)))
        first, self._unread = self._unread[:size], self._unread[size:]
        return first
