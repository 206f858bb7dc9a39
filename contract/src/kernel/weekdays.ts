// Separate from the store's schemas: the public store page needs the days and must not load zod for them.
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];
