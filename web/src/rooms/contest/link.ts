import { Refused, token } from "../../link";
import type { LinkState } from "../../link";
import type {
  AnyContestCommand,
  Called,
  ContestDo,
  ContestView,
  FromContest,
  FromGuest,
} from "../../wire";

/** A contest as somebody sees it, and who he is there. */
export interface Evening {
  view: ContestView;
  you: string;
  names: Record<string, string>;
  /** Ids of those who take part and are connected. */
  here: readonly string[];
}

/** What a link to a contest tells whoever opened it. */
export interface EveningListener {
  evening(evening: Evening): void;
  state(state: LinkState): void;
  /** It is one's turn to go to a table. */
  called(called: Called): void;
}

interface Waiting {
  sent: ContestDo;
  resolve: () => void;
  reject: (reason: Refused) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const NOT_FOUND = 4404;

/** The link to one contest: comes back when the line breaks, and repeats what was not answered. */
export class ContestLink {
  private socket: WebSocket | null = null;
  private evening: Evening | null = null;
  private number = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private finished = false;
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly contest: string,
    private readonly listener: EveningListener,
  ) {}

  open(): void {
    if (this.finished || this.socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/contest/${encodeURIComponent(this.contest)}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (message) => this.read(JSON.parse(String(message.data)) as FromContest);
    socket.onclose = (closed) => this.lost(closed.code);
  }

  close(): void {
    this.finished = true;
    if (this.timer !== null) clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Ask the house for something; rejects with `Refused` when it says no. */
  send(command: AnyContestCommand): Promise<void> {
    const sent: ContestDo = { type: "do", id: token(), seen: this.number, command };
    return new Promise((resolve, reject) => {
      this.waiting.set(sent.id, { sent, resolve, reject });
      this.write(sent);
    });
  }

  private write(message: FromGuest): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.finished) return;
    if (code === NOT_FOUND) {
      this.finished = true;
      this.listener.state("closed");
      return;
    }
    this.listener.state("lost");
    this.timer = setTimeout(() => this.open(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private read(message: FromContest): void {
    switch (message.type) {
      case "snapshot": {
        const { view, you, names, here } = message;
        this.pause = FIRST_PAUSE;
        this.take(message.number, { view, you, names, here });
        this.listener.state("open");
        for (const { sent } of this.waiting.values()) this.write(sent);
        break;
      }
      case "event": {
        if (message.number <= this.number) break;
        const before = this.evening;
        // A number is missing, so a message was lost: ask for everything anew.
        if (!before || message.number !== this.number + 1) {
          this.number = 0;
          this.socket?.close();
          break;
        }
        const view = { ...before.view, ...message.changes } as ContestView;
        this.take(message.number, {
          ...before,
          view,
          names: { ...before.names, ...message.names },
        });
        break;
      }
      case "presence":
        if (this.evening) {
          const names = { ...this.evening.names, ...message.names };
          this.take(this.number, { ...this.evening, names, here: message.here });
        }
        break;
      case "accepted":
        this.answered(message.id)?.resolve();
        break;
      case "refused": {
        const { code, text, details } = message;
        this.answered(message.id)?.reject(new Refused(code, text, details));
        break;
      }
      case "called":
        this.listener.called(message);
        break;
      case "chat":
      case "erased":
      case "pong":
        break;
    }
  }

  private take(number: number, evening: Evening): void {
    this.number = number;
    this.evening = evening;
    this.listener.evening(evening);
  }

  private answered(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }
}
