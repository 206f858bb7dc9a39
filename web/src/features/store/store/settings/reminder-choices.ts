const choices: readonly [minutes: number, words: string][] = [
  [15, "15 minutes before"],
  [30, "30 minutes before"],
  [60, "1 hour before"],
  [180, "3 hours before"],
  [360, "6 hours before"],
  [720, "12 hours before"],
  [2880, "2 days before"],
  [4320, "3 days before"],
  [10_080, "1 week before"],
];

/** The two most common reminders, each with its own checkbox. */
export const usualReminders: readonly [minutes: number, words: string][] = [
  [1440, "24 hours before"],
  [120, "2 hours before"],
];

const isUsual = (minutes: number): boolean => usualReminders.some(([usual]) => usual === minutes);

/** Returns the reminder other than the usual two; if several were set elsewhere, the first. */
export const ownReminder = (reminders: readonly number[]): number | undefined =>
  reminders.find((minutes) => !isUsual(minutes));

/** Returns the other choices, and the present one even if it was set elsewhere. */
export function reminderChoices(own: number | undefined): readonly [minutes: number, words: string][] {
  if (own === undefined || choices.some(([minutes]) => minutes === own)) return choices;
  return [...choices, [own, `${own.toLocaleString()} minutes before`]];
}

/** A reminder to remove, one to add, or both. */
export interface ReminderChange {
  without?: number | undefined;
  add?: number | undefined;
}

export const changedReminders = (
  reminders: readonly number[],
  { without, add }: ReminderChange,
): number[] => {
  const kept = reminders.filter((minutes) => minutes !== without && minutes !== add);
  return (add === undefined ? kept : [...kept, add]).toSorted((a, b) => b - a);
};
