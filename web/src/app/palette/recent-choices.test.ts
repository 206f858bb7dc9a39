import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { Package } from "lucide-react";
import { expect, test } from "vitest";
import { recentKey } from "#kernel/session/personal-keys.ts";
import { clearSession, dropSession, startSession } from "#kernel/session/session.ts";
import { maya, tokensOf } from "../../../test/people.ts";
import type { Listed } from "./entry.ts";
import { keepChoice, readChoices, recalled } from "./recent-choices.ts";

const listed = (name: string, more: Partial<Listed> = {}): Listed => ({
  source: "Pages",
  id: name,
  name,
  icon: Package,
  href: `/${name}`,
  ...more,
});
const names = (user = "maya") => readChoices(user).map(({ name }) => name);
const products = { name: msg("Products"), icon: Package, search: async () => [] };

test("the latest choice comes first, each once, and only the last eight are kept", () => {
  for (const name of ["a", "b", "a"]) keepChoice("maya", listed(name));
  expect(names()).toEqual(["a", "b"]);
  for (let n = 0; n < 20; n += 1) keepChoice("maya", listed(`p${n}`));
  expect(names()).toEqual(["p19", "p18", "p17", "p16", "p15", "p14", "p13", "p12"]);
});

test("nobody sees another person's choices", () => {
  keepChoice("maya", listed("a"));
  expect(names("ben")).toEqual([]);
  keepChoice("ben", listed("b"));
  expect(names("ben")).toEqual(["b"]);
  expect(names("maya")).toEqual([]);
});

test("they are gone after log-out, also where the palette was not opened since", () => {
  startSession({ user: maya, tokens: tokensOf("test") });
  keepChoice(maya.id, listed("a"));
  clearSession();
  expect(localStorage.getItem(recentKey)).toBeNull();
});

test("a session that ends before its user came takes them along", () => {
  keepChoice(maya.id, listed("a"));
  dropSession();
  expect(localStorage.getItem(recentKey)).toBeNull();
});

test.each([
  "",
  "{",
  "[]",
  "null",
  '{"user":"maya"}',
  '{"user":"maya","choices":"x"}',
  '{"user":"maya","choices":[1,null,{"id":"a"},{"source":1,"id":"a","name":"a"}]}',
])("corrupt storage %j reads as nothing", (stored) => {
  localStorage.setItem(recentKey, stored);
  expect(readChoices("maya")).toEqual([]);
  keepChoice("maya", listed("a"));
  expect(names()).toEqual(["a"]);
});

test("commands come back as they are today, records as they were, and what is gone stays away", () => {
  const today = listed("orders", { name: "Orders of today" });
  keepChoice("maya", listed("gone"));
  keepChoice("maya", listed("orders"));
  keepChoice("maya", listed("soap", { source: "Products", picture: null, note: "Ostle" }));
  keepChoice("maya", listed("coupon", { source: "Coupons" }));
  const back = recalled(readChoices("maya"), [{ name: "Pages", entries: [today] }], [products]);
  expect(back).toEqual([expect.objectContaining({ id: "soap", href: "/soap", picture: null }), today]);
});

test.each(["https://evil.example", "//evil.example", "javascript:alert(1)"])(
  "a stored address %j outside this site is not offered",
  (href) => {
    keepChoice("maya", listed("soap", { source: "Products", href }));
    expect(recalled(readChoices("maya"), [], [products])).toEqual([]);
  },
);

test("five are shown", () => {
  for (let n = 0; n < 8; n += 1) keepChoice("maya", listed(`p${n}`, { source: "Products" }));
  expect(recalled(readChoices("maya"), [], [products])).toHaveLength(5);
});
