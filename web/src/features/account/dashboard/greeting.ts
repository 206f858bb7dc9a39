/** "Good evening, Maya.", by the user's local time. */
export function greeting(name: string, at: Date): string {
  const [first] = name.trim().split(/\s+/);
  return first ? `${partOfDay(at.getHours())}, ${first}.` : `${partOfDay(at.getHours())}.`;
}

/** Before 5 am it may be evening or morning for the user, so the greeting names neither. */
function partOfDay(hour: number): string {
  if (hour < 5) return "Hello";
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
