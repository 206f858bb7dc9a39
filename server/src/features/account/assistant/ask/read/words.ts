/** A word of a question, and where it stands. */
export interface Word {
  folded: string;
  from: number;
  to: number;
}

/** Lower case, without accents. */
export const withoutAccents = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");

/** Whether the name has all words of this text, which has no accents. */
export const hasWords = (name: string, text: string): boolean => {
  const words = withoutAccents(name).split(/[^\p{L}\p{N}]+/u);
  return text.split(/[^\p{L}\p{N}]+/u).every((word) => words.includes(word));
};

/** The text with other words instead of these, which are whole words of it. */
export function withInstead(text: string, words: string, others: string): string {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "u"), () => others);
}

const OUTSIDE = /^[^\p{L}\p{N}$€£¥#%]+|[^\p{L}\p{N}$€£¥#%]+$/gu;

/** The words of a text, without punctuation around them. A colon after a word is a word of its own. */
export function spokenWords(text: string, apostrophe: "" | " "): Word[] {
  // A dash between two days or times is a word of its own.
  const pieces = apostrophe === " " ? /[^\s'’–]+|–/g : /[^\s–]+|–/g;
  return [...text.matchAll(pieces)].flatMap(({ 0: piece, index }) => {
    const bare = piece.replaceAll(OUTSIDE, "");
    const from = index + piece.indexOf(bare);
    const word = { folded: withoutAccents(bare).replaceAll(/['’]/g, ""), from, to: from + bare.length };
    const colon = piece.endsWith(":") ? [{ folded: ":", from: word.to, to: index + piece.length }] : [];
    if (bare === "") return /^[-–]$/.test(piece) ? [{ folded: "-", from: index, to: index + 1 }] : colon;
    return [word, ...colon];
  });
}
