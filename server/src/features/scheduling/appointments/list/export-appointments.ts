import { answerInWords } from "@solodesk/contract/catalog/services/answers.ts";
import type { WithHeadings } from "@solodesk/contract/kernel/headings.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { labelled } from "@solodesk/contract/kernel/labelled.ts";
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import type { AppointmentFilter } from "@solodesk/contract/scheduling/appointments/appointment-filter.ts";
import { collectMethodNames } from "@solodesk/contract/scheduling/appointments/collected.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { onTheWall, plainAmount } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import { type FixedWords, fixedWords } from "#kernel/files/fixed-words.ts";
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

const bookedBy: Readonly<Record<Appointment["source"], Message>> = {
  seller: msg("You||who made the appointment"),
  store_page: msg("Store page"),
};

const columnsIn = (word: FixedWords): Columns<Appointment> => [
  [word(msg("Number")), ({ number }) => number],
  [word(msg("Status")), ({ status }) => word(statusNames[status], status)],
  [word(msg("Title||of an appointment")), ({ title }) => title],
  [word(msg("Service")), ({ service }) => service?.name ?? ""],
  [word(msg("Customer")), ({ customer }) => customer.name],
  [word(msg("Email")), ({ customer }) => customer.email],
  [word(msg("Phone")), ({ customer }) => customer.phone],
  [
    word(msg("Starts||when an appointment starts")),
    ({ timezone, starts_at }) => onTheWall(timezone, starts_at),
  ],
  [word(msg("Ends||when an appointment ends")), ({ timezone, ends_at }) => onTheWall(timezone, ends_at)],
  [word(msg("Time zone")), ({ timezone }) => timezone],
  [word(msg("Starts (UTC)||when an appointment starts")), ({ starts_at }) => starts_at],
  [word(msg("Ends (UTC)||when an appointment ends")), ({ ends_at }) => ends_at],
  [word(msg("Spots||that an appointment takes")), ({ seats }) => String(seats)],
  [word(msg("Price")), ({ price }) => plainAmount(price)],
  [word(msg("Currency")), ({ price }) => price.currency],
  [word(msg("Notes")), ({ notes }) => notes],
  [
    word(msg("Answers||to the questions of a service")),
    ({ answers }) => answers.map((one) => labelled(one.label, answerInWords(one, word))).join("\n"),
  ],
  [word(msg("Booked by||who made the appointment")), ({ source }) => word(bookedBy[source])],
  [word(msg("Booked (UTC)||when an appointment was booked")), ({ created_at }) => created_at],
  [word(msg("Paid online||an amount")), ({ paid }) => plainAmount(paid)],
  [
    word(msg("Paid in person||an amount")),
    ({ collected }) => (collected ? plainAmount(collected.amount) : ""),
  ],
  [word(msg("Tip||an amount")), ({ collected }) => (collected ? plainAmount(collected.tip) : "")],
  [
    word(msg("Payment method")),
    ({ collected }) => (collected ? word(collectMethodNames[collected.method]) : ""),
  ],
  [word(msg("Paid (UTC)||when it was paid in person")), ({ collected }) => collected?.at ?? ""],
  [word(msg("Still to pay||an amount")), ({ due }) => plainAmount(due)],
  [word(msg("Recorded afterwards||yes or no")), ({ recorded }) => word(recorded ? msg("Yes") : msg("No"))],
];

/** Returns CSV lines; only the header if there are no appointments or no store. */
export const exportAppointments = (
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  { headings, ...filter }: AppointmentFilter & WithHeadings,
): AsyncIterable<string> => csvLines(columnsIn(fixedWords(headings)), batches(deps, userId, filter));
