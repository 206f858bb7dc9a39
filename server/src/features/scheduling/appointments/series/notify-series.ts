import type { Store } from "@solodesk/contract/store/store.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentChangeRow, AppointmentRow } from "../appointments.repository.ts";
import { notifyPeople } from "../change/notify-people.ts";
import { emailSeries, loadAppointmentSubject } from "../emails/enqueue-appointment-emails.ts";
import type { SeriesKind } from "../emails/series-email.ts";

interface SeriesNotice {
  store: Store;
  /** After the change, which is the same `event` for each of them. */
  rows: readonly AppointmentRow[];
  event: Extract<AppointmentChangeRow["event"], "created" | "cancelled">;
}

const kindOf = ({ status }: AppointmentRow): SeriesKind => {
  if (status === "Cancelled") return "booking_cancelled";
  return status === "Confirmed" ? "booking_confirmed" : "booking_received";
};

/** Those that the customer's one email names, soonest first: what is over needs none. */
export function toldOf(rows: readonly AppointmentRow[], now: Date): AppointmentRow[] {
  const ahead = rows
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return ahead[0]?.customerEmail === "" ? [] : ahead;
}

/** Sends one email that lists all, instead of one each. Runs in the transaction that makes the change. */
export async function notifySeries(deps: Deps, { store, rows, event }: SeriesNotice): Promise<void> {
  const told = toldOf(rows, deps.clock.now());
  const [first, second] = told;
  if (!first) return;
  if (!second) return notifyPeople(deps, { store, row: first, events: [event], by: "seller" });
  const subject = await loadAppointmentSubject(deps, store, first);
  if (subject) await emailSeries(deps, subject, { rows: told, kind: kindOf(first) });
}
