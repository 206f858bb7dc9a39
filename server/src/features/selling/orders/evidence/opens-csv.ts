import { onTheWall } from "#kernel/files/cell-values.ts";
import { type Columns, csvLines } from "#kernel/files/csv-lines.ts";
import type { OpenRow } from "./opens.repository.ts";
import type { DisputeCase } from "./read-case.ts";

/** "Order page", "Page of booking A-1001". */
export function pageInWords(
  { appointments }: Pick<DisputeCase, "appointments">,
  { appointmentId }: Pick<OpenRow, "appointmentId">,
): string {
  if (appointmentId === null) return "Order page";
  const found = appointments.find(({ row }) => row.id === appointmentId);
  return found ? `Page of booking A-${found.row.number}` : "Page of a booking";
}

async function* once(rows: readonly OpenRow[]): AsyncGenerator<readonly OpenRow[]> {
  yield rows;
}

/** When the customer opened the pages of the order and its bookings, as a CSV file. */
export function opensCsv(
  about: Pick<DisputeCase, "appointments" | "opens" | "store">,
): AsyncIterable<string> {
  const { timezone } = about.store;
  const columns: Columns<OpenRow> = [
    ["Opened (UTC)", ({ at }) => at.toISOString()],
    ["Opened (store time)", ({ at }) => onTheWall(timezone, at.toISOString())],
    ["Time zone of the store", () => timezone],
    ["Page", (open) => pageInWords(about, open)],
  ];
  return csvLines(columns, once(about.opens));
}
