// What sellers say is read as they mean it, and a change is never read out of something else.
import { expect, test } from "vitest";
import { german } from "#test/utterances/de.ts";
import { english } from "#test/utterances/en.ts";
import { spanish } from "#test/utterances/es.ts";
import type { Utterance } from "#test/utterances/utterance.ts";
import { de } from "../grammar/de.ts";
import { en } from "../grammar/en.ts";
import { es } from "../grammar/es.ts";
import { intentNames, intents, isChange } from "../intents.ts";
import { questionReader } from "./read-question.ts";
import type { Reading } from "./reading.ts";

const circumstances = { today: "2026-06-10", weekStart: 1 };

const asExpected = (reading: Reading | undefined): [string | null, object] => {
  if (!reading) return [null, {}];
  const { when, ...slots } = reading.slots;
  const days = when && (when.from === when.to ? when.from : `${when.from}/${when.to}`);
  return [reading.intent, { ...slots, ...(days !== undefined && { when: days }) }];
};

test.each([
  ["English", en, english, "USD"],
  ["German", de, german, "EUR"],
  ["Spanish", es, spanish, "USD"],
] as const)("%s", (_name, grammar, all: readonly Utterance[], currency) => {
  const read = questionReader(grammar, intents);
  const wrong = all.flatMap(([text, intent, slots]) => {
    const [first] = read(text, { ...circumstances, currency });
    const got = asExpected(first);
    return JSON.stringify(sorted(got)) === JSON.stringify(sorted([intent, slots]))
      ? []
      : [{ text, wanted: [intent, slots], got }];
  });
  expect(
    wrong.filter(({ got: [intent] }) => intentNames.some((name) => name === intent && isChange(name))),
  ).toEqual([]);
  expect(wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.03);
});

test.each([
  ["lower Balayage by 5 dollars", en, ["USD", "CAD"]],
  ["lower Balayage by 5 euros", en, ["EUR"]],
  ["lower Balayage by £5", en, ["GBP"]],
  ["senke Balayage um 5 Dollar", de, ["USD", "CAD"]],
  ["senke Balayage um 5 €", de, ["EUR"]],
  ["senke Balayage um 5 Franken", de, ["CHF"]],
  ["baja Balayage 5 dólares", es, ["USD", "CAD"]],
  ["baja Balayage 5 euros", es, ["EUR"]],
  ["baja Balayage 5 pesos", es, ["MXN"]],
  ["baja Balayage 5 MXN", es, ["MXN"]],
  ["baja Balayage $5", es, ["USD", "CAD", "MXN"]],
  ["baja Balayage 5", es, ["USD", "CAD", "EUR", "GBP", "CHF", "MXN"]],
] as const)("“%s” changes a price only in its own currency", (text, grammar, own) => {
  const read = questionReader(grammar, intents);
  const stores = ["USD", "CAD", "EUR", "GBP", "CHF", "MXN"];
  const changed = stores.filter((currency) => {
    const [first] = read(text, { ...circumstances, currency });
    return first?.intent === "lower_price" && first.slots.amount === 500;
  });
  expect(changed).toEqual(own);
});

const sorted = ([intent, slots]: readonly [string | null, object]) => [
  intent,
  Object.entries(slots).toSorted(([one], [other]) => one.localeCompare(other)),
];
