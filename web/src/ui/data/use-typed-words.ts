import { useState } from "react";
import { useDelayed } from "../layout/use-delayed.ts";

/** How long typing must pause before the address is updated, in milliseconds. */
const PAUSE = 200;

interface TypedWords {
  /** The text in the search box; the address follows it after `PAUSE`. */
  typed: string;
  type: (text: string) => void;
  forget: () => void;
}

interface Typing {
  text: string;
  /** The words in the address, and after them those written to it that it does not show yet. */
  own: string[];
}

/** What counts when the address holds these words. */
function follow(typing: Typing, words: string): Typing {
  // The address may skip words that were soon replaced, so the last of equal ones counts.
  const at = typing.own.lastIndexOf(words);
  if (at === 0) return typing;
  // If the address changed in another way (Back, a link), it replaces the typed text.
  return at > 0 ? { text: typing.text, own: typing.own.slice(at) } : { text: words, own: [words] };
}

/**
 * The text of a search box. `words` are the ones in the address; `write` puts the typed text there after a
 * pause. The address may follow late: what is typed until then stays in the box.
 */
export function useTypedWords(words: string, write: (words: string) => void): TypedWords {
  const [typing, setTyping] = useState<Typing>({ text: words, own: [words] });
  const current = follow(typing, words);
  if (current !== typing) setTyping(current);
  const writeLater = useDelayed((text: string) => {
    const wanted = text.trim();
    setTyping(({ own }) => ({ text, own: own.at(-1) === wanted ? own : [...own, wanted] }));
    write(wanted);
  }, PAUSE);
  const type = (text: string) => {
    setTyping(({ own }) => ({ text, own }));
    writeLater(text);
  };
  // Replaces also a write that is still waiting for the pause.
  return { typed: current.text, type, forget: () => type("") };
}
