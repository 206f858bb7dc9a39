// Times get free in many ways: cancelled, moved, run out, other hours, a shorter service. None of them is followed: each
// minute asks of every day that somebody waits for what is free on it now.
import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import { OFFER_FREED } from "#features/scheduling/appointments/reminders/wake-waiting.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { offerDay } from "./offer-day.ts";
import { forgetBefore, listDays, type WaitedDay } from "./waitlist.repository.ts";

/** Days after the one they waited for. */
const KEPT_DAYS = 30;

/** Answers of how many days times were offered. */
export async function offerTimes(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  await forgetBefore(db, dayOf("UTC", after(clock.now(), -days(KEPT_DAYS)).getTime()));
  return offerAll(deps);
}

const Data = z.object({ store_id: Id });

/** The same for one store, at once. */
export const offerFreedJob = {
  name: OFFER_FREED,
  run: (deps: Deps, data: unknown): Promise<number> => offerAll(deps, Data.parse(data).store_id),
};

const offerAll = (deps: Deps, storeId?: Id): Promise<number> =>
  inBatches<WaitedDay>(
    deps.log,
    (page) => listDays(deps.db, { ...(storeId && { storeId }), ...page }),
    async (day) => (await offerDay(deps, day)) > 0,
  );
