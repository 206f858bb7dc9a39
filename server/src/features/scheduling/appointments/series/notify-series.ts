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

/** Sends one email that lists all, instead of one each. Runs in the transaction that makes the change. */
export async function notifySeries(deps: Deps, { store, rows, event }: SeriesNotice): Promise<void> {
  const now = deps.clock.now();
  const ahead = rows
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const [first, second] = ahead;
  if (!first || first.customerEmail === "") return;
  if (!second) return notifyPeople(deps, { store, row: first, events: [event], by: "seller" });
  const subject = await loadAppointmentSubject(deps, store, first);
  if (subject) await emailSeries(deps, subject, { rows: ahead, kind: kindOf(first) });
}
