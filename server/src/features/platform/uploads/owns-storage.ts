// A storage may hold pictures that this database does not know because they are another's: somebody tried a second
// database with the same DATA_DIR or bucket. Those must not be taken for lost ones.
import { text } from "node:stream/consumers";
import { keepFact } from "#kernel/database/installation.repository.ts";
import type { Deps } from "#kernel/deps.ts";

const OWNER = "installation/owner.txt";

/** Is this the storage of this database? The first to ask owns it. Tells the operator where it is another's. */
export async function ownsStorage({
  db,
  storage,
  newId,
  log,
}: Pick<Deps, "db" | "storage" | "newId" | "log">): Promise<boolean> {
  const own = await keepFact(db, "storage", newId());
  const kept = await storage.open(OWNER);
  if (!kept) {
    await storage.put(OWNER, Buffer.from(own));
    return true;
  }
  const isOurs = (await text(kept.stream)) === own;
  if (!isOurs) log.warn("the stored pictures belong to another database: none of them is removed");
  return isOurs;
}
