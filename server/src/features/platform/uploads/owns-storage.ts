// A storage may hold pictures that this database does not know because they belong to another one, for
// example if a second database was tried with the same DATA_DIR or bucket. They must not be taken for lost
// ones.
import { text } from "node:stream/consumers";
import { storeFactOnce } from "#kernel/database/installation.repository.ts";
import type { Deps } from "#kernel/deps.ts";

const OWNER = "installation/owner.txt";

/**
 * Returns whether the storage belongs to this database; the first database to ask owns it. Warns the operator
 * if it belongs to another.
 */
export async function ownsStorage({
  db,
  storage,
  newId,
  log,
}: Pick<Deps, "db" | "storage" | "newId" | "log">): Promise<boolean> {
  const own = await storeFactOnce(db, "storage", newId());
  const marker = await storage.open(OWNER);
  if (!marker) {
    await storage.put(OWNER, Buffer.from(own));
    return true;
  }
  const isOurs = (await text(marker.stream)) === own;
  if (!isOurs) log.warn("the stored pictures belong to another database: none of them is removed");
  return isOurs;
}
