import type { Store } from "@solodesk/contract/store/store.ts";
import { findStore } from "#features/store/store/find-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { type AppointmentRow, type ChangeRow, recordChanges } from "../appointments.repository.ts";
import { wakeWaiting } from "../reminders/wake-waiting.ts";
import { notifyPeople } from "./notify-people.ts";

interface ToRecord {
  /** As it is now. */
  row: AppointmentRow;
  events: ChangeRow["event"][];
  by: ChangeRow["by"];
  /** Looked up where it is not at hand. */
  store?: Store;
  /** Of several that belong together people are told once, by whoever changes them: see tell-of-series.ts. */
  isToldElsewhere?: boolean;
}

/** After these a time is free that was not. */
const freeing: readonly ChangeRow["event"][] = ["cancelled", "expired", "rescheduled"];

/** Part of each transaction that changes an appointment: what is written into its timeline is told as well. */
export async function recordEvent(
  deps: Deps,
  { store: given, isToldElsewhere = false, ...change }: ToRecord,
): Promise<void> {
  const { row, events, by } = change;
  await recordChanges(deps.db, row, events, by);
  if (isToldElsewhere) return;
  const store = given ?? (await findStore(deps.db, row.storeId));
  if (store) await notifyPeople(deps, { ...change, store });
  if (events.some((event) => freeing.includes(event))) await wakeWaiting(deps, row.storeId, deps.clock.now());
}
