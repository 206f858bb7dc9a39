// How well an entry matches the typed text: starts of words beat parts of words, which beat abbreviations.
import { folded } from "#kernel/text/folded.ts";

export interface Named {
  name: string;
  /** Other words that people search for. */
  words?: string | undefined;
  /** Other words for its parent. They only narrow: on their own they mean the parent. */
  within?: string | undefined;
}

export interface Ranked<E> {
  entry: E;
  fit: number;
}

/** Lower is better. */
export const fits = { same: 0, begins: 1, ownWords: 2, otherWords: 3, inside: 4, abbreviated: 5 } as const;

/**
 * Ignores accents, case and apostrophes; any other character that is not a letter or digit separates words.
 */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll(/['’]/g, "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** Returns the entries that match every typed word, best first; ties keep their order. */
export function ranked<E extends Named>(entries: readonly E[], typed: string): Ranked<E>[] {
  const wanted = wordsOf(typed);
  return entries
    .flatMap((entry) => {
      const fit = fitOf(entry, wanted);
      return fit === undefined ? [] : [{ entry, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit);
}

function fitOf({ name, words = "", within = "" }: Named, wanted: readonly string[]): number | undefined {
  const own = wordsOf(name);
  const others = wordsOf(words);
  const above = wordsOf(within);
  const each = wanted.map((word) => fitOfWord(word, own, [...others, ...above]));
  if (each.includes(undefined)) return undefined;
  const onlyAbove = (word: string) => fitOfWord(word, own, others) === undefined;
  if (above.length > 0 && wanted.every(onlyAbove)) return undefined;
  if (own.join(" ") === wanted.join(" ")) return fits.same;
  if (own.join(" ").startsWith(wanted.join(" "))) return fits.begins;
  // The worst-matching word decides how well an entry matches.
  return Math.max(fits.ownWords, ...each.filter((fit) => fit !== undefined));
}

function fitOfWord(wanted: string, own: readonly string[], others: readonly string[]): number | undefined {
  const begins = (word: string) => word.startsWith(wanted);
  const holds = (word: string) => word.includes(wanted);
  if (own.some(begins)) return fits.ownWords;
  if (others.some(begins)) return fits.otherWords;
  if (own.some(holds) || others.some(holds)) return fits.inside;
  return abbreviates(wanted, own) ? fits.abbreviated : undefined;
}

/**
 * "wf" and "wthdr" match Withdraw Funds: letters in order, each in the same word as the one before or first
 * in a later word.
 */
function abbreviates(letters: string, words: readonly string[]): boolean {
  // How many leading letters the words so far can cover; several counts are possible.
  const reached = new Set([0]);
  for (const word of words)
    for (const done of Array.from(reached)) {
      const taken = takenBy(word, letters.slice(done));
      for (let more = 1; more <= taken; more += 1) reached.add(done + more);
    }
  return reached.has(letters.length);
}

/** Returns how many of the letters occur in the word, in order and starting with its first letter. */
function takenBy(word: string, letters: string): number {
  let [taken, from] = [0, 0];
  while (taken < letters.length) {
    const at = word.indexOf(letters.charAt(taken), from);
    if (at === -1 || (taken === 0 && at > 0)) break;
    [taken, from] = [taken + 1, at + 1];
  }
  return taken;
}
