import { withoutAccents } from "./words.ts";

/** A part of a phrase: a word, something said, or one of several sequences, the empty one if it may be left out. */
export type PhrasePart = { word: string } | { slot: string } | { anyOf: readonly (readonly PhrasePart[])[] };

const TOKEN = /\{\w+\}|[[\]()|]|:|[^\s[\](){}|:]+/g;

/** Reads a phrase as grammar.ts describes it. */
export function parsePhrase(phrase: string): readonly PhrasePart[] {
  const tokens = phrase.match(TOKEN) ?? [];
  let at = 0;
  const sequences = (end: string | undefined): PhrasePart[][] => {
    const all: PhrasePart[][] = [[]];
    for (; at < tokens.length && tokens[at] !== end; at += 1) {
      const token = tokens[at] ?? "";
      if (token === "|") all.push([]);
      else all.at(-1)?.push(...partOf(token));
    }
    return all;
  };
  const partOf = (token: string): PhrasePart[] => {
    if (token === "(" || token === "[") {
      at += 1;
      const anyOf = sequences(token === "(" ? ")" : "]");
      return [{ anyOf: token === "(" ? anyOf : [...anyOf, []] }];
    }
    if (token.startsWith("{")) return [{ slot: token.slice(1, -1) }];
    const word = withoutAccents(token).replaceAll(/[¿¡?!.,'’]/g, "");
    return word === "" ? [] : [{ word }];
  };
  const [sequence = [], ...more] = sequences(undefined);
  return more.length === 0 ? sequence : [{ anyOf: [sequence, ...more] }];
}

/** For each part that can't be left out, words of which one has to be there. */
export const neededIn = (parts: readonly PhrasePart[]): ReadonlySet<string>[] =>
  parts.flatMap((part) => {
    if ("word" in part) return [new Set([part.word])];
    if ("slot" in part) return [];
    const needed = part.anyOf.map((sequence) => neededIn(sequence).flatMap((words) => [...words]));
    // "[un] {percent}" can be said without any of its words.
    return needed.every((words) => words.length > 0) ? [new Set(needed.flat())] : [];
  });

/** All words that the phrase itself has. */
export const wordsIn = (parts: readonly PhrasePart[]): string[] =>
  parts.flatMap((part) => {
    if ("word" in part) return [part.word];
    return "anyOf" in part ? part.anyOf.flatMap(wordsIn) : [];
  });
