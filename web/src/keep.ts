/** What the browser keeps of a table, so that a reload or a dead battery loses nothing. */

/** A command sent and not yet answered. */
export interface Unanswered {
  id: string;
  table: string;
  seen: number;
  wish: unknown;
}

/** The last that was seen of a table. */
export interface LastSeen {
  table: string;
  known: unknown;
}

const NAME = "biritch";
let opened: Promise<IDBDatabase | null> | null = null;

/** A browser that keeps nothing (private windows, full disks) still plays: every failure is null. */
function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore("outbox", { keyPath: "id" });
        request.result.createObjectStore("seen", { keyPath: "table" });
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

async function within<T>(
  store: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const held = await database();
  if (!held) return null;
  return new Promise((resolve) => {
    try {
      const request = act(held.transaction(store, mode).objectStore(store));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

export async function keepUnanswered(command: Unanswered): Promise<void> {
  await within("outbox", "readwrite", (store) => store.put(command));
}

export async function forgetUnanswered(id: string): Promise<void> {
  await within("outbox", "readwrite", (store) => store.delete(id));
}

export async function unansweredAt(table: string): Promise<Unanswered[]> {
  const all = await within<Unanswered[]>("outbox", "readonly", (store) => store.getAll());
  return (all ?? []).filter((command) => command.table === table);
}

export async function keepSeen(seen: LastSeen): Promise<void> {
  await within("seen", "readwrite", (store) => store.put(seen));
}

export async function lastSeen(table: string): Promise<LastSeen | null> {
  return (
    (await within<LastSeen | undefined>("seen", "readonly", (store) => store.get(table))) ?? null
  );
}
