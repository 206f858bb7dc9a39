import { inTransaction } from "#kernel/database/db.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { deleteRequestedBefore, listLeft, listOver, markOver } from "./data-exports.repository.ts";
import { ROW_LIFE } from "./export-life.ts";
import { makeDataExport } from "./make-data-export.ts";
import { folderOf } from "./piece-key.ts";

const BATCH = 20;
/** How long its own job may take to start. */
const SOON = minutes(1);

/** Continues copies that a crash interrupted, and removes expired ones. */
export async function sweepDataExports(deps: Deps) {
  const { db, clock, storage, log } = deps;
  const now = clock.now();
  const removed = await oneByOne(log, await listOver(db, now, BATCH), async ({ id, attempts }) => {
    // The files first: if the row were marked first, a failure would leave them forever.
    for (let attempt = 1; attempt <= attempts; attempt += 1) await storage.remove(folderOf(id, attempt));
    await inTransaction(deps, ({ db }) => markOver(db, id));
    return true;
  });
  const made = await oneByOne(log, await listLeft(db, now, after(now, -SOON), BATCH), ({ id }) =>
    makeDataExport(deps, id),
  );
  await deleteRequestedBefore(db, after(now, -ROW_LIFE));
  return { removed, made };
}
