/** The date of a moment in this zone, such as "2026-03-29"; in UTC if the browser does not know the zone. */
export function dayIn(zone: string, moment: Date): string {
  try {
    // Swedish dates have the ISO format.
    return new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(moment);
  } catch {
    return moment.toISOString().slice(0, 10);
  }
}
