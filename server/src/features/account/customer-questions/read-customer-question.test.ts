// What customers ask is read as they mean it.
import { isDeepStrictEqual } from "node:util";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { expect, test } from "vitest";
import type { CustomerUtterance } from "#test/utterances/customer-utterance.ts";
import { germanCustomers } from "#test/utterances/customers-de.ts";
import { englishCustomers } from "#test/utterances/customers-en.ts";
import { spanishCustomers } from "#test/utterances/customers-es.ts";
import type { Slots } from "../assistant/ask/read/read-slot.ts";
import { called, mentioned } from "./answers/called.ts";
import { readCustomerQuestion } from "./read-customer-question.ts";

const circumstances = { today: "2026-06-10", weekStart: 1, currency: "USD" };

/** As it is answered by a store that offers these things. */
function readAs(text: string, offers: readonly { name: string }[]) {
  const isOffered = ({ thing }: Slots) => thing === undefined || called(offers, thing).length > 0;
  const [meant] = readCustomerQuestion(text, circumstances).filter(({ slots }) => isOffered(slots));
  const { when, thing } = meant?.slots ?? {};
  const days = when && (when.from === when.to ? when.from : `${when.from}/${when.to}`);
  const topic = meant?.intent ?? (mentioned(offers, text).length > 0 ? "offer" : null);
  const isNamed = topic === "offer" || topic === "times";
  const [named] = thing === undefined ? mentioned(offers, text) : called(offers, thing);
  return { topic, when: days, ...(isNamed && { thing: named?.name }) };
}

test.each<[name: string, tag: string, all: readonly CustomerUtterance[]]>([
  ["English", "en", englishCustomers],
  ["German", "de", germanCustomers],
  ["Spanish", "es", spanishCustomers],
])("%s", (_name, tag, all) => {
  const offers = all.flatMap(([, , { thing }]) =>
    thing === undefined ? [] : [{ name: thing.toLowerCase() }],
  );
  const wrong = all.flatMap(([text, topic, { when, thing }]) => {
    const wanted = { topic, when, thing: thing?.toLowerCase() };
    const got = inLanguage(tag, () => readAs(text, offers));
    return isDeepStrictEqual({ thing: undefined, ...got }, wanted) ? [] : [{ text, wanted, got }];
  });
  expect(wrong.length / all.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.03);
});
