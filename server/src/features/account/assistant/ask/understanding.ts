import type { Choice } from "@solodesk/contract/account/assistant/thread.ts";
import { isLanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { en } from "./grammar/en.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { grammars } from "./grammar/grammars.ts";
import { intents, isChange } from "./intents.ts";
import { type QuestionReader, questionReader } from "./read/read-question.ts";
import type { Circumstances } from "./read/read-slot.ts";
import { type WhenReader, whenReader } from "./read/read-when.ts";
import type { Reading } from "./read/reading.ts";
import type { When } from "./read/resolve-when.ts";
import { suggester } from "./read/suggest.ts";
import { spokenWords } from "./read/words.ts";

interface Ear {
  grammar: Grammar;
  read: QuestionReader;
  readWhen: WhenReader;
  suggest: (text: string, circumstances: Circumstances) => Choice[];
}

const ears = new Map<string, Ear>();

/** Made once for each language, because reading its phrases takes a while. English for a language without a grammar. */
function earFor(tag: string): Ear {
  const known = ears.get(tag);
  if (known) return known;
  const grammar = (isLanguageTag(tag) ? grammars[tag] : undefined) ?? en;
  const read = questionReader(grammar, intents);
  const ear = { grammar, read, readWhen: whenReader(grammar), suggest: suggester(grammar, read) };
  ears.set(tag, ear);
  return ear;
}

export interface Understood {
  grammar: Grammar;
  /** Undefined if nothing is understood. */
  reading: Reading | undefined;
  /** What else could have been meant then. */
  suggest: () => Choice[];
  /** Reads a day or a period again, looking the way of another question. */
  readWhen: (text: string, looks: "back" | "ahead") => When | undefined;
}

/**
 * Reads a question in the reader's language. In any other language only what changes nothing is understood: words of one
 * language can be names in another.
 */
export function understand(text: string, tag: string, circumstances: Circumstances): Understood {
  const own = earFor(tag);
  const others = Object.keys(grammars)
    .filter((other) => other !== tag)
    .map(earFor);
  const understood = (ear: Ear, reading: Reading | undefined): Understood => ({
    grammar: ear.grammar,
    reading,
    suggest: () => own.suggest(text, circumstances),
    readWhen: (said, looks) => {
      const words = spokenWords(said, ear.grammar.apostrophe);
      return ear.readWhen(words, 0, words.length, { ...circumstances, looks });
    },
  });
  const [meant] = own.read(text, circumstances);
  if (meant || own.read.isChange(text)) return understood(own, meant);
  for (const ear of others) {
    const [reading] = ear.read(text, circumstances);
    if (reading && !isChange(reading.intent)) return understood(ear, reading);
  }
  return understood(own, undefined);
}
