import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { madeAt } from "#kernel/ids.ts";
import { after, days } from "#kernel/time/clock.ts";
import { ownsStorage } from "./owns-storage.ts";
import { deleteUnused, findKnown, lockUnused } from "./uploads.repository.ts";

const BATCH = 200;
/** The most batches per run; the rest waits for the next run, an hour later. */
const MOST_BATCHES = 25;

type Needed = Pick<Deps, "db" | "clock" | "storage" | "newId" | "log">;

/**
 * Removes pictures that are unused a day or more after their upload, and folders without a picture; returns
 * how many of each.
 */
export async function sweepUploads(deps: Needed) {
  const moment = after(deps.clock.now(), -days(1));
  // A picture that cannot be removed must not block the folders forever; its error still fails the job.
  const [pictures] = await Promise.allSettled([sweepPictures(deps, moment)]);
  const folders = await sweepFolders(deps, moment);
  if (pictures.status === "rejected") throw pictures.reason;
  return { pictures: pictures.value, folders };
}

async function sweepPictures(deps: Needed, moment: Date): Promise<number> {
  let swept = 0;
  let locked: Awaited<ReturnType<typeof lockUnused>> = [];
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const last = locked.at(-1);
    const ids = await inTransaction(deps, async ({ db }) => {
      locked = await lockUnused(db, moment, BATCH, last);
      return deleteUnused(
        db,
        locked.map(({ id }) => id),
      );
    });
    // After the rows: sweepFolders finds a folder that a crash leaves here.
    for (const id of ids) await deps.storage.remove(id);
    swept += ids.length;
    if (locked.length < BATCH) break;
  }
  return swept;
}

/** Removes folders that a crash left behind. A folder's id contains the time it was made. */
async function sweepFolders(deps: Needed, moment: Date): Promise<number> {
  const { db, storage } = deps;
  if (!(await ownsStorage(deps))) return 0;
  const lost: Id[] = [];
  for await (const ids of batchesOf(storage.list(), (id) => isBefore(id, moment))) {
    const known = await findKnown(db, ids);
    lost.push(...ids.filter((id) => !known.has(id)));
    if (lost.length >= BATCH * MOST_BATCHES) break;
  }
  for (const id of lost) await storage.remove(id);
  return lost.length;
}

/** Returns false for a folder that no upload made. */
function isBefore(id: string, moment: Date): boolean {
  const made = madeAt(id);
  return made !== undefined && made < moment;
}

async function* batchesOf(names: AsyncIterable<string>, wanted: (name: string) => boolean) {
  let batch: string[] = [];
  for await (const name of names) {
    if (wanted(name)) batch.push(name);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
