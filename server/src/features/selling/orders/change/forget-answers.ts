import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { clearAnswersBefore } from "../order-items.repository.ts";

/** Later payments than this don't come. */
const KEPT = days(30);

/**
 * Empties what buyers said about times that they never paid for. Returns the number of items.
 */
export const forgetAnswers = ({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> =>
  forgetInBatches((most) => clearAnswersBefore(db, after(clock.now(), -KEPT), most));
