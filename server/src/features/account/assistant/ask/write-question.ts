import type { Choice } from "@solodesk/contract/account/assistant/thread.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { type Intent, type SlotName, shapeOf } from "./intents.ts";

/**
 * Writes a question as the product itself asks it, with these words in its slots; it is read as the same intent again. Up to
 * the first slot that nothing is known for: the seller writes the rest.
 */
export function writeQuestion(
  grammar: Grammar,
  intent: Intent,
  said: Partial<Record<SlotName, string>> = {},
): Choice {
  const example = shapeOf(intent).looks === "back" ? grammar.lately : grammar.examples.when;
  const words = { ...grammar.examples, ...(example !== undefined && { when: example }), ...said };
  const phrase = grammar.phrases[intent][0];
  const parts = phrase.split(/\{(\w+)\}/);
  const label = parts.map((part, nth) => (nth % 2 === 0 ? part : (words[slotNamed(part)] ?? "…"))).join("");
  let question = "";
  for (const [nth, part] of parts.entries()) {
    const word = nth % 2 === 0 ? part : words[slotNamed(part)];
    if (word === undefined) return { label, question, whole: false };
    question += word;
  }
  return { label: question, question, whole: true };
}

const slots: Record<string, SlotName> = {
  when: "when",
  time: "time",
  on: "on",
  at: "at",
  name: "name",
  thing: "thing",
  campaign: "campaign",
  amount: "amount",
  percent: "percent",
  number: "number",
  text: "text",
};

const slotNamed = (name: string): SlotName => slots[name] ?? "text";
