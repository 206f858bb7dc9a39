import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeJob } from "#kernel/jobs/wake-job.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { claimUndo, startUndo } from "./imports.repository.ts";
import { UNDO_CLAIM, undoImport } from "./undo-import.ts";

const UNDO_IMPORTS = "undo-imports";
/** Several times what the undo of a million products takes. */
const LONGEST_UNDO = minutes(120);

/** Starts an undo and leaves it to a job, because that of a million products takes minutes. */
export const sendUndo = (deps: Deps, importId: number): Promise<void> =>
  inTransaction(deps, async (deps) => {
    await startUndo(deps.db, importId, deps.clock.now(), null);
    await wakeJob(deps, { name: UNDO_IMPORTS, data: {}, at: deps.clock.now(), longest: LONGEST_UNDO });
  });

/** Completes the undos that were started and that no other process works on. */
export async function undoStarted(deps: Deps): Promise<void> {
  const { db, clock, log } = deps;
  const next = () => claimUndo(db, clock.now(), after(clock.now(), UNDO_CLAIM));
  for (let id = await next(); id !== undefined; id = await next()) {
    const { removed, putBack } = await undoImport(deps, id);
    log.info({ import: id, removed, restored: putBack }, "an import was undone");
  }
}

export const undoImportsJob = { name: UNDO_IMPORTS, run: undoStarted };
