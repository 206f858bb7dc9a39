import type { QuestionTopic } from "@solodesk/contract/account/customer-questions.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Grammar } from "../assistant/ask/grammar/grammar.ts";
import type { IntentShape } from "../assistant/ask/intents.ts";
import { type QuestionReader, questionReader } from "../assistant/ask/read/read-question.ts";
import type { Circumstances } from "../assistant/ask/read/read-slot.ts";
import type { Reading } from "../assistant/ask/read/reading.ts";
import { deCustomers } from "./grammar/de-customers.ts";
import { enCustomers } from "./grammar/en-customers.ts";
import { esCustomers } from "./grammar/es-customers.ts";

const loose: IntentShape = { looks: "ahead", isLoose: true };

/** Customers ask about what is to come, and change nothing. Of two that fit equally well, the one above is meant. */
const topics: Readonly<Record<QuestionTopic, IntentShape>> = {
  policy: loose,
  payment: loose,
  delivery: loose,
  contact: loose,
  place: loose,
  services: loose,
  products: loose,
  hours: loose,
  times: loose,
  // What it is called could be any word.
  offer: { looks: "ahead" },
};

const grammars: [tag: LanguageTag, grammar: Grammar<QuestionTopic>][] = [
  ["en", enCustomers],
  ["es", esCustomers],
  ["de", deCustomers],
];

const readers = new Map<LanguageTag, QuestionReader<QuestionTopic>>();

/** Strangers must not keep the server busy with long questions. Key words are read in longer ones, too. */
const LONGEST = 18;

/** Made once for each language, because reading its phrases takes a while. */
function readerFor(tag: LanguageTag, grammar: Grammar<QuestionTopic>): QuestionReader<QuestionTopic> {
  const reader = readers.get(tag) ?? questionReader(grammar, topics, { longest: LONGEST, guesses: true });
  readers.set(tag, reader);
  return reader;
}

/** All that the question could mean, the likeliest first: what fits a phrase of any language, the reader's before the others. */
export function readCustomerQuestion(text: string, circumstances: Circumstances): Reading<QuestionTopic>[] {
  const own = readersLanguage();
  const readings = grammars
    .toSorted(([one], [other]) => Number(other === own) - Number(one === own))
    .flatMap(([tag, grammar]) => readerFor(tag, grammar)(text, circumstances));
  return readings.toSorted((one, other) => Number(one.isGuess ?? false) - Number(other.isGuess ?? false));
}
