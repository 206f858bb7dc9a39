import type { CalendarEntry } from "@solodesk/contract/scheduling/calendar.ts";

/** What a calendar shows at one time: an appointment, or a session with everyone in it. */
export interface CalendarBlock extends CalendarEntry {
  /** Then `id` is that of the session, `customer` is empty and `seats` counts the spots of all. */
  isSession?: true;
}

/** Merges the appointments of each session. Cancelled ones are not part of it, and stay only if it has no others. */
export function calendarBlocks(entries: readonly CalendarEntry[]): CalendarBlock[] {
  const isComing = ({ status }: CalendarEntry) => status !== "Cancelled";
  const coming = Map.groupBy(entries.filter(isComing), ({ session_id }) => session_id);
  const merged = new Set<string>();
  return entries.flatMap((entry): CalendarBlock[] => {
    const { session_id: id } = entry;
    const together = id === undefined ? undefined : coming.get(id);
    if (id === undefined || !together) return [entry];
    if (merged.has(id)) return [];
    merged.add(id);
    return [sessionOf(id, entry, together)];
  });
}

function sessionOf(id: string, entry: CalendarEntry, together: readonly CalendarEntry[]): CalendarBlock {
  const { series_id: _, ...shared } = entry;
  const has = (status: CalendarEntry["status"]) => together.some((one) => one.status === status);
  const status = (["Pending", "Confirmed", "Completed"] as const).find(has) ?? "No-show";
  const seats = together.reduce((sum, one) => sum + one.seats, 0);
  const last = (times: string[]) => times.toSorted().at(-1) ?? "";
  return {
    ...shared,
    id,
    status,
    customer: "",
    seats,
    ends_at: last(together.map((one) => one.ends_at)),
    busy_from: together.map((one) => one.busy_from).toSorted()[0] ?? entry.busy_from,
    busy_until: last(together.map((one) => one.busy_until)),
    isSession: true,
  };
}
