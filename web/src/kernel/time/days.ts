// Days as "2026-11-21" and months as "2026-11". Without hours, so that time zones and summer time cannot
// shift them.
const DAY = 86_400_000;

export const dayOfWall = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

export const dayAfter = (day: string, days = 1): string =>
  dayOfWall(Date.parse(`${day}T00:00:00Z`) + days * DAY);

/**
 * For a month returns another month; for a day the same day of that month, or its last day if it is shorter.
 */
export function monthAfter(from: string, months = 1): string {
  const [year = 1970, month = 1, day = 1] = from.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOfWall(Date.UTC(year, month - 1 + months, Math.min(day, last))).slice(0, from.length);
}
