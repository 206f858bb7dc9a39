import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { forgetTouches } from "./touches.repository.ts";
import { forgetVisitDays } from "./visits.repository.ts";

/** Deletes the ads report's data older than AD_FIGURE_DAYS; returns how many rows. */
export async function forgetFigures({ db, clock, config }: Deps): Promise<number> {
  const before = after(clock.now(), -days(config.AD_FIGURE_DAYS));
  const visits = await forgetInBatches((most) => forgetVisitDays(db, before, most));
  return visits + (await forgetInBatches((most) => forgetTouches(db, before, most)));
}
