import type { Hint } from "./hint";
import type { Refusal } from "./refusals";
import type { Seat, Vulnerable } from "./view";
import type { Laws, Policy, View } from "./wire";

/** The pages' requests to the house, and what it answers. */

export type Role = "guest" | "member" | "director" | "owner";

/** Who one is in this house. */
export interface Me {
  person: string;
  name: string;
  role: Role;
  language: string;
}

/** What the lobby says of a table. */
export interface Listing {
  stream: string;
  name: string;
  form: string;
  host: string;
  /** Who sits there: a person's id, `robot`, or nobody. */
  chairs: Record<Seat, string | null>;
  watching: string;
  is_private: boolean;
  opened: number;
}

export interface Lobby {
  tables: Listing[];
  names: Record<string, string>;
}

/** A value of an option of a form. */
export type Value = boolean | number | string | null;

/** One thing that may be chosen about a form. */
export interface Option {
  /** The names that lead to it in the form's options. */
  path: string[];
  kind: "switch" | "choice" | "seat" | "number";
  /** What may be chosen; empty for a number. */
  values: Value[];
  /** What holds if nothing is chosen. */
  usual: Value;
  /** Bounds of a number; without end where `most` is null. */
  least: number;
  most: number | null;
  may_be_none: boolean;
}

export interface Chosen {
  path: string[];
  value: Value;
}

/** A form of the game, and what may be chosen about it. */
export interface FormDescription {
  name: string;
  /** Where people sit; the other hands are somebody's dummies. */
  chairs: Seat[];
  options: Option[];
  /** Pairs of choices that are refused, with the code of the reason. */
  clashes: { one: Chosen; other: Chosen; code: string }[];
  /** Choices that change where people sit. */
  moved: { by: Chosen; chairs: Seat[] }[];
}

/** A table somebody wants to open. */
export interface NewTable {
  /** Its `type`, and what is not as usual. */
  form: Record<string, unknown>;
  name?: string;
  policy?: Policy;
  laws?: Laws | null;
  private?: boolean;
  seat?: Seat | null;
  robots?: boolean;
  pbn?: string;
  file?: string;
  /** The table this one goes on from. */
  previous?: string;
}

/** What a table that goes on from another is asked for: the same agreements, whatever its form. */
export type Again = Pick<NewTable, "name" | "policy" | "laws" | "previous"> & {
  form: View["table"]["form"];
};

/** A link, and a picture of it that a phone can read. */
export interface Invitation {
  link: string;
  links: string[];
  qr: string;
}

/** An evening somebody wants to open: a table's wishes, and who plays whom. */
export type NewContest = Omit<NewTable, "seat" | "robots"> & {
  plan: Record<string, unknown>;
  boards_each?: number;
  pause_seconds?: number;
};

/** What the lobby says of an evening. */
export interface ContestListing {
  stream: string;
  name: string;
  plan: string;
  form: string;
  host: string;
  /** Who has each place: a person's id, `robot`, or nobody. */
  players: (string | null)[];
  phase: string;
  round: number;
  rounds: number;
  is_private: boolean;
}

/** A board as a file of ours has it: as much of it as the lesson's page shows. */
export interface LessonRecord {
  board: { number: number; dealer: Seat; vulnerable: "none" | "ns" | "ew" | "both"; deal: string };
  names?: Partial<Record<Seat, string>>;
  auction?: {
    dealer: Seat;
    calls: { seat: Seat; call: string; text?: string; comment?: string }[];
  } | null;
  contract?: string | null;
  play?: { cards: { seat: Seat; card: string; text?: string; comment?: string }[] } | null;
  comments?: { after: string; text: string }[];
}

/** A lesson: its boards without their cards, and how far one has come. */
export interface Lesson {
  lesson: string;
  name: string;
  teacher: string;
  teaches: boolean;
  boards: {
    number: number;
    dealer: Seat;
    vulnerable: "none" | "ns" | "ew" | "both";
    auction: boolean;
    play: boolean;
    /** The table at which one has played it oneself; null before. */
    table: string | null;
    /** How many tables have played it. */
    played: number;
  }[];
}

/** What the teacher says of a board, and how it went at the tables. */
export interface LessonBoard {
  record: LessonRecord;
  tables: {
    table: string;
    record: LessonRecord;
    result: string;
    points_ns: number;
    mine: boolean;
  }[];
}

/** What a link led to: a table, or an evening. */
export interface Followed {
  table?: string;
  contest?: string;
  to: "sit" | "watch";
  seat: Seat | null;
}

/** A table somebody has sat at. */
export interface Sitting {
  table: string;
  form: string;
  at: number;
  over: boolean;
}

/** A finished board, whole. */
export interface FinishedBoard {
  view: View;
  /** The finished boards of its table. */
  boards: number[];
  /** The cards of the play in order, each with the seat it came from. */
  cards: [Seat, string][];
  names: Record<string, string>;
  notes: Record<string, string>;
  /** Whether anybody may open it, or only those who were at its table. */
  open: boolean;
}

/** How many tricks each declarer makes in each strain with all cards open. */
export type Makes = Record<Seat, Record<"C" | "D" | "H" | "S" | "NT", number>>;

/** What could have been made at a finished board; null where the house cannot tell. */
export interface Solved {
  makes: Makes | null;
  /** What neither side can better, as duplicate scores, and the results that bring it. */
  par: { points_ns: number; contracts: string[] } | null;
}

/** A point of a line of play. */
export interface Position {
  /** The hand to play; null after the last card. */
  turn: Seat | null;
  legal: string[];
  /** Tricks that declarer's side has taken. */
  won: number;
  /** What declarer's side takes in all after each card that may be played; null where nobody can tell. */
  tricks: Record<string, number> | null;
}

/** A line of play, from the first point that was asked for. */
export interface Explored {
  positions: Position[];
  winners: Seat[];
  /** Why the card after these may not be played; empty where nothing is wrong. */
  refused: string;
  /** Whether the house has a solver. */
  solver: boolean;
}

/** The makes of a deal, and how a PBN file says them. */
export interface SolvedDeal extends Solved {
  tags: { name: string; value: string }[];
}

/** A board as a file of ours has it: all of it. */
export interface BoardRecord extends LessonRecord {
  tricks?: number | null;
  passed_out?: boolean;
  event?: string;
  date?: string;
  tags?: { name: string; value: string }[];
}

/** Something wrong in a file, and what was done about it. */
export interface FileProblem {
  line: number;
  column: number;
  code: string;
  message: string;
  done: string;
}

/** What is in a file. */
export interface FileRead {
  kind: string;
  boards: { record: BoardRecord; result: string; points_ns: number | null }[];
  problems: FileProblem[];
  /** Whether there are more boards than are shown. */
  left_out: boolean;
}

/** The house said no, or nothing at all (`code` is then empty). */
export class ApiRefused extends Error implements Refusal {
  constructor(
    readonly code: string,
    text: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(text);
  }
}

/** Whoever comes for the first time becomes a guest by his first question. The others wait for its answer, or he would be two. */
let greeted: Promise<void> | null = null;

function ask<T>(path: string, body?: unknown): Promise<T> {
  if (greeted) return greeted.then(() => send<T>(path, body));
  const asksWho = path === "me" && body === undefined;
  const first = asksWho ? send<T>(path) : send<unknown>("me");
  greeted = first.then(
    () => undefined,
    () => void (greeted = null),
  );
  return asksWho ? (first as Promise<T>) : greeted.then(() => send<T>(path, body));
}

async function fetched(path: string, body?: unknown): Promise<Response> {
  const sent =
    body instanceof Blob
      ? { body }
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await fetch(
      `/api/${path}`,
      body === undefined ? { method: "GET" } : { method: "POST", ...sent },
    );
  } catch {
    throw new ApiRefused("", "no answer");
  }
}

async function send<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetched(path, body);
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  throw refusedBy(answer, said);
}

/** What the house answers as a file to keep. */
async function file(path: string, body?: Blob): Promise<Blob> {
  await greeted;
  const answer = await fetched(path, body);
  if (answer.ok) return answer.blob();
  throw refusedBy(answer, await answer.json().catch(() => null));
}

function refusedBy(answer: Response, said: unknown): ApiRefused {
  const { code, text, details } = (said ?? {}) as {
    code?: string;
    text?: string;
    details?: Record<string, string>;
  };
  return new ApiRefused(code ?? "", text ?? answer.statusText, details);
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me>("me"),
  call: (name: string) => ask<Me>("me", { name }),
  read: (language: string) => ask<Me>("me", { language }),
  join: (name: string, password: string) => ask<Me>("join", { name, password }),
  logIn: (name: string, password: string) => ask<Me>("login", { name, password }),
  logOut: () => ask<Me>("logout", {}),
  reset: (secret: string, password: string) => ask<Me>("reset", { secret, password }),
  changePassword: (old: string, password: string) => ask<Me>("password", { old, password }),
  leaveForGood: (password: string, texts: boolean) => ask<Me>("farewell", { password, texts }),
  erase: (id: string, note: number) =>
    ask<{ note: number }>(`tables/${part(id)}/texts/${note}/erase`, {}),
  history: () => ask<Sitting[]>("history"),
  forms: () => ask<FormDescription[]>("forms"),
  lobby: () => ask<Lobby>("tables"),
  table: (id: string) =>
    ask<{ table: Listing; names: Record<string, string> }>(`tables/${part(id)}`),
  openTable: (wish: NewTable | (Omit<NewTable, "form"> & Again)) =>
    ask<{ table: string }>("tables", wish),
  invite: (id: string, to: "sit" | "watch", seat: Seat | null) =>
    ask<Invitation>(`tables/${part(id)}/invitations`, { to, seat }),
  contests: () => ask<{ contests: ContestListing[]; names: Record<string, string> }>("contests"),
  openContest: (wish: NewContest) => ask<{ contest: string }>("contests", wish),
  inviteToContest: (id: string) =>
    ask<Invitation>(`contests/${part(id)}/invitations`, { to: "sit" }),
  lessons: () => ask<{ lessons: { lesson: string; name: string; made: number }[] }>("lessons"),
  giveLesson: (wish: { name: string; pbn: string; file: string }) =>
    ask<{ lesson: string }>("lessons", wish),
  lesson: (id: string) => ask<Lesson>(`lessons/${part(id)}`),
  playLesson: (id: string, seat: Seat, robots: boolean) =>
    ask<{ table: string }>(`lessons/${part(id)}/tables`, { seat, robots }),
  lessonBoard: (id: string, number: number) =>
    ask<LessonBoard>(`lessons/${part(id)}/boards/${number}`),
  endLesson: (id: string) => ask<{ ok: boolean }>(`lessons/${part(id)}/away`, {}),
  follow: (secret: string) => ask<Followed>(`links/${part(secret)}`, {}),
  board: (id: string, number: number) => ask<FinishedBoard>(`tables/${part(id)}/boards/${number}`),
  makes: (id: string, number: number) => ask<Solved>(`tables/${part(id)}/boards/${number}/makes`),
  hint: (table: string) => ask<{ hint: Hint | null }>(`tables/${part(table)}/hint`, {}),
  secondOpinion: (id: string, number: number, place: number) =>
    ask<{ hint: Hint | null }>(`tables/${part(id)}/boards/${number}/hints/${place}`),
  explore: (line: { deal: string; contract: string; cards: readonly string[]; since: number }) =>
    ask<Explored>("explorer", line),
  makesOf: (deal: { deal: string; dealer: Seat; vulnerable: Vulnerable }) =>
    ask<SolvedDeal>("explorer/makes", deal),
  readFile: (name: string, bytes: Blob) => ask<FileRead>(`files?name=${part(name)}`, bytes),
  /** A file of boards in another format; what is drawn has a title, and words in a language. */
  writeFile: (to: string, boards: Blob, title: string, language: string) =>
    file(`files/${part(to)}?name=${part(title)}&language=${part(language)}`, boards),
  boardFile: (id: string, number: number) => file(`tables/${part(id)}/boards/${number}.pbn`),
  addresses: () => ask<{ addresses: string[]; qr: string }>("addresses"),
};

/** Where a finished board lies as a PBN file. */
export function pbnOf(id: string, number: number): string {
  return `/api/tables/${part(id)}/boards/${number}.pbn`;
}
