import { folded } from "#kernel/text/folded.ts";

export interface Part {
  text: string;
  isHit: boolean;
}

interface Letter extends Part {
  plain: string;
}

/**
 * Cuts a text where the searched words begin and end; the words must be folded, as `typedWords` returns them.
 */
export function marked(text: string, words: readonly string[]): Part[] {
  const letters = Array.from(
    text,
    (letter): Letter => ({ text: letter, plain: folded(letter), isHit: false }),
  );
  const plain = letters.map((letter) => letter.plain).join("");
  // A letter may fold into several, as ß does, or into none, as a combining accent does.
  const owners = letters.flatMap((letter) => letter.plain.split("").map(() => letter));
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      if (!isMeant(plain, word, at)) continue;
      for (const owner of owners.slice(at, at + word.length)) owner.isHit = true;
    }
  }
  return joined(letters);
}

/** A single letter is marked only at the start of a word: elsewhere it is not what was meant. */
const isMeant = (plain: string, word: string, at: number): boolean =>
  word.length > 1 || at === 0 || /[^\p{L}\p{N}]/u.test(plain.charAt(at - 1));

function joined(letters: readonly Letter[]): Part[] {
  const parts: Part[] = [];
  for (const { text, plain, isHit } of letters) {
    const last = parts.at(-1);
    if (last && (plain === "" || last.isHit === isHit)) last.text += text;
    else parts.push({ text, isHit });
  }
  return parts;
}
