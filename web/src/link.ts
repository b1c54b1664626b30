import {
  happened,
  known,
  knownWithout,
  present,
  saidOf,
  saidWithout,
  viewOf,
  wishOf,
} from "./adapter";
import type { Known, Wish } from "./adapter";
import { forgetUnanswered, keepSeen, keepUnanswered, lastSeen, unansweredAt } from "./keep";
import type { Unanswered } from "./keep";
import { Shares } from "./shares";
import type { Intent, Said, View } from "./view";
import type { Do, FromHouse } from "./wire";

/** How the link to the house stands. */
export type LinkState = "connecting" | "open" | "lost" | "closed";

/** The house said no, with its reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(text);
  }
}

/** What a link tells whoever opened it. */
export interface Listener {
  view(view: View): void;
  /** Everything written at the table so far. */
  said(said: readonly Said[]): void;
  state(state: LinkState): void;
  /** The evening goes on at another table. */
  called?(table: string): void;
  /** Something could not be done that has no command to be answered: talk. */
  refused(refusal: Refused): void;
}

interface Waiting {
  resolve: () => void;
  reject: (reason: Refused) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** How commands begin that the page sends by itself: the player's part in the shuffle. */
const SHARE = "share ";
const LEFT_OUT = "The house left your part out of the shuffle of this board.";
/** The house closes with this when the table is gone or not for this person's eyes. */
const NOT_FOUND = 4404;

/** Thirty-two random hexadecimal digits; `randomUUID` is missing where the page came over plain http. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The link to one table: comes back when the line breaks, and repeats what was not answered. */
export class Link {
  private socket: WebSocket | null = null;
  private known: Known | null = null;
  private number = 0;
  private said: Said[] = [];
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private finished = false;
  private readonly outbox = new Map<string, Unanswered>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly shares = new Shares(
    (command) => this.write({ type: "do", id: SHARE + token(), seen: this.number, command }),
    () => this.listener.refused(new Refused("share.left_out", LEFT_OUT)),
  );
  private readonly wake = (): void => {
    if (!this.socket && !this.finished && document.visibilityState === "visible") this.connect();
  };

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {}

  /** Show what was last seen here, then connect. */
  async open(): Promise<void> {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.listener.state("connecting");
    const [kept, unanswered] = await Promise.all([lastSeen(this.table), unansweredAt(this.table)]);
    if (this.finished) return;
    for (const command of unanswered) this.outbox.set(command.id, command);
    if (kept && !this.known) this.listener.view(viewOf(kept.known as Known));
    this.connect();
  }

  /** Leave the page. What is unanswered stays kept. */
  close(): void {
    this.finished = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    if (this.timer !== null) clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Ask the house for something; rejects with `Refused` when it says no. */
  send(intent: Intent): Promise<void> {
    if (intent.do === "say") {
      this.write({ type: "say", text: intent.text });
      return Promise.resolve();
    }
    const unanswered = { id: token(), table: this.table, seen: this.number, wish: wishOf(intent) };
    this.outbox.set(unanswered.id, unanswered);
    void keepUnanswered(unanswered);
    this.write(envelope(unanswered));
    return new Promise((resolve, reject) => this.waiting.set(unanswered.id, { resolve, reject }));
  }

  private connect(): void {
    if (this.socket || this.finished) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/table/${encodeURIComponent(this.table)}/socket`,
    );
    this.socket = socket;
    // What was written at the table is told anew to everyone who comes.
    this.said = [];
    socket.onmessage = (message) => this.read(JSON.parse(String(message.data)) as FromHouse);
    socket.onclose = (closed) => this.lost(socket, closed.code);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.socket === socket) this.socket = null;
    if (this.finished) return;
    if (code === NOT_FOUND) {
      this.finished = true;
      this.listener.state("closed");
      return;
    }
    this.listener.state("lost");
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private write(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private read(message: FromHouse): void {
    switch (message.type) {
      case "snapshot":
        this.pause = FIRST_PAUSE;
        this.shares.again();
        this.take(message.number, known(message, Date.now()));
        this.repeat();
        break;
      case "event":
        if (message.number <= this.number) break;
        if (!this.known || message.number !== this.number + 1) this.startAgain();
        else this.take(message.number, happened(this.known, message));
        break;
      case "accepted":
        this.answered(message.id)?.resolve();
        break;
      case "refused":
        this.refuse(message.id, new Refused(message.code, message.text, message.details));
        break;
      case "chat":
        this.said = [...this.said, saidOf(message)];
        this.listener.said(this.said);
        break;
      case "erased":
        this.said = saidWithout(this.said, message.note);
        this.listener.said(this.said);
        if (this.known) this.take(this.number, knownWithout(this.known, message.note));
        break;
      case "presence":
        if (this.known) this.take(this.number, present(this.known, message));
        break;
      case "called":
        this.listener.called?.(message.table);
        break;
      case "pong":
        break;
    }
  }

  private take(number: number, next: Known): void {
    this.number = number;
    this.known = next;
    this.listener.view(viewOf(next));
    this.shares.look(next.view);
    void keepSeen({ table: this.table, known: next });
  }

  /** The line is open again: say once more what the house has not answered. */
  private repeat(): void {
    this.listener.state("open");
    for (const unanswered of this.outbox.values()) this.write(envelope(unanswered));
  }

  /** A number is missing, so a message was lost: ask for everything anew. */
  private startAgain(): void {
    this.number = 0;
    this.socket?.close();
  }

  private refuse(id: string, refusal: Refused): void {
    if (id.startsWith(SHARE)) return; // the page has sent it, not the player
    const waiting = this.answered(id);
    if (waiting) waiting.reject(refusal);
    else this.listener.refused(refusal);
  }

  private answered(id: string): Waiting | undefined {
    if (this.outbox.delete(id)) void forgetUnanswered(id);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }
}

function envelope({ id, seen, wish }: Unanswered): Do {
  const { command, text } = wish as Wish;
  return { type: "do", id, seen, command, ...(text ? { text } : {}) };
}
