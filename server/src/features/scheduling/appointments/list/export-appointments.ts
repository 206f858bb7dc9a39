import type { exports } from "@solodesk/contract/account/exports.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { toAppointment } from "../appointment-row.ts";
import { listAfter } from "./appointment-list.repository.ts";
import { soughtIn } from "./sought-in.ts";

const BATCH = 500;

/** All that a list with these wishes shows, soonest first, some at a time; none without a store. */
export async function* exportAppointments(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: Parsed<typeof exports.writeAppointments>["query"],
): AsyncGenerator<Appointment[]> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return;
  const { sought, status } = soughtIn(store, wanted);
  for (let rows = await listAfter(db, sought, status, BATCH); rows.length > 0; ) {
    yield rows.map((row) => toAppointment(row, config.CURRENCY));
    if (rows.length < BATCH) return;
    rows = await listAfter(db, sought, status, BATCH, rows.at(-1));
  }
}
