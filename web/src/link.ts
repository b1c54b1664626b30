import { changed, commandOf, saidOf, viewOf } from "./adapter";
import type { FromHouse } from "./adapter";
import { forgetUnanswered, keepSeen, keepUnanswered, lastSeen, unansweredAt } from "./keep";
import type { Unanswered } from "./keep";
import type { Intent, Said, View } from "./view";

/** How the link to the house stands. */
export type LinkState = "connecting" | "open" | "lost" | "closed";

/** The house said no, with its reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly law: string | null = null,
  ) {
    super(text);
  }
}

/** What a link tells whoever opened it. */
export interface Listener {
  view(view: View): void;
  said(said: Said): void;
  state(state: LinkState): void;
}

interface Waiting {
  resolve: () => void;
  reject: (reason: Refused) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
/** The house closes with this when the table is gone or not for this person's eyes. */
const NOT_FOUND = 4404;

/** Thirty-two random hexadecimal digits; `randomUUID` is missing where the page came over plain http. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The link to one table: resumes where it broke off, and repeats what was not answered. */
export class Link {
  private socket: WebSocket | null = null;
  private view: View | null = null;
  private number = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private finished = false;
  private readonly outbox = new Map<string, Unanswered>();
  private readonly waiting = new Map<string, Waiting>();
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
    for (const command of unanswered) this.outbox.set(command.id, command);
    if (kept && !this.view) this.listener.view(viewOf(kept.view));
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
    const command = commandOf(intent);
    if (!command) {
      this.write({ type: "chat", ...(intent.do === "say" ? { text: intent.text, phrase: intent.phrase } : {}) });
      return Promise.resolve();
    }
    const unanswered = { id: token(), table: this.table, seen: this.number, command };
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
    const from = this.number > 0 ? `?from=${this.number}` : "";
    const socket = new WebSocket(
      `${scheme}://${location.host}/table/${encodeURIComponent(this.table)}/socket${from}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.listener.state("open");
      for (const unanswered of this.outbox.values()) this.write(envelope(unanswered));
    };
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
        this.take(message.number, viewOf(message.view));
        break;
      case "event":
        if (message.number <= this.number) break;
        if (!this.view || message.number !== this.number + 1) this.startAgain();
        else this.take(message.number, changed(this.view, message.view));
        break;
      case "accepted":
        this.answered(message.id)?.resolve();
        break;
      case "refused":
        this.answered(message.id)?.reject(
          new Refused(message.code, message.text ?? message.code, message.law ?? null),
        );
        break;
      case "chat":
        this.listener.said(saidOf(message));
        break;
      case "presence":
        if (this.view) this.take(this.number, changed(this.view, message));
        break;
    }
  }

  private take(number: number, view: View): void {
    this.number = number;
    this.view = view;
    this.listener.view(view);
    void keepSeen({ table: this.table, number, view });
  }

  /** A number is missing, so a message was lost: ask for everything anew. */
  private startAgain(): void {
    this.number = 0;
    this.socket?.close();
  }

  private answered(id: string): Waiting | undefined {
    this.outbox.delete(id);
    void forgetUnanswered(id);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }
}

function envelope({ id, seen, command }: Unanswered): unknown {
  return { type: "command", id, seen, command };
}
