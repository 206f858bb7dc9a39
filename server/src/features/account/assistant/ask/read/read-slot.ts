import type { Vocabulary } from "../grammar/grammar.ts";
import type { SaidFor } from "./paths.ts";
import { spokenAmount, spokenPercent } from "./read-amount.ts";
import { clockReader } from "./read-clock.ts";
import { whenReader } from "./read-when.ts";
import type { When } from "./resolve-when.ts";
import { type Word, withoutAccents } from "./words.ts";

export interface Slots {
  when?: When;
  /** "15:00". */
  time?: string;
  /** Of an appointment that is meant, beside those it is moved to. */
  on?: When;
  at?: string;
  name?: string;
  thing?: string;
  campaign?: string;
  /** Minor units. */
  amount?: number;
  percent?: number;
  number?: string;
  text?: string;
  /** What the seller looks at is meant, instead of a name or a number. */
  isHere?: boolean;
}

export interface Circumstances {
  /** The day in the store's zone. */
  today: string;
  weekStart: number;
  currency: string;
}

/** What was said for a slot, and what it gives. */
export interface SlotValue {
  text: string;
  gives: Slots;
}

/** The most words that are said for each slot. */
export const longestSlots: Record<string, number> = {
  when: 9,
  time: 7,
  on: 9,
  at: 7,
  name: 5,
  thing: 6,
  campaign: 5,
  amount: 3,
  percent: 3,
  number: 2,
  text: 90,
};

/** Reads what is said for a slot, and remembers it while one question is read. */
export function slotReaderOf(grammar: Vocabulary) {
  const readWhen = whenReader(grammar);
  const readClock = clockReader(grammar);
  const here = (of: keyof Vocabulary["here"], text: string): boolean =>
    grammar.here[of].some((phrase) => withoutAccents(phrase) === text);

  return (text: string, words: readonly Word[], circumstances: Circumstances, looks: "back" | "ahead") => {
    // "Cancel tomorrow" names nobody.
    const isNamed = (part: readonly string[], from: number, to: number): boolean =>
      isName(part, grammar) &&
      !readWhen(words, to - 1, to, { ...circumstances, looks }) &&
      !readWhen(words, from, to, { ...circumstances, looks });
    const gives = (slot: string, from: number, to: number): Slots | undefined => {
      const part = words.slice(from, to).map((word) => word.folded);
      const raw = rawOf(text, words, from, to);
      const all = part.join(" ");
      switch (slot) {
        case "when": {
          const when = readWhen(words, from, to, { ...circumstances, looks });
          return when && { when };
        }
        case "on": {
          const on = readWhen(words, from, to, { ...circumstances, looks });
          return on && { on };
        }
        case "at": {
          const at = readClock(words, from, to);
          return at === undefined ? undefined : { at };
        }
        case "time": {
          const time = readClock(words, from, to);
          return time === undefined ? undefined : { time };
        }
        case "amount": {
          const amount = spokenAmount(part, {
            currency: circumstances.currency,
            thousands: grammar.isDayFirst ? "." : ",",
          });
          return amount === undefined ? undefined : { amount };
        }
        case "percent": {
          const percent = spokenPercent(part);
          return percent === undefined ? undefined : { percent };
        }
        case "number": {
          if (here("order", all)) return { isHere: true };
          if (/^#\d{1,12}$/.test(all)) return { number: all.slice(1) };
          if (!grammar.orderWords.includes(words[from - 1]?.folded ?? "")) return undefined;
          return /^\d{1,12}$/.test(all) ? { number: all } : undefined;
        }
        case "text":
          // It is never cut short, not even before "please".
          return to === words.length ? { text: text.slice(words[from]?.from).trim() } : undefined;
        case "name":
          if (here("person", all)) return { isHere: true };
          return isNamed(part, from, to) ? { name: nameIn(raw) } : undefined;
        case "thing":
          if (here("thing", all)) return { isHere: true };
          return isNamed(part, from, to) ? { thing: raw } : undefined;
        default:
          return isNamed(part, from, to) ? { campaign: raw } : undefined;
      }
    };
    const known = new Map<string, SaidFor<SlotValue> | undefined>();
    return (slot: string, from: number, to: number): SaidFor<SlotValue> | undefined => {
      const key = `${slot} ${from} ${to}`;
      if (known.has(key)) return known.get(key);
      const given = gives(slot, from, to);
      const isSure = !["name", "thing", "campaign", "text"].includes(slot) || given?.isHere === true;
      const value = given && { text: rawOf(text, words, from, to), gives: given };
      const said = value && { value, sure: isSure ? to - from : 0 };
      known.set(key, said);
      return said;
    };
  };
}

const rawOf = (text: string, words: readonly Word[], from: number, to: number): string =>
  text.slice(words[from]?.from, words[to - 1]?.to);

/** "Anna's" is Anna. */
const nameIn = (raw: string): string => raw.replace(/['’]s$/i, "");

/** Neither a number, nor words that belong to another question. */
function isName(part: readonly string[], { small, telling }: Vocabulary): boolean {
  // "Cancel Anna if she is late" names nobody.
  if (part.some((word) => telling.includes(word))) return false;
  const [first = "", last = ""] = [part[0], part.at(-1)];
  if (small.includes(first) || small.includes(last) || part.includes(":")) return false;
  return part.some((word) => /^\D+$/.test(word) && !small.includes(word));
}
