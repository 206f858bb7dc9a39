import { useState } from "react";
import { useDelayed } from "../layout/use-delayed.ts";

/** How long typing pauses before the address follows, in milliseconds. */
const PAUSE = 200;

interface TypedWords {
  /** What stands in the search box; it runs a little ahead of the address. */
  typed: string;
  type: (text: string) => void;
  forget: () => void;
}

/** Words that are searched for: `words` are those of the address, and `write` puts there what was typed, after a pause. */
export function useTypedWords(words: string, write: (words: string) => void): TypedWords {
  const [typing, setTyping] = useState({ text: words, over: words });
  const writeLater = useDelayed((text: string) => write(text.trim()), PAUSE);
  // The address changed from elsewhere: what was typed before no longer counts.
  const counts = words === typing.over || words === typing.text.trim();
  return {
    typed: counts ? typing.text : words,
    type: (text) => {
      setTyping({ text, over: words });
      writeLater(text);
    },
    forget: () => {
      setTyping({ text: "", over: words });
      // In the place of what may still wait for a pause.
      writeLater("");
    },
  };
}
