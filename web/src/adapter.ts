import { SEATS, sideOf } from "./bridge";
import type {
  Board,
  Claim,
  Entry,
  Intent,
  Person,
  Said,
  ScoreLine,
  Seat,
  Sheet,
  View,
  Wording,
} from "./view";
import type * as wire from "./wire";

/** The only file that knows how the wire spells what the screen shows and wants. */

/** A command with the free words that go with it. */
export interface Wish {
  command: wire.AnyCommand;
  text?: string;
}

/** What the house calls a wish; talk is no command. */
export function wishOf(intent: Exclude<Intent, { do: "say" }>): Wish {
  switch (intent.do) {
    case "call": {
      const { call, alert, explanation } = intent;
      return { command: { type: "Call", call, alert }, text: explanation };
    }
    case "ask":
      return { command: { type: "Ask", place: intent.place } };
    case "explain": {
      const { place, alert, text } = intent;
      return { command: { type: "Explain", place, alert, words: {} }, text };
    }
    case "play":
      return { command: { type: "PlayCard", card: intent.card } };
    case "claim": {
      const { tricks, line, statement } = intent;
      return { command: { type: "Claim", tricks, line }, text: statement };
    }
    case "answerClaim":
      return { command: { type: "AnswerClaim", agrees: intent.agrees } };
    case "playOn":
      return { command: { type: "PlayOn" } };
    case "award":
      return { command: { type: "AwardClaim", tricks: intent.tricks }, text: intent.reason };
    case "answerAward":
      return { command: { type: "AnswerAward", agrees: intent.agrees } };
    case "object":
      return { command: { type: "ObjectToCard" } };
    case "askUndo":
      return { command: { type: "AskUndo" } };
    case "answerUndo":
      return { command: { type: "AnswerUndo", grants: intent.grants } };
    case "withdrawUndo":
      return { command: { type: "WithdrawUndo" } };
    case "honours":
      return { command: { type: "ClaimHonours", seat: intent.seat } };
    case "nextDeal":
      return { command: { type: "Ready" } };
    case "stop":
      return { command: { type: "AgreeToStop" } };
    case "sit":
      return { command: { type: "Sit", seat: intent.seat } };
    case "robot":
      return { command: { type: "SeatRobot", seat: intent.seat } };
    case "leave":
      return { command: { type: "Leave" } };
    case "remove":
      return { command: { type: "Remove", seat: intent.seat } };
    case "letBack":
      return { command: { type: "LetBack", person: intent.person } };
    case "makeHost":
      return { command: { type: "MakeHost", person: intent.person } };
    case "close":
      return { command: { type: "CloseTable" } };
  }
}

/** A line of talk. */
export function saidOf({ person, name, text, watcher, note, erased }: wire.Chat): Said {
  return {
    person,
    name,
    text,
    watcher: watcher ?? false,
    note: note ?? 0,
    erased: erased ?? false,
  };
}

/** What was said, once one of its texts is erased. */
export function saidWithout(said: readonly Said[], note: number): Said[] {
  return said.map((line) => (line.note === note ? { ...line, text: "", erased: true } : line));
}

/** What is known once a text that the view refers to is erased. */
export function knownWithout(before: Known, note: number): Known {
  const { [note]: erased, ...notes } = before.notes;
  return erased === undefined ? before : { ...before, notes };
}

/** What a client knows of a table: the wire's view and what it refers to. */
export interface Known {
  view: wire.View;
  you: string;
  names: Record<string, string>;
  notes: Record<string, string>;
  here: string[];
  watchers: number;
  /** This computer's clock less the house's, in seconds. */
  ahead: number;
}

/** What is known from a snapshot. */
export function known(snapshot: wire.Snapshot, now: number): Known {
  const { view, you, names, notes, here, watchers, time } = snapshot;
  return { view, you, names, notes, here, watchers, ahead: now / 1000 - time };
}

/** What is known after something happened: the parts that changed replace the old ones. */
export function happened(before: Known, event: wire.Happened): Known {
  return {
    ...before,
    view: { ...before.view, ...(event.changes as Partial<wire.View>) },
    names: { ...before.names, ...event.names },
    notes: { ...before.notes, ...event.notes },
  };
}

/** What is known after people came or went. */
export function present(before: Known, { here, watchers, names }: wire.Presence): Known {
  return { ...before, here, watchers, names: { ...before.names, ...names } };
}

/** The screen's view of what is known. */
export function viewOf(from: Known): View {
  const { view } = from;
  const { role, chair, hands } = view.you;
  return {
    table: {
      id: view.table.id,
      name: view.table.name,
      host: view.table.host,
      form: view.table.form.type,
      again: againOf(view),
      chat: view.table.policy.chat ?? true,
      evening: view.table.contest ? `/c/${view.table.contest}` : null,
      watched: view.table.policy.watching !== "closed",
      watchers: from.watchers,
    },
    you: { role: role as View["you"]["role"], seats: hands, chair, person: from.you },
    seats: bySeat((seat) => person(from, seat)),
    chairs: SEATS.filter((seat) => view.chairs[seat] !== null),
    may: offered(view.may ?? []),
    board: boardOf(from),
    sheet: sheetOf(view),
    stopping: view.stopping,
    over: view.over,
    closed: view.closed ?? false,
    shownOut: (view.shown_out ?? []).map((id) => ({ id, name: from.names[id] ?? "" })),
  };
}

function againOf({ table }: wire.View): View["table"]["again"] {
  const { id, name, form, policy, laws } = table;
  return { form, name, policy, laws, previous: id };
}

function offered(commands: readonly string[]): View["may"] {
  const has = (name: wire.AnyCommand["type"]): boolean => commands.includes(name);
  return {
    undo: has("AskUndo"),
    claim: has("Claim"),
    stop: has("AgreeToStop"),
    hint: has("AskHint"),
  };
}

function bySeat<T>(make: (seat: Seat) => T): Record<Seat, T> {
  return Object.fromEntries(SEATS.map((seat) => [seat, make(seat)])) as Record<Seat, T>;
}

function person({ view, names, here }: Known, seat: Seat): Person | null {
  const chair = view.chairs[seat];
  if (!chair || (!chair.person && !chair.robot)) return null;
  if (chair.robot) return { id: "", name: "", robot: true, here: true };
  return {
    id: chair.person,
    name: names[chair.person] ?? "",
    robot: false,
    here: here.includes(chair.person),
  };
}

function wording(words: wire.Words | undefined, notes: Record<string, string>): Wording | null {
  if (words?.message) return { message: words.message, values: words.values ?? {} };
  const text = words?.note ? notes[words.note] : undefined;
  return words?.note && text ? { text, note: words.note } : null;
}

function boardOf({ view, notes, ahead }: Known): Board | null {
  const { board, hands, play, turn } = view;
  if (!board || !hands) return null;
  return {
    number: board.number,
    dealer: board.dealer,
    vulnerable: board.vulnerable,
    hands: bySeat((seat) => hands[seat].cards),
    counts: bySeat((seat) => hands[seat].count),
    auction: view.auction.map(({ seat, call, alert, words, asked }) => ({
      seat,
      call,
      alert,
      asked,
      meaning: wording(words, notes),
    })),
    phase: turn.phase as Board["phase"],
    turn: turn.hand,
    actor: turn.actor,
    legal: turn.legal,
    stopped: turn.stopped,
    since: turn.since > 0 ? (turn.since + ahead) * 1000 : 0,
    contract: play?.contract ?? null,
    dummy: play && play.count > 0 ? play.dummy : null,
    trick: play?.trick ?? [],
    last_trick: play && play.last.length > 0 ? play.last : null,
    winner: play?.winner ?? null,
    winners: play?.winners ?? [],
    tricks: play?.tricks ?? { ns: 0, ew: 0 },
    claim: claimOf(view, notes),
    undo: view.undo && { by: view.undo.by, waits: view.undo.waits },
    honours: {
      claimed: view.honours.claimed.map(([seat, points]) => ({ seat, points })),
      mayClaim: view.honours.may_claim,
    },
    ready: view.ready,
    hints: board.hints ?? [],
    result: view.result && { text: view.result.text, lines: view.result.lines.map(lineOf) },
  };
}

function lineOf(line: wire.ScoreLine): ScoreLine {
  const { reason, points, side, below = false, law = null } = line;
  return { reason, points, side, below, law };
}

function claimOf({ claim, play }: wire.View, notes: Record<string, string>): Claim | null {
  if (!claim || !play) return null;
  // The wire counts declarer's tricks in all; people speak of those left, for the claimer's side.
  const declarer = sideOf(play.declarer);
  const left = 13 - play.tricks.ns - play.tricks.ew;
  const more = claim.tricks - play.tricks[declarer];
  const { line, award } = claim;
  return {
    by: claim.by,
    tricks: sideOf(claim.by) === declarer ? more : left - more,
    statement: wording(claim.words, notes),
    line: {
      trumps: line.trumps ?? null,
      suits: line.suits ?? [],
      finesses: line.finesses ?? [],
      ruffs: line.ruffs ?? [],
    },
    waits: claim.waits,
    contested: claim.contested,
    void: claim.void,
    award: award && {
      tricks: award.tricks,
      reason: wording(award.words, notes),
      waits: award.waits,
    },
  };
}

function sheetOf(view: wire.View): Sheet {
  const { sheet } = view;
  const deals = sheet.deals.map(({ number, result, lines, measured = null }) => ({
    number,
    result,
    lines: lines.map(lineOf),
    measured,
  }));
  return {
    deals,
    closing: sheet.closing.map(lineOf),
    games: sheet.lined ? gamesOf(sheet, deals) : null,
    totals: sheet.totals,
    imps: sheet.imps ?? null,
    settlement: sheet.settlement,
    over: view.over,
  };
}

/** The house says how much each game came to; its entries are written under one another. */
function gamesOf(sheet: wire.SheetView, deals: Sheet["deals"]): NonNullable<Sheet["games"]> {
  const below = deals.flatMap(({ number, lines }) =>
    lines.filter((line) => line.below).map((line) => ({ ...line, deal: number })),
  );
  return sheet.below.map((sum, at) => {
    const game = { ns: [] as Entry[], ew: [] as Entry[], closed: at < sheet.below.length - 1 };
    const left = { ...sum };
    while (below[0] && below[0].points <= left[below[0].side]) {
      const entry = below.shift() as Entry;
      game[entry.side].push(entry);
      left[entry.side] -= entry.points;
    }
    return game;
  });
}
