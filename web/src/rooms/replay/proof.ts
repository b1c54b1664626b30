import { SEATS } from "../../bridge";
import type { Seat } from "../../view";
import type { View } from "../../wire";

/** What can be checked of a finished board, and how. */
export interface Proof {
  /** The line to type. */
  line: string;
  /** Whether players could have a part in the shuffle; who had one, and who promised one and withheld it. */
  shuffled: boolean;
  mixed: Seat[];
  withheld: Seat[];
}

/** What whoever has the page of a board can check of it; nothing while it is not open. */
export function proofOf({ board, hands }: View): Proof | null {
  const dealt = hands && SEATS.map((seat) => pbn(hands[seat].cards ?? []));
  if (!board?.salt || !dealt) return null;
  const shares = board.shuffle?.shares ?? [];
  const mixed = SEATS.flatMap((seat) => shares.filter((share) => share.seat === seat));
  const revealed = mixed.filter(({ share }) => share);
  const words = [
    `biritch verify ${board.commitment}`,
    `--board ${board.id}`,
    `--salt ${board.salt}`,
    `--deal "N:${dealt.join(" ")}"`,
    ...(board.shuffle ? [`--seal ${board.shuffle.seal}`] : []),
    ...revealed.map(({ seat, share }) => `--share ${seat}:${share}`),
    ...mixed.map(({ seat, promise }) => `--promise ${seat}:${promise}`),
  ];
  return {
    line: words.join(" "),
    shuffled: Boolean(board.shuffle),
    mixed: revealed.map(({ seat }) => seat),
    withheld: mixed.filter(({ share }) => !share).map(({ seat }) => seat),
  };
}

/** A hand as PBN writes it, each suit from the top. */
function pbn(cards: readonly string[]): string {
  const suit = (of: string): string =>
    cards
      .filter((card) => card.startsWith(of))
      .map((card) => card.slice(1))
      .join("");
  return ["S", "H", "D", "C"].map(suit).join(".");
}
