/** "Good evening, Maya." by the clock on the wall of whoever reads it. */
export function greeting(name: string, at: Date): string {
  const [first] = name.trim().split(/\s+/);
  return first ? `${partOfDay(at.getHours())}, ${first}.` : `${partOfDay(at.getHours())}.`;
}

/** In the small hours some are still up and some already: they are told neither evening nor morning. */
function partOfDay(hour: number): string {
  if (hour < 5) return "Hello";
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
