import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteUnclaimed } from "./answer-files.repository.ts";

const BATCH = 200;
/** The most batches per run; the rest waits for the next run, an hour later. */
const MOST_BATCHES = 25;

/** Deletes files that no booking used in time. Returns how many. */
export async function sweepAnswerFiles(deps: Pick<Deps, "db" | "clock" | "storage">): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const ids = await inTransaction(deps, ({ db }) => deleteUnclaimed(db, deps.clock.now(), BATCH));
    // After the rows: the sweep of pictures finds a folder that a crash leaves here.
    for (const id of ids) await deps.storage.remove(id);
    swept += ids.length;
    if (ids.length < BATCH) break;
  }
  return swept;
}
