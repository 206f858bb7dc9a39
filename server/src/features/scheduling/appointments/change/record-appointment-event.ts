import type { Store } from "@solodesk/contract/store/store.ts";
import { mailRule } from "#features/platform/mail/held/mail-rule.ts";
import { findStore } from "#features/store/store/find-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import {
  type AppointmentChangeRow,
  type AppointmentRow,
  recordAppointmentChanges,
} from "../appointments.repository.ts";
import { wakeWaiting } from "../reminders/wake-waiting.ts";
import { callWebhooks } from "./call-webhooks.ts";
import { notifyPeople } from "./notify-people.ts";

interface ToRecord {
  /** After the change. */
  row: AppointmentRow;
  events: AppointmentChangeRow["event"][];
  by: AppointmentChangeRow["by"];
  /** Looked up if left out. */
  store?: Store;
  /**
   * The caller sends one email for a whole series (see notify-series.ts) and wakes the waitlist if need be.
   */
  isNotifiedElsewhere?: boolean;
}

/** Events that free a time. */
const freeing: readonly AppointmentChangeRow["event"][] = ["cancelled", "expired", "rescheduled"];

/**
 * Records a change in the timeline and notifies people. Runs in every transaction that changes an
 * appointment.
 */
export async function recordAppointmentEvent(
  deps: Deps,
  { store: given, isNotifiedElsewhere = false, ...change }: ToRecord,
): Promise<void> {
  const { row, events, by } = change;
  await recordAppointmentChanges(deps.db, row, events, by);
  await callWebhooks(deps, row, events);
  if (isNotifiedElsewhere) return;
  const store = given ?? (await findStore(deps.db, row.storeId));
  if (store) await notifyPeople(deps, { ...change, store });
  if (!events.some((event) => freeing.includes(event))) return;
  // A change that can still be taken back doesn't offer its time to others yet.
  await wakeWaiting(deps, row.storeId, after(deps.clock.now(), mailRule().hold?.wait ?? 0));
}
