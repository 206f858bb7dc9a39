/**
 * Returns the time so many months later in UTC, on `day` or the month's last day if it is shorter: Jan 31, Feb 28,
 * Mar 31.
 */
export function addMonths(from: Date, months: number, day = from.getUTCDate()): Date {
  const month = from.getUTCMonth() + months;
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const later = new Date(from);
  later.setUTCFullYear(from.getUTCFullYear(), month, Math.min(day, last));
  return later;
}
