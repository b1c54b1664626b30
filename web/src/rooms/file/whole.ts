import type { BoardRecord } from "../../api";
import { clockwise, contractOf, SEATS } from "../../bridge";
import type { Board, Person, Seat, View } from "../../view";
import { dealtOf } from "../explore/hands";
import type { Whole } from "../replay/steps";

function personOf(name: string): Person {
  return { id: "", name, robot: false, here: true };
}

/** A board of a file, ready to be gone through step by step. Whoever is not named is called after his seat. */
export function wholeOfRecord(
  record: BoardRecord,
  result: string,
  called: (seat: Seat) => string,
): Whole {
  const { board: told } = record;
  const dealt = dealtOf(told.deal);
  const contract = record.contract ?? null;
  const declarer = contract ? (contractOf(contract)?.declarer ?? null) : null;
  const board: Board = {
    number: told.number,
    dealer: told.dealer,
    vulnerable: told.vulnerable,
    hands: dealt,
    counts: { N: dealt.N.length, E: dealt.E.length, S: dealt.S.length, W: dealt.W.length },
    auction: (record.auction?.calls ?? []).map((each) => {
      const text = [each.text, each.comment].filter(Boolean).join(" · ");
      const alert = Boolean((each as { alert?: boolean }).alert);
      return { ...each, alert, meaning: text ? { text } : null, asked: [] };
    }),
    phase: "over",
    turn: null,
    actor: null,
    contract,
    dummy: declarer && clockwise(declarer, 2),
    trick: [],
    last_trick: null,
    winner: null,
    winners: [],
    tricks: { ns: 0, ew: 0 },
    legal: null,
    claim: null,
    undo: null,
    honours: { claimed: [], mayClaim: [] },
    stopped: false,
    since: 0,
    ready: [],
    result: result ? { text: result, lines: [] } : null,
  };
  const played = (record.play?.cards ?? []).map(({ seat, card }) => ({ seat, card }));
  const view: View = {
    table: {
      id: "",
      name: record.event ?? "",
      host: "",
      form: "duplicate",
      again: { name: "", form: { type: "duplicate" }, policy: {}, laws: null, previous: "" },
      chat: false,
      evening: null,
      watched: true,
      watchers: 0,
    },
    you: { role: "watcher", seats: ["S"], chair: null, person: "" },
    seats: Object.fromEntries(
      SEATS.map((seat) => [seat, personOf(record.names?.[seat] || called(seat))]),
    ) as View["seats"],
    chairs: [...SEATS],
    may: { undo: false, claim: false, stop: false },
    board,
    sheet: {
      deals: [],
      closing: [],
      games: null,
      totals: { ns: 0, ew: 0 },
      imps: null,
      settlement: null,
      over: true,
    },
    stopping: [],
    over: true,
    closed: true,
    shownOut: [],
  };
  // Who led to the next trick took this one; who took the last is asked of the house.
  const winners = Array.from({ length: Math.floor(played.length / 4) }, (_, trick) => {
    return played[4 * trick + 4]?.seat;
  }).filter((seat) => seat !== undefined);
  return { view, board, dealt, played, winners, turn: null };
}
