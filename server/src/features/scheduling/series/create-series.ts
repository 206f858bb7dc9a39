import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import type { CreateSeries } from "@solodesk/contract/scheduling/series.ts";
import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import { addSeries } from "#features/scheduling/appointments/series/add-series.ts";
import { isTimeRefused } from "#features/scheduling/appointments/slots/is-taken.ts";
import { withStoreLock } from "#features/scheduling/appointments/with-store-lock.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { writtenNumber } from "#kernel/phone-number.ts";
import { chosenTimes } from "./chosen-times.ts";
import { type PlannedTime, planSeries, type SeriesPlan } from "./plan-series.ts";
import { reportOn } from "./report-on.ts";
import { insertSeries } from "./series.repository.ts";

/**
 * Creates a series in one transaction, all or nothing. The database decides for each time whether it is free.
 * Throws "store_required", "not_found", "validation_failed", "plan_limit_reached", and "slot_taken" with a
 * report of the conflicts.
 */
export async function createSeries(deps: Deps, userId: Id, wanted: CreateSeries): Promise<Appointment[]> {
  const plan = await planSeries(deps, userId, wanted);
  const { store, service } = plan;
  const times = chosenTimes(plan, wanted, deps.clock.now());
  const { notes, seats, status, every_weeks: everyWeeks, count = null, until = null } = wanted;
  const customer = { ...wanted.customer, phone: writtenNumber(wanted.customer.phone, store.country) };
  const title = wanted.title ?? service?.name ?? "";
  const id = deps.newId();
  try {
    const rows = await withStoreLock(deps, store.id, async (deps) => {
      await insertSeries(deps.db, {
        id,
        storeId: store.id,
        everyWeeks,
        count,
        until,
        timezone: store.timezone,
        startsLocal: startsLocal(store.timezone, wanted.starts_at),
        createdAt: deps.clock.now(),
      });
      return addSeries(deps, { seriesId: id, store, service, title, status, customer, seats, notes, times });
    });
    return rows.map((row) => toAppointment(row, deps.config.CURRENCY));
  } catch (error) {
    if (!isTimeRefused(error)) throw error;
    throw await timesTaken(deps, plan, times);
  }
}

/** Returns the local time at the store. */
const startsLocal = (zone: string, instant: string): string =>
  new Date(wallOf(zone, Date.parse(instant))).toISOString().slice(0, -1);

async function timesTaken(deps: Deps, plan: SeriesPlan, times: readonly PlannedTime[]): Promise<AppError> {
  const report = await reportOn(deps, plan, times);
  const occurrences = report.filter(({ clash, held }) => clash !== null || held);
  if (occurrences.length === 0) return new AppError("slot_taken", { occurrences });
  const message = t(
    "{count, plural, one {One of these times is taken.} other {# of these times are taken.}} Nothing was created.",
    { count: occurrences.length },
  );
  return new AppError("slot_taken", { message, occurrences });
}
