import { Readable } from "node:stream";
import type { StoreTestLine } from "@solodesk/contract/account/store-test.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { fewAtOnce } from "#kernel/limits/turns.ts";
import { type StoreToTest, testStore } from "./test-store.ts";

/** Runs the work of one of these at a time. Throws "rate_limited". */
type Admit = ReturnType<typeof fewAtOnce>;

/** As `testStore`, as lines that can be followed. Ends once nobody follows it. Rejects only before the first line. */
export async function followStoreTest(deps: Deps, wanted: StoreToTest, admit: Admit): Promise<Readable> {
  if (!(await findStoreOfUser(deps.db, wanted.userId))) throw new AppError("store_required");
  const lines = new Readable({ read: () => undefined });
  let hasBegun = false;
  const run = async () => {
    hasBegun = true;
    const write = (line: StoreTestLine) => lines.destroyed || lines.push(`${JSON.stringify(line)}\n`);
    try {
      await testStore(
        deps,
        wanted,
        (step) => write({ type: "step", ...step }),
        () => lines.destroyed,
      );
      write({ type: "end" });
      if (!lines.destroyed) lines.push(null);
    } catch (error) {
      deps.log.error({ err: loggable(error) }, "a store could not be tested");
      lines.destroy(new Error("The test was cut off."));
    }
  };
  const over = admit(wanted.userId, run);
  // Refused, because another one is running.
  if (!hasBegun) await over;
  void over;
  return lines;
}
