// Times become free in many ways: a booking is cancelled or moved, a hold expires, hours change, a service
// gets shorter. None of these is tracked: a job checks every minute what is free on each day that people wait
// for.
import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import { OFFER_FREED } from "#features/scheduling/appointments/reminders/wake-waiting.ts";
import { inBatches } from "#kernel/database/in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { offerDay } from "./offer-day.ts";
import { forgetBefore, listDays, type WaitedDay } from "./waitlist.repository.ts";

/** How many days a row is kept after the day it is for. */
const KEPT_DAYS = 30;

/** Returns on how many days times were offered. */
export async function offerTimes(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  await forgetBefore(db, dayOf("UTC", after(clock.now(), -days(KEPT_DAYS)).getTime()));
  return offerAll(deps);
}

const Data = z.object({ store_id: Id });

/** The same for one store, run as soon as a time becomes free. */
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
