import { Link } from "../../link";
import type { Seat, View } from "../../view";

const PATIENCE = 8000;

/** Sit down at a table; rejects with the house's reason. What one does there is the table's page. */
export async function sitDown(table: string, seat: Seat | null): Promise<void> {
  let latest: View | null = null;
  let opened: (view: View | null) => void = () => undefined;
  const link = new Link(table, {
    // What this browser kept from last time comes first; what the house says, before "open".
    view: (view) => (latest = view),
    said: () => undefined,
    state: (state) => {
      if (state === "open") opened(latest);
      if (state === "closed") opened(null);
    },
    refused: () => undefined,
  });
  const arrived = new Promise<View | null>((resolve) => {
    opened = resolve;
    setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    await link.open();
    const view = await arrived;
    if (!view) throw new Error("the table does not answer");
    const wanted = seat ?? freeSeat(view);
    if (view.you.chair === null && wanted) await link.send({ do: "sit", seat: wanted });
  } finally {
    link.close();
  }
}

/** An empty chair, else a robot's. */
export function freeSeat({ seats, chairs }: Pick<View, "seats" | "chairs">): Seat | null {
  return (
    chairs.find((seat) => seats[seat] === null) ?? chairs.find((seat) => seats[seat]?.robot) ?? null
  );
}
