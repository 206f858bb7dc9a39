import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { clearAnswersBefore } from "../order-items.repository.ts";

/** No payment arrives later than this. */
const KEPT = days(30);

/** Clears the answers and notes of bookings that were never paid. Returns the number of items. */
export const forgetAnswers = ({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> =>
  forgetInBatches((most) => clearAnswersBefore(db, after(clock.now(), -KEPT), most));
