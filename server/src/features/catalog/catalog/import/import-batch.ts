// One run of an import, recorded so that it can be undone as a whole.

import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  addToImport,
  deleteForgotten,
  endImport,
  forgetImports,
  insertImport,
  lockRunning,
  writeAsImport,
} from "./imports.repository.ts";

/** How many imports can be undone; of older ones only the counts are kept. */
export const importsKept = 5;
const FORGOTTEN_AT_ONCE = 20_000;

interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

export interface ImportBatch {
  /** Records what `write` does, in its transaction. Throws "invalid_transition" if the run is undone meanwhile. */
  record<C extends Counts>(tx: Db, write: () => Promise<C>): Promise<C>;
  /** `isWhole` is false for a run that ended early. */
  end(refused: number, isWhole: boolean): Promise<void>;
}

/** `file` is the name under which people know the run; without one nothing is recorded. */
export function importBatch(
  { db, clock }: Pick<Deps, "db" | "clock">,
  file: string | undefined,
): ImportBatch {
  // Inserted with the first batch, so that a file that cannot be read at all leaves no run.
  let id: number | undefined;
  if (file === undefined) return { record: (_tx, write) => write(), end: async () => undefined };
  return {
    async record(tx, write) {
      id ??= await insertImport(db, file, clock.now());
      if (!(await lockRunning(tx, id)))
        throw new AppError("invalid_transition", {
          message: t("The import was stopped because it is being undone."),
        });
      await writeAsImport(tx, id);
      const counts = await write();
      await addToImport(tx, id, counts);
      return counts;
    },
    async end(refused, isWhole) {
      if (id === undefined) return;
      await endImport(db, id, refused, isWhole ? clock.now() : null);
      await forgetImports(db, importsKept);
      while ((await deleteForgotten(db, FORGOTTEN_AT_ONCE)) === FORGOTTEN_AT_ONCE);
    },
  };
}
