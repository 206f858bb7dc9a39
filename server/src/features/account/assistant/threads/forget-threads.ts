import { threadDays } from "@solodesk/contract/account/assistant/thread.ts";
import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteMessagesBefore, deleteThreadsBefore } from "./threads.repository.ts";

/** Deletes questions that are old, with their threads if nothing newer is in them: they hold names and amounts. Returns how many. */
export async function forgetThreads({ db, clock }: Deps): Promise<number> {
  const moment = after(clock.now(), -days(threadDays));
  const threads = await forgetInBatches((most) => deleteThreadsBefore(db, moment, most));
  return threads + (await forgetInBatches((most) => deleteMessagesBefore(db, moment, most)));
}
