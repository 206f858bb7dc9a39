import { withoutAccents } from "../../assistant/ask/read/words.ts";

/** Words that say nothing about what is meant, in every language that is read. */
const SMALL = new Set(
  "a an and con da das de der die e ein eine el en for für in la las los mit o oder of or the u un una und with y".split(
    " ",
  ),
);
/** Shorter words have no endings. */
const SHORTEST = 3;
/** Most letters of an ending: "cuts", "Haarschnitte". */
const ENDING = 2;

const wordsOf = (text: string): string[] => {
  const words = withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
};

/** With or without an ending. */
const isWord = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
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
    const words = wordsOf(name);
    return words.length > 0 && words.every((word) => said.some((one) => isWord(word, one)));
  });
}
