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

/** The two that nearly everybody wants have a box each. */
export const usualReminders: readonly [minutes: number, words: string][] = [
  [1440, "24 hours before"],
  [120, "2 hours before"],
];

const isUsual = (minutes: number): boolean => usualReminders.some(([usual]) => usual === minutes);

/** The one beside the usual two; of several that were set elsewhere, the first. */
export const ownReminder = (reminders: readonly number[]): number | undefined =>
  reminders.find((minutes) => !isUsual(minutes));

/** What can be picked beside them; also what was set elsewhere. */
export function reminderChoices(own: number | undefined): readonly [minutes: number, words: string][] {
  if (own === undefined || choices.some(([minutes]) => minutes === own)) return choices;
  return [...choices, [own, `${own.toLocaleString()} minutes before`]];
}

/** One is taken out, another put in, or both. */
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
