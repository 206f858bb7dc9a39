// The catalogues in locales/ have a translation of each message that their readers can meet, and nothing else.
import { expect, test } from "vitest";
import { allMessages } from "../scripts/messages/catalogue-files.mjs";
import { catalogueComplaints, readFiles, translated } from "../scripts/messages/catalogues.mjs";

const messages = allMessages();

test("messages that customers can read are told apart from those that only sellers see", () => {
  const isRead = (text: string) => messages.get(text)?.isPublic;
  expect([
    isRead("This time is taken. Pick another one."),
    isRead("Wallet corrected by the operator"),
  ]).toEqual([true, false]);
  // Of files that only the server's imports tell: a checkout asks for discounts, and records for sellers what it did.
  expect([
    isRead("The discount code {code} has ended."),
    isRead("Accept the store's cancellation policy to book."),
    isRead("Refund of order {number}"),
  ]).toEqual([true, true, false]);
  const open = [...messages.values()].filter(({ isPublic }) => isPublic).length;
  expect(open).toBeGreaterThan(500);
  expect(open).toBeLessThan(messages.size / 2);
});

test.each(translated)("the catalogue of %s is complete", (tag) => {
  expect(catalogueComplaints(tag, messages, readFiles(tag))).toEqual([]);
});

test.each([
  ["a missing message", [], "is missing"],
  ["an empty one", [{ to: "" }], "is empty"],
  ["another value", [{ to: "{count} Buchungen" }], "values and tags"],
  ["a missing value", [{ to: "Buchungen" }], "values and tags"],
  ["an open brace", [{ to: "{n Buchungen" }], "is not a valid message"],
  ["a plural without other", [{ to: "{n, plural, one {#}}" }], "is not a valid message"],
  ["a note", [{ to: "{n} Buchungen||x" }], "has a note"],
  ["a turned text", [{ to: "\u202E{n} Buchungen" }], "turns the direction"],
  ["the wrong file", [{ to: "{n} Buchungen", file: "desk.json" }], "belongs into customers.json"],
  ["a stale one", [{ to: "{n} Buchungen" }, { text: "Gone", to: "Weg" }], "is not used"],
])("%s is complained about", (_, entries, complaint) => {
  const few = new Map([["{n} bookings", { files: ["web/src/a.tsx"], isPublic: true }]]);
  const written = entries.map((entry) => ({ file: "customers.json", text: "{n} bookings", ...entry }));
  expect(catalogueComplaints("de", few, written)).toEqual([expect.stringContaining(complaint)]);
});
