import type { View } from "../view";

/** What can be heard at a table. */
export type Sound = "card" | "call" | "deal" | "turn";

/** A wait longer than this, in milliseconds, ends with a soft bell: one may have looked away. */
const LONG = 8000;

function cards({ board }: View): number {
  if (!board) return 0;
  return board.trick.length + 4 * (board.tricks.ns + board.tricks.ew);
}

/** What happened between two views that can be heard; at most one thing. */
export function heardBetween(before: View, after: View, away: boolean): Sound | null {
  const [old, now] = [before.board, after.board];
  if (!now) return null;
  if (old?.number !== now.number) return "deal";
  const mine = after.you.chair !== null && now.actor === after.you.chair;
  const waited = old.actor !== now.actor && (away || now.since - old.since > LONG);
  if (mine && waited) return "turn";
  if (now.auction.length > old.auction.length) return "call";
  if (now.phase !== "over" && cards(after) > cards(before)) return "card";
  return null;
}

/** Quiet sounds, made as they are wanted: a card laid on cloth, a knock on wood, a small bell. */
export class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;
  private before: View | null = null;

  /** Hear what a new view brings; nothing where sounds are off. */
  hear(view: View, on: boolean): void {
    const before = this.before;
    this.before = view;
    if (!on || !before) return;
    const sound = heardBetween(before, view, document.hidden);
    if (sound) this.play(sound);
  }

  private play(sound: Sound): void {
    if (typeof AudioContext !== "function") return;
    const context = (this.context ??= new AudioContext());
    // A browser lets nothing be heard before the first touch of the page.
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    if (sound === "card") this.brush(context, now, 0.07, 0.16);
    else if (sound === "deal")
      for (let card = 0; card < 6; card += 1) this.brush(context, now + card * 0.09, 0.05, 0.08);
    else if (sound === "call") this.tone(context, now, 392, 0.09, 0.08);
    else {
      this.tone(context, now, 659, 0.5, 0.06);
      this.tone(context, now + 0.11, 880, 0.6, 0.045);
    }
  }

  private tone(
    context: AudioContext,
    at: number,
    pitch: number,
    length: number,
    loud: number,
  ): void {
    const voice = context.createOscillator();
    voice.type = "sine";
    voice.frequency.value = pitch;
    this.fading(context, voice, at, length, loud).connect(context.destination);
  }

  private brush(context: AudioContext, at: number, length: number, loud: number): void {
    this.noise ??= hiss(context);
    const voice = context.createBufferSource();
    voice.buffer = this.noise;
    const cloth = context.createBiquadFilter();
    cloth.type = "lowpass";
    cloth.frequency.value = 1400;
    this.fading(context, voice, at, length, loud).connect(cloth);
    cloth.connect(context.destination);
  }

  private fading(
    context: AudioContext,
    voice: AudioScheduledSourceNode,
    at: number,
    length: number,
    loud: number,
  ): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(gain);
    voice.start(at);
    voice.stop(at + length + 0.02);
    return gain;
  }
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
