import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Deps } from "#kernel/deps.ts";
import { newRow, type ToAdd } from "../appointment-to-add.ts";
import { type AppointmentRow, insertAppointment } from "../appointments.repository.ts";
import { recordAppointmentEvent } from "../change/record-appointment-event.ts";
import { requireMonthlyQuota } from "../require-monthly-quota.ts";
import { notifySeries } from "./notify-series.ts";

interface SeriesToAdd extends Omit<ToAdd, "time" | "booker"> {
  seriesId: Id;
  /** Soonest first. */
  times: readonly Range[];
}

/**
 * Inserts all appointments of a series. Runs in a transaction that has locked the store. Violates
 * "appointments_apart" or "appointments_seats" if one of the times is taken. Throws "plan_limit_reached".
 */
export async function addSeries(
  deps: Deps,
  { seriesId, times, ...wanted }: SeriesToAdd,
): Promise<AppointmentRow[]> {
  const { store } = wanted;
  const rows: AppointmentRow[] = [];
  for (const time of times) {
    const place = { seriesId, seriesNth: rows.length + 1, seriesOf: times.length };
    const row = await insertAppointment(deps.db, {
      ...newRow(deps, { ...wanted, time, booker: "seller" }),
      ...place,
    });
    await recordAppointmentEvent(deps, {
      store,
      row,
      events: ["created"],
      by: "seller",
      isNotifiedElsewhere: true,
    });
    rows.push(row);
  }
  await requireMonthlyQuota(deps, store.id, rows);
  await notifySeries(deps, { store, rows, event: "created" });
  return rows;
}
