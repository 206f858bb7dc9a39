import { t } from "@solodesk/contract/kernel/language/t.ts";

/** "Good evening, Maya.", by the user's local time. */
export function greeting(name: string, at: Date): string {
  const [first] = name.trim().split(/\s+/);
  const part = partOfDay(at.getHours());
  return first
    ? t(
        "{part, select, morning {Good morning, {name}.} afternoon {Good afternoon, {name}.} evening {Good evening, {name}.} other {Hello, {name}.}}",
        { part, name: first },
      )
    : t(
        "{part, select, morning {Good morning.} afternoon {Good afternoon.} evening {Good evening.} other {Hello.}}",
        { part },
      );
}

/** Before 5 am it may be evening or morning for the user, so the greeting names neither. */
function partOfDay(hour: number): string {
  if (hour < 5) return "any";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
