import { withoutAccents } from "../../assistant/ask/read/words.ts";

/** Shorter words are articles and the like. */
const SHORTEST = 3;
/** Most letters of an ending: "cuts", "Haarschnitte". */
const ENDING = 2;

const wordsOf = (text: string): string[] => withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** With or without an ending. */
const isWord = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST && long.length - short.length <= ENDING && long.startsWith(short);
};

/** Also a part of it: "hair" for "haircut", "Schnitt" for "Haarschnitt". */
const isPartOf = (word: string, said: string): boolean =>
  isWord(word, said) ||
  (said.length >= SHORTEST + 1 && word.startsWith(said)) ||
  (said.length >= SHORTEST + 2 && word.includes(said));

/** Those that are called that, or have all its words. */
export function called<Named extends { name: string }>(all: readonly Named[], said: string): Named[] {
  const wanted = wordsOf(said);
  if (wanted.length === 0) return [];
  const exact = all.filter(({ name }) => wordsOf(name).join(" ") === wanted.join(" "));
  if (exact.length > 0) return exact;
  return all.filter(({ name }) => {
    const words = wordsOf(name);
    return wanted.every((one) => words.some((word) => isPartOf(word, one)));
  });
}

/** Those that a sentence names: all their words are in it. */
export function mentioned<Named extends { name: string }>(all: readonly Named[], sentence: string): Named[] {
  const said = wordsOf(sentence);
  return all.filter(({ name }) => {
    const words = wordsOf(name).filter((word) => word.length >= SHORTEST);
    return words.length > 0 && words.every((word) => said.some((one) => isWord(word, one)));
  });
}
