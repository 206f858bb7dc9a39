import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { dismissedKey, sharedKey } from "#kernel/session/personal-keys.ts";
import { answers, fakeNetwork } from "../../../../test/fake-network.ts";
import { maya, newcomer } from "../../../../test/people.ts";
import { appConfig } from "../../../../test/pricing-of.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { HomeScreen } from "./home-screen.tsx";
import { dismissers, sharers } from "./remembered-users.ts";

const { store } = storefrontOf();
const seller: DashboardUser = {
  ...newcomer,
  store_info: { ...store, published: true },
  revenue: {
    this_month: { amount: 123_456, currency: "USD" },
    last_month: { amount: 80_000, currency: "USD" },
    in_person: { amount: 0, currency: "USD" },
  },
  counts: {
    appointments_pending: 3,
    appointments_to_collect: 0,
    orders_open: 5,
    orders_to_ship: 4,
    products: 2,
    services: 1,
  },
};
/** A seller with an open store and no customers yet. */
const opened: DashboardUser = {
  ...seller,
  revenue: newcomer.revenue,
  counts: { ...seller.counts, orders_open: 0, appointments_pending: 0 },
};
const screenOf = (
  <HomeScreen
    isWaiting={false}
    renderToday={() => <p>the day</p>}
    renderBriefing={() => null}
    renderCalendar={() => <p>the calendar</p>}
    renderNext={() => <p>the next ones</p>}
  />
);
const open = (user: DashboardUser) => {
  fakeNetwork(answers(dashboard.get, user), answers(auth.getConfig, { ...appConfig, localOnly: true }));
  return showScreen({ at: "/", screen: screenOf });
};
const steps = async () => within(await screen.findByRole("region", { name: "First steps" }));
const press = (name: string) =>
  act(async () => fireEvent.click((await screen.findAllByRole("button", { name }))[0]!));

beforeEach(() => {
  localStorage.clear();
  for (const people of [sharers, dismissers]) people.set(undefined);
  notices.set([]);
});

test("the figures are those that are counted, each leading to what it counts", async () => {
  open(seller);
  const pending = await screen.findByRole("link", { name: "Pending appointments" });
  expect(pending.getAttribute("href")).toBe("/appointments/pending");
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Revenue this month",
    "Orders to ship",
    "Pending appointments",
    "Wallet",
  ]);
  expect(screen.getAllByRole("definition").map((value) => value.textContent)).toEqual([
    "$1,234.56",
    "$800.00 by this time last month",
    "4",
    "3",
    "$12.50",
  ]);
  const revenue = screen.getByRole("link", { name: "Revenue this month" });
  expect(revenue.getAttribute("href")).toMatch(/^\/orders\?from=\d{4}-\d\d-01$/);
});

test("a seller without a store has neither calendar nor appointments to come, but a first step", async () => {
  open(newcomer);
  const create = (await steps()).getByRole("link", { name: /Create your store/ });
  expect(create.getAttribute("href")).toBe("/add-store-detail");
  expect(screen.queryByText("the calendar")).toBeNull();
  expect(screen.queryByText("the next ones")).toBeNull();
});

test("the last step is done by sharing, not by publishing, and stays done for that person alone", async () => {
  const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText: write } }));
  open(opened);
  expect((await steps()).getByText("2 of 3 done")).toBeTruthy();
  await press("Copy address");
  expect(write).toHaveBeenCalledWith(`${location.origin}/store/${store.website_url}`);
  expect(screen.queryByRole("region", { name: "First steps" })).toBeNull();
  expect(JSON.parse(localStorage.getItem(sharedKey) ?? "")).toEqual([maya.id]);

  cleanup();
  localStorage.setItem(sharedKey, JSON.stringify(["somebody-else"]));
  sharers.set(undefined);
  open(opened);
  expect((await steps()).getByText("2 of 3 done")).toBeTruthy();
});

test("copying that the browser refuses shares nothing; saving the code does", async () => {
  const write = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("denied"));
  vi.stubGlobal("navigator", Object.assign(navigator, { clipboard: { writeText: write } }));
  open(opened);
  await steps();
  await press("Copy address");
  expect((await steps()).getByText("2 of 3 done")).toBeTruthy();
  await press("QR code");
  expect((await screen.findByRole("alert")).textContent).toMatch(/Do not print.*PUBLIC_URL/);
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "SVG" })));
  expect(localStorage.getItem(sharedKey)).toContain(maya.id);
});

test.each([
  [{ published: false }, { products: 2 }, "/add-store-detail?step=look"],
  [{ published: true }, { products: 0, services: 0 }, "/services?tab=shared"],
])("before there is something to share, the step leads there (%j, %j)", async (shop, counts, to) => {
  open({
    ...opened,
    store_info: { ...store, ...shop },
    counts: { ...opened.counts, ...counts },
  });
  const step = (await steps()).getByRole("link", { name: /Share your store page/ });
  expect(step.getAttribute("href")).toBe(to);
});

test.each([
  ["orders to ship", { counts: { ...opened.counts, orders_open: 1 } }],
  ["appointments to answer", { counts: { ...opened.counts, appointments_pending: 1 } }],
  ["sales last month", { revenue: { ...newcomer.revenue, last_month: { amount: 900, currency: "USD" } } }],
  ["earnings", { wallets: { ...newcomer.wallets, pending: 8.1 } }],
])("a store with %s is past its first steps", async (_, signs) => {
  open({ ...opened, ...signs });
  expect(await screen.findByRole("heading", { name: "Your store page" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "First steps" })).toBeNull();
});

test("the first steps can be dismissed, for that person alone", async () => {
  open(opened);
  await steps();
  await press("Dismiss");
  expect(screen.queryByRole("region", { name: "First steps" })).toBeNull();
  expect(JSON.parse(localStorage.getItem(dismissedKey) ?? "")).toEqual([maya.id]);
});

test("what is on its way stands beside the balance", async () => {
  open({ ...seller, wallets: { recharged: 0, earnings: 20.5, pending: 1101.3, currency: "USD" } });
  await screen.findByText(/on its way/);
  const [balance, coming] = screen.getAllByRole("definition").slice(-2);
  expect(balance?.textContent).toBe("$0.00");
  expect(coming?.textContent).toBe("$20.50 to withdraw$1,101.30 on its way");
});
