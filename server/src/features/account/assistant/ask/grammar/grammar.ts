import type { Intent, SlotName } from "../intents.ts";

/** How a day or a period is said. */
export const whenKinds = [
  "today",
  "tomorrow",
  "day_after_tomorrow",
  "yesterday",
  "day_before_yesterday",
  "this_unit",
  "next_unit",
  "last_unit",
  "next_n",
  "last_n",
  "weekday",
  "next_weekday",
  "last_weekday",
  "weekend",
  "next_weekend",
  "last_weekend",
  "range",
  "date",
  "month",
  "year",
] as const;
export type WhenKind = (typeof whenKinds)[number];

export const units = ["day", "week", "month", "quarter", "year"] as const;
export type Unit = (typeof units)[number];

/**
 * What can be asked in a language. In a phrase `[a|b]` may be left out, `(a|b)` is one of them and `{slot}` is something said.
 * Case, accents and punctuation don't count, except ":".
 */
export interface Grammar<Asked extends string = Intent> extends Vocabulary {
  /** The first phrase of each intent has only words and slots, spelt as the product itself asks. */
  phrases: Record<Asked, readonly [string, ...string[]]>;
  /**
   * Words that tell what is meant whatever stands between them, for questions that no phrase fits: all of "earn* service" have
   * to be there, `a|b` is one of them, `*` any ending. Only for what changes nothing.
   */
  keys: Partial<Record<Asked, readonly string[]>>;
}

/** The words of a language, whatever is asked. */
export interface Vocabulary {
  /** May stand before or after any question. */
  polite: { before: readonly string[]; after: readonly string[] };
  /** Words of polite starts that make a request of a question: "can you close on Friday?" */
  requests: readonly string[];
  /** A name neither begins nor ends with one of these: then it was another question. */
  small: readonly string[];
  /** Words that keys never pass over, because they change what is meant: "new", "cash", "since". */
  telling: readonly string[];
  /** With {n}, {unit}, {weekday}, {day}, {month} and {year}; a range has {first} and {last}. */
  when: Record<WhenKind, readonly string[]>;
  /** Monday first. */
  weekdays: readonly (readonly string[])[];
  months: readonly (readonly string[])[];
  units: Record<Unit, readonly string[]>;
  /** What is said for a part of a day: "morning". */
  parts: readonly string[];
  /** Before the number of an order, unless it has a "#": "refund 20" could be an amount. */
  orderWords: readonly string[];
  /** Those of them that are before noon. */
  mornings: readonly string[];
  numbers: Readonly<Record<string, number>>;
  /** With {clock}: "3", "15:30". */
  time: Record<"am" | "pm" | "either" | "noon", readonly string[]>;
  /** As "half past {clock}", how many minutes later that is, and which half of the day it says. */
  shifted: readonly (readonly [phrase: string, minutes: number, half?: "am" | "pm"])[];
  /** Whether 5/12 is the 5th of December. */
  isDayFirst: boolean;
  /** What an apostrophe becomes. */
  apostrophe: "" | " ";
  /** What the seller looks at. */
  here: Record<"order" | "person" | "thing", readonly string[]>;
  /** What the product itself writes for a slot when it shows a phrase as an example. */
  examples: Partial<Record<SlotName, string>>;
  /** As `examples`, for what lies behind. */
  lately: string;
  /** Between the first and the last day of a period. */
  until: string;
}
