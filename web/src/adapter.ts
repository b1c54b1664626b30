import type { Intent, Said, View } from "./view";

/** The only file that knows how the wire spells what the screen shows and wants. */

/** A message from the house, as far as the link needs to know it. */
export type FromHouse =
  | { type: "snapshot"; number: number; view: unknown }
  | { type: "event"; number: number; event: unknown; view: Record<string, unknown> }
  | { type: "accepted"; id: string; number: number }
  | { type: "refused"; id: string; code: string; law?: string | null; text?: string }
  | { type: "chat"; [field: string]: unknown }
  | { type: "presence"; [field: string]: unknown };

/** What the house calls a wish. Null for what is no command of the table (talk). */
export function commandOf(intent: Intent): Record<string, unknown> | null {
  switch (intent.do) {
    case "call":
      return {
        type: "Call",
        call: intent.call,
        alert: intent.alert,
        explanation: intent.explanation,
      };
    case "play":
      return { type: "PlayCard", card: intent.card };
    case "claim":
      return { type: "Claim", tricks: intent.tricks, statement: intent.statement, line: intent.line };
    case "answerClaim":
      return { type: "AnswerClaim", agrees: intent.accept };
    case "withdrawClaim":
      return { type: "PlayOn" };
    case "askUndo":
      return { type: "AskUndo" };
    case "answerUndo":
      return { type: "AnswerUndo", grants: intent.grant };
    case "honours":
      return { type: "ClaimHonours" };
    case "nextDeal":
      return { type: "Ready" };
    case "say":
      return null;
  }
}

/** The view of a snapshot. */
export function viewOf(wire: unknown): View {
  return wire as View;
}

/** The view after an event: the parts that changed replace the old ones. */
export function changed(view: View, parts: Record<string, unknown>): View {
  return { ...view, ...(parts as Partial<View>) };
}

/** A line of talk. */
export function saidOf(message: Record<string, unknown>): Said {
  return {
    name: String(message.name ?? ""),
    text: String(message.text ?? ""),
    phrase: typeof message.phrase === "string" ? message.phrase : null,
  };
}
