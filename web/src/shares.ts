import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { PromiseShare, RevealShare, Seat, ShuffleView, View } from "./wire";

/** A player is told that his share is missing if he had sent it so long before the board was dealt. */
const IN_TIME = 3000;

/**
 * This player's part in the shuffle of the next board: 32 bytes that his browser makes up, promised by their
 * SHA-256 and revealed when the house says so. `crypto.subtle` is missing where the page came over plain http.
 */
export class Shares {
  /** Names of boards for which the bytes were promised, or revealed, over this line; and when. */
  private readonly promised = new Set<string>();
  private readonly revealed = new Map<string, number>();
  private readonly kept = new Map<string, string>();

  constructor(
    private readonly send: (command: PromiseShare | RevealShare) => void,
    private readonly leftOut: () => void,
  ) {}

  /** The line is new: what was sent over the old one may be lost. */
  again(): void {
    this.promised.clear();
    this.revealed.clear();
  }

  /** Look at the table, and send what is this player's to send. */
  look({ you, shuffle, board }: View): void {
    if (board?.shuffle) this.over(board.shuffle);
    if (!shuffle || !you.chair) return;
    if (shuffle.closed) this.reveal(shuffle, you.chair);
    else this.promise(shuffle, you.chair);
  }

  private promise({ number, board, shares }: ShuffleView, chair: Seat): void {
    if (this.promised.has(board) || shares.some(({ seat }) => seat === chair)) return;
    this.promised.add(board);
    // The same bytes again if the line was lost: perhaps the house has heard them.
    const share = this.keeping(board) ?? bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
    this.keep(board, share);
    this.send({ type: "PromiseShare", number, promise: promiseOf(share) });
  }

  private reveal({ number, board, shares }: ShuffleView, chair: Seat): void {
    const share = this.keeping(board);
    const mine = shares.find(({ seat }) => seat === chair);
    // Another window of the same player may have promised: then it reveals.
    if (!share || mine?.promise !== promiseOf(share) || mine.share) return;
    if (this.revealed.has(board)) return;
    this.revealed.set(board, Date.now());
    this.send({ type: "RevealShare", number, share });
  }

  /** A board is dealt: what was revealed in time has to be in it. */
  private over({ board, shares }: ShuffleView): void {
    const share = this.keeping(board);
    if (!share) return;
    const at = this.revealed.get(board);
    const mine = shares.find(({ promise }) => promise === promiseOf(share));
    if (mine && !mine.share && at !== undefined && Date.now() - at > IN_TIME) this.leftOut();
    this.forget(board);
  }

  // A reload must not lose what was promised; the page of another player in this browser must not have it.

  private keep(board: string, share: string): void {
    this.kept.set(board, share);
    within((storage) => storage.setItem(nameOf(board), share));
  }

  private keeping(board: string): string | null {
    const kept = this.kept.get(board);
    return kept ?? within((storage) => storage.getItem(nameOf(board))) ?? null;
  }

  private forget(board: string): void {
    this.kept.delete(board);
    this.revealed.delete(board);
    within((storage) => storage.removeItem(nameOf(board)));
  }
}

/** The SHA-256 of bytes written in hexadecimal digits. */
export function promiseOf(share: string): string {
  return bytesToHex(sha256(hexToBytes(share)));
}

function nameOf(board: string): string {
  return `biritch share ${board}`;
}

/** A browser that keeps nothing still takes part, as long as its page is open. */
function within<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
