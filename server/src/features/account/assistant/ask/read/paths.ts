import type { PhrasePart } from "./phrase.ts";
import type { Word } from "./words.ts";

/** What was said for a slot, from one word up to another, and how many of its words are sure. */
export interface SaidFor<Value> {
  value: Value;
  sure: number;
}

/** One way in which words fit a phrase, up to `at`. */
export interface Path<Value> {
  at: number;
  /** Words that are the phrase's own, or surely what a slot asks for. */
  sure: number;
  slots: Readonly<Record<string, Value>>;
}

export interface Readable<Value> {
  words: readonly Word[];
  /** Where the words end. */
  end: number;
  /** The most words that a slot takes. */
  longest(slot: string): number;
  /** Undefined if these words aren't what the slot asks for. */
  readSlot(slot: string, from: number, to: number): SaidFor<Value> | undefined;
}

/** All ways in which the words from `path.at` on fit these parts. */
export function* pathsOf<Value>(
  parts: readonly PhrasePart[],
  path: Path<Value>,
  input: Readable<Value>,
): Generator<Path<Value>> {
  const [part, ...rest] = parts;
  if (!part) return yield path;
  for (const next of steps(part, path, input)) yield* pathsOf(rest, next, input);
}

function* steps<Value>(part: PhrasePart, path: Path<Value>, input: Readable<Value>): Generator<Path<Value>> {
  const { at, sure, slots } = path;
  if ("word" in part) {
    if (at < input.end && input.words[at]?.folded === part.word) yield { at: at + 1, sure: sure + 1, slots };
    return;
  }
  if ("anyOf" in part) {
    for (const sequence of part.anyOf) yield* pathsOf(sequence, path, input);
    return;
  }
  const { slot } = part;
  const last = Math.min(at + input.longest(slot), input.end);
  for (let to = at + 1; to <= last; to += 1) {
    const said = input.readSlot(slot, at, to);
    if (said) yield { at: to, sure: sure + said.sure, slots: { ...slots, [slot]: said.value } };
  }
}
