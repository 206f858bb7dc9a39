// A storage may hold pictures that this database does not know because they are another's: somebody tried a second
// database with the same DATA_DIR. Those must not be taken for lost ones.
import { text } from "node:stream/consumers";
import type { Deps } from "#kernel/deps.ts";
import { keepFact } from "#kernel/installation.repository.ts";

const OWNER = "installation/owner.txt";

/** Is this the storage of this database? The first to ask owns it. */
export async function ownsStorage({
  db,
  storage,
  newId,
}: Pick<Deps, "db" | "storage" | "newId">): Promise<boolean> {
  const own = await keepFact(db, "storage", newId());
  const kept = await storage.open(OWNER);
  if (kept) return (await text(kept.stream)) === own;
  await storage.put(OWNER, Buffer.from(own));
  return true;
}
