import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";

const choices: readonly [minutes: number, words: Message][] = [
  [15, msg("15 minutes before")],
  [30, msg("30 minutes before")],
  [60, msg("1 hour before")],
  [180, msg("3 hours before")],
  [360, msg("6 hours before")],
  [720, msg("12 hours before")],
  [2880, msg("2 days before")],
  [4320, msg("3 days before")],
  [10_080, msg("1 week before")],
];

/** The two most common reminders, each with its own checkbox. */
export const usualReminders: readonly [minutes: number, words: Message][] = [
  [1440, msg("24 hours before")],
  [120, msg("2 hours before")],
];

const isUsual = (minutes: number): boolean => usualReminders.some(([usual]) => usual === minutes);

/** Returns the reminder other than the usual two; if several were set elsewhere, the first. */
export const ownReminder = (reminders: readonly number[]): number | undefined =>
  reminders.find((minutes) => !isUsual(minutes));

/** Returns the other choices, and the present one even if it was set elsewhere. */
export function reminderChoices(own: number | undefined): readonly [minutes: number, words: string][] {
  const named = choices.map(([minutes, words]): [number, string] => [minutes, t(words)]);
  if (own === undefined || choices.some(([minutes]) => minutes === own)) return named;
  return [
    ...named,
    [own, t("{minutes, plural, one {# minute before} other {# minutes before}}", { minutes: own })],
  ];
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
