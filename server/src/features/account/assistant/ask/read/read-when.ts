import type { Vocabulary, WhenKind } from "../grammar/grammar.ts";
import { units, whenKinds } from "../grammar/grammar.ts";
import { pathsOf } from "./paths.ts";
import { type PhrasePart, parsePhrase } from "./phrase.ts";
import { dateOf, type Now, resolveWhen, type When } from "./resolve-when.ts";
import type { Word } from "./words.ts";

export type WhenReader = (words: readonly Word[], from: number, to: number, now: Now) => When | undefined;

/** Reads days and periods as this language says them. */
export function whenReader(grammar: Vocabulary): WhenReader {
  const phrases = whenKinds
    .filter((kind) => kind !== "range")
    .map((kind): [WhenKind, (readonly PhrasePart[])[]] => [kind, grammar.when[kind].map(parsePhrase)]);
  const range = grammar.when.range.map(parsePhrase);
  const withPart = (when: When, part: readonly Word[]): When => {
    const said = ` ${part.map(({ folded }) => folded).join(" ")} `;
    const isAmong = (names: readonly string[]) => names.some((name) => said.includes(` ${name} `));
    if (!isAmong(grammar.parts)) return when;
    return { ...when, isPart: true, ...(isAmong(grammar.mornings) && { isMorning: true }) };
  };
  const readOne: WhenReader = (words, from, to, now) => {
    const numeric = to === from + 1 ? readNumeric(words[from]?.folded ?? "", grammar, now) : undefined;
    if (numeric) return numeric;
    const input = { words, end: to, longest: () => 1, readSlot: readPart(words, grammar) };
    for (const [kind, all] of phrases)
      for (const parts of all)
        for (const { at, slots } of pathsOf<number>(parts, { at: from, sure: 0, slots: {} }, input)) {
          if (at !== to) continue;
          const when = resolveWhen(kind, slots, now);
          if (when) return withPart(when, words.slice(from, to));
        }
    return undefined;
  };
  const readRange: WhenReader = (words, from, to, now) => {
    const readSlot = (_: string, first: number, last: number) => {
      const day =
        last === first + 1 ? /^(\d{1,2})\.?(?:st|nd|rd|th)?$/.exec(words[first]?.folded ?? "") : null;
      const value = day ? Number(day[1]) : readOne(words, first, last, now);
      return value === undefined ? undefined : { value, sure: 1 };
    };
    const input = { words, end: to, longest: () => 5, readSlot };
    for (const parts of range)
      for (const { at, slots } of pathsOf<When | number>(parts, { at: from, sure: 0, slots: {} }, input))
        if (at === to) {
          const when = rangeOf(slots.first, slots.last);
          if (when) return when;
        }
    return undefined;
  };
  return (words, from, to, now) => readOne(words, from, to, now) ?? readRange(words, from, to, now);
}

/** "24 to 28 June" begins in the same month. */
function rangeOf(first: When | number | undefined, last: When | number | undefined): When | undefined {
  if (first === undefined || last === undefined || typeof last === "number") return undefined;
  const from =
    typeof first === "number" ? `${last.to.slice(0, 8)}${String(first).padStart(2, "0")}` : first.from;
  if (from >= last.to || Number.isNaN(Date.parse(from))) return undefined;
  const isPart = (typeof first !== "number" && first.isPart) || last.isPart;
  return { from, to: last.to, ...(isPart && { isPart }) };
}

const indexIn = (lists: readonly (readonly string[])[], word: string): number =>
  lists.findIndex((list) => list.includes(word));

const readPart =
  (words: readonly Word[], { weekdays, months, units: names, numbers }: Vocabulary) =>
  (slot: string, at: number) => {
    const word = words[at]?.folded ?? "";
    const readers: Record<string, () => number> = {
      weekday: () => indexIn(weekdays, word),
      month: () => indexIn(months, word),
      unit: () => units.findIndex((unit) => names[unit].includes(word)),
      day: () => numberIn(/^(\d{1,2})(st|nd|rd|th|er|o|ª|º|\.)?$/, word, 31),
      year: () => numberIn(/^((?:19|20|21)\d\d)$/, word, 2199),
      n: () => numbers[word] ?? numberIn(/^(\d{1,3})$/, word, 366),
    };
    const value = readers[slot]?.();
    return value === undefined || value < 0 ? undefined : { value, sure: 1 };
  };

const numberIn = (pattern: RegExp, word: string, most: number): number => {
  const found = Number(pattern.exec(word)?.[1] ?? 0);
  return found > 0 && found <= most ? found : -1;
};

/** "2026-12-05", "5.12.", "12/5/26". */
function readNumeric(word: string, { isDayFirst }: Vocabulary, now: Now): When | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  if (iso) return fromNumbers(Number(iso[3]), Number(iso[2]), Number(iso[1]), now);
  const written = /^(\d{1,2})([./-])(\d{1,2})(?:\2(\d{2}|\d{4}))?\.?$/.exec(word);
  if (!written) return undefined;
  const [, first, separator, second, year] = written;
  const [day, month] = isDayFirst || separator === "." ? [first, second] : [second, first];
  const whole = year === undefined ? undefined : Number(year) + (year.length === 2 ? 2000 : 0);
  return fromNumbers(Number(day), Number(month), whole, now);
}

function fromNumbers(day: number, month: number, year: number | undefined, now: Now): When | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  return dateOf({ day, month: month - 1, year }, now);
}
