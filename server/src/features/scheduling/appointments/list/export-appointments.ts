import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment, AppointmentFilter } from "@solodesk/contract/scheduling/appointments.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { toAppointment } from "../appointment-row.ts";
import { listAppointmentsAfter } from "./appointment-list.repository.ts";
import { parseAppointmentFilter } from "./parse-appointment-filter.ts";

const BATCH = 500;

/**
 * Yields what the list shows under this filter, soonest first, in batches. Yields nothing without a store.
 */
async function* batches(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: AppointmentFilter,
): AsyncGenerator<Appointment[]> {
  const store = await findStoreOfUser(db, userId);
  if (!store) return;
  const { filter, status } = parseAppointmentFilter(store, wanted);
  for (let rows = await listAppointmentsAfter(db, filter, status, BATCH); rows.length > 0; ) {
    yield rows.map((row) => toAppointment(row, config.CURRENCY));
    if (rows.length < BATCH) return;
    rows = await listAppointmentsAfter(db, filter, status, BATCH, rows.at(-1));
  }
}

const bookedBy = { seller: "You", store_page: "Store page" } as const satisfies Record<
  Appointment["source"],
  string
>;

const columns: Columns<Appointment> = {
  Number: ({ number }) => number,
  Status: ({ status }) => status,
  Title: ({ title }) => title,
  Service: ({ service }) => service?.name ?? "",
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Phone: ({ customer }) => customer.phone,
  Starts: ({ timezone, starts_at }) => onTheWall(timezone, starts_at),
  Ends: ({ timezone, ends_at }) => onTheWall(timezone, ends_at),
  "Time zone": ({ timezone }) => timezone,
  "Starts (UTC)": ({ starts_at }) => starts_at,
  "Ends (UTC)": ({ ends_at }) => ends_at,
  Price: ({ price }) => plainAmount(price),
  Currency: ({ price }) => price.currency,
  Notes: ({ notes }) => notes,
  "Booked by": ({ source }) => bookedBy[source],
  "Booked (UTC)": ({ created_at }) => created_at,
};

/** Returns CSV lines; only the header if there are no appointments or no store. */
export const exportAppointments = (
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  filter: AppointmentFilter,
): AsyncIterable<string> => csvLines(columns, batches(deps, userId, filter));
