/** "2026-03-29" on the wall of this zone; in Greenwich where the browser does not know the zone. */
export function dayIn(zone: string, moment: Date): string {
  try {
    // Swedes write dates as ISO does.
    return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
  } catch {
    return moment.toISOString().slice(0, 10);
  }
}
