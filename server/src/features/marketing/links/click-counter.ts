import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Batch, batched } from "#kernel/database/batch.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { addClicks } from "./links.repository.ts";

/** Counts clicks of links and writes them in batches. */
export const clickCounter = (deps: Pick<Deps, "db" | "log">): Batch<Id> =>
  batched<Id>({
    log: deps.log,
    write: (ids) => {
      const clicks = new Map<Id, number>();
      for (const id of ids.toSorted()) clicks.set(id, (clicks.get(id) ?? 0) + 1);
      return inTransaction(deps, (deps) => addClicks(deps.db, clicks));
    },
  });
