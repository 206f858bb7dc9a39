import { expect, test } from "vitest";
import { faqOf, someFaqs } from "../../../../../test/support-of.ts";
import { findFaqs, typedWords } from "./find-faqs.ts";

const found = (typed: string) => findFaqs(someFaqs, typed).map(({ id }) => id);

test("without words everything stays, in its order", () => {
  expect(findFaqs(someFaqs, " ?! ")).toBe(someFaqs);
});

test.each([
  ["in the question", "store", ["open-a-store", "own-address"]],
  ["in the answer", "three steps", ["open-a-store"]],
  ["in the category", "getting", ["open-a-store", "own-address"]],
  ["one here, one there", "money press", ["refund-sale"]],
  ["only if all of them occur", "store refund", []],
  ["whatever their case", "STORE Details", ["open-a-store"]],
  ["whatever their accents", "cafe", ["fees"]],
  ["typed with accents that are not written", "réfund", ["refund-sale", "fees"]],
  ["whatever the punctuation", "“refund?”", ["refund-sale", "fees"]],
  ["inside a longer word", "stom", ["refund-sale"]],
])("words are found %s", (_, typed, ids) => {
  expect(found(typed)).toEqual(ids);
});

test("who asks for it comes before who mentions it, else the order stays", () => {
  const faqs = [
    faqOf("a", "Money", "Fees?", "A refund is free."),
    faqOf("b", "Refunds", "How long does it take?", "Two days."),
    faqOf("c", "Money", "How do I refund?", "Press Refund."),
  ];
  expect(findFaqs(faqs, "refund").map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

test("words are what stands between spaces and punctuation", () => {
  expect(typedWords(" Can't pay (10 €)? ")).toEqual(["CAN", "T", "PAY", "10"]);
});
