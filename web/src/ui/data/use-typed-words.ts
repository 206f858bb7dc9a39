import { useState } from "react";
import { useDelayed } from "../layout/use-delayed.ts";

/** How long typing must pause before the address is updated, in milliseconds. */
const PAUSE = 200;

interface TypedWords {
  /** The text in the search box; it is up to `PAUSE` ahead of the address. */
  typed: string;
  type: (text: string) => void;
  forget: () => void;
}

/**
 * The text of a search box. `words` are the ones in the address; `write` puts the typed text there after a
 * pause.
 */
export function useTypedWords(words: string, write: (words: string) => void): TypedWords {
  const [typing, setTyping] = useState({ text: words, over: words });
  const writeLater = useDelayed((text: string) => write(text.trim()), PAUSE);
  // If the address changed in another way (Back, a link), it replaces the typed text.
  const counts = words === typing.over || words === typing.text.trim();
  return {
    typed: counts ? typing.text : words,
    type: (text) => {
      setTyping({ text, over: words });
      writeLater(text);
    },
    forget: () => {
      setTyping({ text: "", over: words });
      // Replaces a write that is still waiting for the pause.
      writeLater("");
    },
  };
}
