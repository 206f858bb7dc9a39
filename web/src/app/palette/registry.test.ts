import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { afterEach, expect, test, vi } from "vitest";
import { storefrontOf } from "../../../test/storefront-of.ts";
import type { PaletteContext } from "./entry.ts";
import { commandSources, recordSources } from "./registry.ts";
import { helpAmong, resultsOf } from "./results.ts";

const { store } = storefrontOf();
const seller: PaletteContext = {
  store,
  chat: "https://chat.example/help",
  theme: "dark",
  hasSidebar: true,
  isOperator: false,
  addCredits: vi.fn(),
  logOut: vi.fn(),
};

const operatorPages = [
  "operator",
  "operatorPeople",
  "operatorMoney",
  "operatorOrders",
  "operatorMessages",
  "operatorCatalogue",
] as const;

const commandsFor = (context: PaletteContext) =>
  commandSources.map(({ name, commands }) => ({
    name: t(name),
    entries: commands(context).map((entry) => ({ ...entry, source: t(name) })),
  }));
const find = (typed: string, context = seller) =>
  resultsOf({ typed, commands: commandsFor(context), records: [], recent: [] })
    .flatMap(({ entries }) => entries)
    .map(({ name }) => name);
const entryOf = (name: string, context = seller) =>
  commandsFor(context)
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.name === name);

afterEach(() => vi.restoreAllMocks());

test("sources and their entries are told apart by name and id, and each leads somewhere", () => {
  const groups = commandsFor(seller);
  const names = [...commandSources, ...recordSources].map(({ name }) => t(name));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual([
    "Pages",
    "Actions",
    "Your services",
    "Your appointments",
    "Your waitlist",
    "Your orders",
    "Products",
    "FAQ's",
  ]);
  for (const { entries } of groups) {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ href, run }) => href === undefined && run === undefined)).toEqual([]);
  }
});

test("Settings and what is in them are found by the words people use for it", () => {
  expect(find("settings")[0]).toBe("Settings");
  const wanted: [typed: string, name: string, to: string][] = [
    ["two-step", "Two-step sign-in", "/settings#security"],
    ["2fa", "Two-step sign-in", "/settings#security"],
    ["activity", "Activity Log", "/settings/activity"],
    ["export", "Export my data", "/settings#data"],
    ["delete", "Delete account", "/settings#danger"],
  ];
  for (const [typed, name, to] of wanted) {
    expect(find(typed)[0], typed).toBe(name);
    expect(entryOf(name)?.href).toBe(to);
  }
});

test("every screen a seller can go to is listed under its name", () => {
  // Sign-in screens do not belong here, an edit screen needs its service or product, and operators' pages are listed for operators.
  const absent = new Set<string>([
    t(pageNames.login),
    t(pageNames.register),
    t(pageNames.forgotPassword),
    t(pageNames.resetPassword),
    t(pageNames.verifyEmail),
    t(pageNames.changeEmail),
    t(pageNames.googleRedirect),
    t(pageNames.service),
    t(pageNames.product),
    ...operatorPages.map((page) => t(pageNames[page])),
  ]);
  for (const name of Object.values(pageNames).map((page) => t(page)))
    expect(entryOf(name)?.name, name).toBe(absent.has(name) ? undefined : name);
  expect(entryOf("Withdraw Funds")?.href).toBe(pages.withdrawal);
  expect(entryOf("Sales")?.href).toBe("/transactions/sales");
  expect(entryOf("No-show")?.href).toBe("/appointments/no-show");
});

test("operators find their pages too, beside a seller's page of the same kind", () => {
  const operator = { ...seller, isOperator: true };
  for (const page of operatorPages)
    expect(entryOf(t(pageNames[page]), operator)).toMatchObject({ href: pages[page], note: "For operators" });
  expect(find("orders", operator)).toEqual(["Orders", "Marketplace Orders"]);
  expect(find("orders")).toEqual(["Orders"]);
  expect(find("restock", operator)).toEqual(["Marketplace Orders"]);
});

test.each([
  ["bookings", "Appointments"],
  ["payout", "Withdraw Funds"],
  ["wf", "Withdraw Funds"],
  ["basket", "Cart"],
  ["invoices", undefined],
  ["invoice", "Pricing"],
  ["faqs", "FAQ's"],
  ["pending", "Pending"],
  ["dark", "Switch theme to Dark"],
  ["light", "Switch theme to Light"],
  ["sign out", "Log out"],
  ["see store page", "Go To Website"],
  ["top up", "Add Credits"],
  ["share store", "Copy store link"],
])("people who say %j find %j", (typed, name) => {
  if (name === undefined) expect(find(typed)).toEqual([]);
  else expect(find(typed)).toContain(name);
});

test("two names of one place show once, the better fitting one", () => {
  expect(find("add service")).toEqual(["Add Service"]);
  expect(find("add a s")[0]).toBe("Add a service");
  expect(find("add a s")).not.toContain("Add Service");
  // It does more than open Pricing, so both stay.
  expect(find("credits")).toEqual(["Credits", "Pricing", "Add Credits"]);
});

test("actions fit their seller: without a store there is none to show, published there is none to publish", () => {
  expect(find("store", { ...seller, store: null })).not.toContain("Copy store link");
  expect(find("go live")).toEqual([]);
  const unpublished = { ...seller, store: { ...store, published: false } };
  expect(find("go live", unpublished)).toEqual(["Publish your store page"]);
  expect(entryOf("Go To Website")).toMatchObject({ href: "/store/ostle-wren", newTab: true });
  expect(find("sidebar", { ...seller, hasSidebar: false })).toEqual([]);
  expect(entryOf("Switch theme to Dark")?.note).toBe("In use");
  expect(entryOf("Switch theme to Light")?.note).toBeUndefined();
});

test("chat opens beside; without one it leads to Contact Us", () => {
  expect(entryOf("Chat with Us")).toMatchObject({ href: "https://chat.example/help", newTab: true });
  const quiet = { ...seller, chat: undefined };
  expect(entryOf("Chat with Us", quiet)).toMatchObject({ href: pages.contact, newTab: false });
  expect(helpAmong(commandsFor(quiet)).entries.map(({ name }) => name)).toEqual(["FAQ's", "Contact Us"]);
});
