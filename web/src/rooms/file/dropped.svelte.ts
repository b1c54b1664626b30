import { api } from "../../api";
import type { BoardRecord, FileProblem, FileRead, SolvedDeal } from "../../api";
import { language, say } from "../../words.svelte";
import { known } from "../account/me.svelte";
import { reasonOf } from "../lobby/asking.svelte";

/** Bytes of a file the house still reads. */
const LARGEST = 2_000_000;

export type FileBoard = FileRead["boards"][number];

/** Whether all four hands of a board are known. */
export function isWhole({ record }: FileBoard): boolean {
  const hands = record.board.deal.split(":")[1]?.split(" ") ?? [];
  return hands.length === 4 && hands.every((hand) => hand.replaceAll(".", "").length === 13);
}

/** The file that lies on the table: it stays in this browser, and is gone when the page is left for good. */
export class Dropped {
  name = $state("");
  boards = $state.raw<readonly FileBoard[]>([]);
  problems = $state.raw<readonly FileProblem[]>([]);
  leftOut = $state(false);
  /** What could be made at each board, by its place in the file, as far as it was asked for. */
  solved = $state.raw<ReadonlyMap<number, SolvedDeal>>(new Map());
  trouble = $state("");
  reading = $state(false);
  /** How many boards are to be worked out, while that is under way. */
  working = $state(0);
  done = $state(0);
  private readonly asked = new Map<number, Promise<SolvedDeal>>();
  private stopped = false;

  /** What the file is called, without its ending. */
  get stem(): string {
    return this.name.replace(/\.[^.]*$/, "") || "boards";
  }

  /** Read a file; what lay here before stays if this one cannot be read. */
  async take(file: Blob, name: string): Promise<boolean> {
    if (this.reading) return false;
    this.trouble = "";
    if (file.size > LARGEST) {
      this.trouble = say("error-file-large", { most: LARGEST / 1_000_000 });
      return false;
    }
    this.reading = true;
    try {
      await known();
      this.lay(name, await api.readFile(name, file));
      return true;
    } catch (reason) {
      this.trouble = reasonOf(reason);
      return false;
    } finally {
      this.reading = false;
    }
  }

  /** Put boards here that are known already, in place of what lay here. */
  lay(name: string, { boards, problems, left_out }: Omit<FileRead, "kind">): void {
    this.stop();
    this.asked.clear();
    this.solved = new Map();
    this.name = name;
    this.boards = boards;
    this.problems = problems;
    this.leftOut = left_out;
  }

  /** What could be made at a board; asked for twice it is worked out once. */
  async solve(place: number): Promise<SolvedDeal> {
    const board = this.boards[place];
    if (!board || !isWhole(board)) return { makes: null, par: null, tags: [] };
    const boards = this.boards;
    let task = this.asked.get(place);
    if (!task) {
      const { deal, dealer, vulnerable } = board.record.board;
      task = api.makesOf({ deal, dealer, vulnerable });
      this.asked.set(place, task);
      task.catch(() => this.asked.delete(place));
    }
    const found = await task;
    if (boards === this.boards) this.solved = new Map([...this.solved, [place, found]]);
    return found;
  }

  /** Work out every board, one after another, until it is stopped. */
  async solveAll(): Promise<void> {
    const { boards } = this;
    const wanted = boards.flatMap((board, place) =>
      isWhole(board) && !this.solved.has(place) ? [place] : [],
    );
    this.stopped = false;
    this.trouble = "";
    this.done = 0;
    this.working = wanted.length;
    try {
      for (const place of wanted) {
        if (this.stopped || boards !== this.boards) break;
        const { makes } = await this.patiently(() => this.solve(place));
        if (!makes && this.done === 0) {
          this.trouble = say("explore-no-solver");
          break;
        }
        this.done += 1;
      }
    } catch (reason) {
      this.trouble = reasonOf(reason);
    } finally {
      this.working = 0;
    }
  }

  /** Whoever asks too fast waits as long as he is told, and asks again. */
  private async patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (reason) {
        const wait = Number((reason as { details?: { wait?: number } }).details?.wait);
        if (!wait || this.stopped) throw reason;
        await new Promise((resolve) => setTimeout(resolve, wait * 1000));
      }
    }
  }

  /** Work out no more. */
  stop(): void {
    this.stopped = true;
  }

  /** The boards as a file of another format, with what could be made where that is known. */
  async written(to: string, places?: readonly number[]): Promise<Blob> {
    const chosen = places ?? [...this.boards.keys()];
    const records = chosen.flatMap((place) => {
      const record = this.boards[place]?.record;
      if (!record) return [];
      const more = this.solved.get(place)?.tags ?? [];
      const names = new Set(more.map(({ name }) => name));
      const tags = [...(record.tags ?? []).filter(({ name }) => !names.has(name)), ...more];
      return [{ ...record, tags: tags.toSorted((a, b) => (a.name < b.name ? -1 : 1)) }];
    });
    return api.writeFile(to, ours(records), this.stem, language());
  }
}

/** Boards as a file of ours. */
function ours(records: readonly BoardRecord[]): Blob {
  return new Blob([JSON.stringify({ format: 1, records })], { type: "application/json" });
}

/** What lies here now: it outlives the pages that show it. */
export const dropped = new Dropped();
