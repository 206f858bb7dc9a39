import { inTransaction } from "#kernel/database/db.ts";
import { oneByOne } from "#kernel/database/one-by-one.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { deleteRequestedBefore, listLeft, listOver, markOver } from "./data-exports.repository.ts";
import { ROW_LIFE } from "./export-life.ts";
import { makeDataExport } from "./make-data-export.ts";
import { folderOf } from "./piece-key.ts";

const BATCH = 20;
/** So long a job of its own may take to begin. */
const SOON = minutes(1);

/** Goes on with copies that a crash left behind, and removes those whose time is over. */
export async function sweepDataExports(deps: Deps) {
  const { db, clock, storage, log } = deps;
  const now = clock.now();
  const removed = await oneByOne(log, await listOver(db, now, BATCH), async ({ id, attempts }) => {
    // The file first: a row that says it is gone would keep it for ever.
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
