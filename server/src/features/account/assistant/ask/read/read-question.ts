import type { Grammar } from "../grammar/grammar.ts";
import { type Intent, type IntentShape, shapeNames } from "../intents.ts";
import { keyReader } from "./key-reader.ts";
import { pathsOf } from "./paths.ts";
import { neededIn, type PhrasePart, parsePhrase } from "./phrase.ts";
import { type Circumstances, longestSlots, type SlotValue, slotReaderOf } from "./read-slot.ts";
import type { Reading } from "./reading.ts";
import { spokenWords, type Word } from "./words.ts";

/** Most ways to read a question that are looked at. */
const MOST = 6;

/** Most words of a question. Longer ones would take too long to read. */
const LONGEST = 40;

interface ReadingOptions {
  /** Most words of a question that is looked for among the phrases. */
  longest?: number;
  /** Whether key words are read even if a phrase fits. */
  guesses?: boolean;
}

export interface QuestionReader<Asked extends string = Intent> {
  (text: string, circumstances: Circumstances): Reading<Asked>[];
  /** Whether it begins with the verb of a change. */
  isChange(text: string): boolean;
}

/** Reads questions of a language. The reader answers the best reading first, and none if it understands nothing. */
export function questionReader<Asked extends string>(
  grammar: Grammar<Asked>,
  shapes: Readonly<Record<Asked, IntentShape>>,
  { longest = LONGEST, guesses = false }: ReadingOptions = {},
): QuestionReader<Asked> {
  const phrases = shapeNames(shapes).flatMap((intent) =>
    grammar.phrases[intent].map((phrase) => {
      const parts = parsePhrase(phrase);
      return { intent, parts, needed: neededIn(parts) };
    }),
  );
  const slotReader = slotReaderOf(grammar);
  const readKeys = keyReader(grammar, shapes);
  // Who begins with one of these wants a change: no question is made of it.
  const verbs = new Set(
    phrases.flatMap(({ intent, parts }) => (shapes[intent].isChange ? firstWords(parts) : [])),
  );
  const before = grammar.polite.before.map((phrase) => phrase.split(" "));
  const after = grammar.polite.after.map((phrase) => phrase.split(" "));
  const isVerb = (words: readonly Word[]) =>
    verbs.has(words[Math.max(...startsOf(words, before))]?.folded ?? "");
  const read = (text: string, circumstances: Circumstances): Reading<Asked>[] => {
    const words = spokenWords(text, grammar.apostrophe);
    const starts = startsOf(words, before);
    const ends = endsOf(words, after);
    const readers = {
      back: slotReader(text, words, circumstances, "back"),
      ahead: slotReader(text, words, circumstances, "ahead"),
    };
    // "Am I closing on Friday?" changes nothing; "can you close on Friday?" would.
    const isAsked = text.trimEnd().endsWith("?");
    const isRequested = (start: number) =>
      words.slice(0, start).some(({ folded }) => grammar.requests.includes(folded));
    const found: Reading<Asked>[] = [];
    const said = new Set(words.map(({ folded }) => folded));
    for (const { intent, parts, needed } of phrases) {
      if (!needed.every((one) => [...one].some((word) => said.has(word)))) continue;
      const { looks, isChange, hasMessage } = shapes[intent];
      if (words.length > longest && !hasMessage) continue;
      const readSlot = readers[looks];
      for (const at of new Set([0, starts.at(-1) ?? 0]))
        for (const end of new Set([words.length, ends.at(-1) ?? words.length])) {
          if (at >= end || (isAsked && isChange && !hasMessage && !isRequested(at))) continue;
          const path = pathFor(parts, at, {
            words,
            end,
            longest: (slot) => longestSlots[slot] ?? 1,
            readSlot,
          });
          // The polite words beside the question are sure, too.
          if (path) found.push(readingOf(intent, path, words.length - (end - at)));
        }
    }
    const fitting = withoutDoubles(found.toSorted(byFit)).slice(0, MOST);
    if ((fitting.length > 0 && !guesses) || words.length > LONGEST || isVerb(words)) return fitting;
    return [...fitting, ...readKeys(words, readers).slice(0, MOST)];
  };
  return Object.assign(read, { isChange: (text: string) => isVerb(spokenWords(text, grammar.apostrophe)) });
}

/** The words that a phrase begins with; none if it can begin with a slot, or with what may be left out. */
function firstWords([first]: readonly PhrasePart[]): string[] {
  if (!first || "slot" in first) return [];
  if ("word" in first) return [first.word];
  return first.anyOf.some((sequence) => sequence.length === 0) ? [] : first.anyOf.flatMap(firstWords);
}

/** Of all ways in which the words fit the phrase, the surest. */
function pathFor(parts: readonly PhrasePart[], at: number, input: Parameters<typeof pathsOf<SlotValue>>[2]) {
  let best: { sure: number; slots: Readonly<Record<string, SlotValue>> } | undefined;
  for (const path of pathsOf<SlotValue>(parts, { at, sure: 0, slots: {} }, input))
    if (path.at === input.end && (!best || path.sure > best.sure)) best = path;
  return best;
}

function readingOf<Asked extends string>(
  intent: Asked,
  { sure, slots }: { sure: number; slots: Readonly<Record<string, SlotValue>> },
  polite: number,
): Reading<Asked> {
  const values = Object.values(slots);
  return {
    intent,
    slots: Object.assign({}, ...values.map(({ gives }) => gives)),
    said: Object.fromEntries(Object.entries(slots).map(([slot, { text }]) => [slot, text])),
    sure: sure + polite,
  };
}

const lengthOf = ({ said }: Pick<Reading, "said">): number =>
  Object.values(said).reduce((sum, text) => sum + (text ?? "").length, 0);

/** The surest first; among equal ones that with the least that could be anything. */
type Fit = Pick<Reading, "said" | "sure">;
const byFit = (one: Fit, other: Fit): number => other.sure - one.sure || lengthOf(one) - lengthOf(other);

function withoutDoubles<Asked extends string>(readings: readonly Reading<Asked>[]): Reading<Asked>[] {
  const seen = new Set<string>();
  return readings.filter(({ intent, slots }) => {
    const key = JSON.stringify([intent, slots]);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

const isAt = (words: readonly Word[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, nth) => words[at + nth]?.folded === word);

/** Where the question can begin: at its first word, or after polite ones. */
function startsOf(words: readonly Word[], polite: readonly (readonly string[])[]): number[] {
  const starts = [0];
  for (const start of starts)
    for (const phrase of polite)
      if (isAt(words, start, phrase) && !starts.includes(start + phrase.length))
        starts.push(start + phrase.length);
  return starts;
}

function endsOf(words: readonly Word[], polite: readonly (readonly string[])[]): number[] {
  const ends = [words.length];
  for (const end of ends)
    for (const phrase of polite) {
      const start = end - phrase.length;
      if (start > 0 && isAt(words, start, phrase) && !ends.includes(start)) ends.push(start);
    }
  return ends;
}
