import type { exports } from "@solodesk/contract/account/exports.ts";
import type { Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { exportAppointments } from "#features/scheduling/appointments/list/export-appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";

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

/** The header alone where there is nothing, or no store. */
export const writeAppointments = (
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  sought: Parsed<typeof exports.writeAppointments>["query"],
): AsyncIterable<string> => csvLines(columns, exportAppointments(deps, userId, sought));
