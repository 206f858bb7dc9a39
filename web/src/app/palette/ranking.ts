// How well an entry fits what was typed: beginnings of words beat parts of words, and those beat abbreviations.
import { folded } from "#ui/text/folded.ts";

export interface Named {
  name: string;
  /** What people call it besides its name. */
  words?: string | undefined;
  /** What it lies below. These words only narrow: alone they mean the place above. */
  within?: string | undefined;
}

export interface Ranked<E> {
  entry: E;
  fit: number;
}

/** Less is better. */
export const fits = { same: 0, begins: 1, ownWords: 2, otherWords: 3, inside: 4, abbreviated: 5 } as const;

/** Accents, case and apostrophes do not count; whatever is neither letter nor figure stands between words. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll(/['’]/g, "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** The entries that fit every typed word, best first; equals keep their order. */
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
  // An entry fits as well as the word that fits it worst.
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

/** "wf" and "wthdr" for Withdraw Funds: letters in order, each in the word of the one before or first in a later word. */
function abbreviates(letters: string, words: readonly string[]): boolean {
  // How many of the letters the words so far can stand for.
  const reached = new Set([0]);
  for (const word of words)
    for (const done of Array.from(reached)) {
      const taken = takenBy(word, letters.slice(done));
      for (let more = 1; more <= taken; more += 1) reached.add(done + more);
    }
  return reached.has(letters.length);
}

/** How many of the letters stand in the word, in order and from its first letter on. */
function takenBy(word: string, letters: string): number {
  let [taken, from] = [0, 0];
  while (taken < letters.length) {
    const at = word.indexOf(letters.charAt(taken), from);
    if (at === -1 || (taken === 0 && at > 0)) break;
    [taken, from] = [taken + 1, at + 1];
  }
  return taken;
}
