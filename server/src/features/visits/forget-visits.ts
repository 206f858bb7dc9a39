import { after, days } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import { forgetVisits as forgetRows } from "./visits.repository.ts";

const BATCH = 5_000;

/** Visits by themselves; what they came to by day stays. Answers how many went. */
export async function forgetVisits({ db, clock, config }: Deps): Promise<number> {
  const before = after(clock.now(), -days(config.VISIT_DAYS));
  let forgotten = 0;
  for (;;) {
    const count = await forgetRows(db, before, BATCH);
    forgotten += count;
    if (count < BATCH) return forgotten;
  }
}
