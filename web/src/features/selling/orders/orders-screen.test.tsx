import { errors } from "@solodesk/contract/kernel/errors.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { countsOf, orderOf, purchaseOf } from "../../../../test/order-of.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { OrdersScreen } from "./orders-screen.tsx";

const counts = countsOf({ paid: 12, shipped: 3 });
const listed = (...found: Order[]) =>
  answers(orders.list, { orders: found, pagination: paginate(1, 20, found.length), counts });
const open = (query = "") =>
  showScreen({
    at: `/orders${query}`,
    screen: <OrdersScreen zone="America/New_York" nextStep={<button type="button">Pick products</button>} />,
  });
const refused = refuses(orders.list, "rate_limited");
const silent: typeof refused = [orders.list, () => Response.error()];
const asked = (seen: ReturnType<typeof fakeNetwork>) =>
  seen.filter(({ endpoint }) => endpoint === orders.list).map(({ url }) => url.search);

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("a sale says its number, who, what, when, how it stands and what it comes to", async () => {
  const seen = fakeNetwork(listed(orderOf()));
  open();
  const link = await screen.findByRole("link", { name: "Order 1042" });
  expect(link.getAttribute("href")).toBe(`/orders?order=${orderOf().id}`);
  expect(link.closest("li")?.textContent).toMatch(
    /^1042Paid.*Maya Okafor\$42\.50Olive soap and 1 moreYesterday,10:00\sAMBy test payment$/,
  );
  expect(asked(seen)).toEqual([""]);
  const views = screen.getByRole("navigation", { name: "Sales or purchases" });
  expect(within(views).getByRole("link", { current: "page" }).textContent).toBe("Sales");
  const tabs = screen.getByRole("navigation", { name: "Sales by status" });
  expect(within(tabs).getByRole("link", { name: "All 15" })).toBeTruthy();
  expect(within(tabs).getByRole("link", { name: "Paid 12" })).toBeTruthy();
});

test("the address says which view, status, words and days; views and statuses keep what is sought", async () => {
  const seen = fakeNetwork(listed(purchaseOf()));
  open("?role=buyer&status=paid&q=1042&from=2026-11-01&page=2");
  const row = (await screen.findByRole("link", { name: "Order 1042" })).closest("li");
  expect(row?.textContent).toContain("Ada’s Workshop");
  expect(row?.textContent).not.toContain("Maya Okafor");
  expect(asked(seen)).toEqual(["?role=buyer&status=paid&q=1042&from=2026-11-01&page=2"]);
  const to = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(to("Sales")).toBe("/orders?q=1042&from=2026-11-01");
  expect(to(/^Shipped/)).toBe("/orders?role=buyer&status=shipped&q=1042&from=2026-11-01");
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search orders" }).value).toBe("1042");
});

test.each([
  ["", "No sales yet. Orders from your store show up here.", "Pick products"],
  ["?status=shipped", "No sales with this status.", "Pick products"],
  ["?q=soap", "No sales match “soap”.", "Clear filters"],
  ["?from=2026-11-01", "No sales on these days.", "Clear filters"],
  ["?page=7", "The list ends before this page.", "First page"],
])("/orders%s, empty, says what belongs there and offers what fills it", async (query, words, way) => {
  fakeNetwork(listed());
  open(query);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole("button", { name: way })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Export CSV" }).disabled).toBe(true);
});

test("without purchases the shared catalogue is shown the way to", async () => {
  fakeNetwork(listed());
  open("?role=buyer");
  expect(await screen.findByText(/^No purchases yet\./)).toBeTruthy();
  const way = screen.getByRole("link", { name: "Browse the shared catalogue" });
  expect(way.getAttribute("href")).toBe("/services?tab=shared");
});

test.each([
  ["the server's own words", refused, errors.rate_limited[1]],
  ["the words of the spec where there is no answer", silent, "Failed to fetch orders"],
])(
  "a list that cannot be fetched is said in its place, with Retry, and once by a toast: %s",
  async (_, answer, words) => {
    fakeNetwork(answer);
    open();
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    expect(notices.get()).toMatchObject([{ type: "error", title: "Error", description: words }]);
    fakeNetwork(listed(orderOf()));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Retry" })));
    expect(await screen.findByRole("link", { name: "Order 1042" })).toBeTruthy();
    expect(notices.get()).toHaveLength(1);
  },
);

test("an order opens beside its list at once, and Close leaves the list as it was", async () => {
  fakeNetwork(listed(orderOf()), answers(orders.get, { data: orderOf() }));
  const { router } = open("?status=paid");
  fireEvent.click(await screen.findByRole("link", { name: "Order 1042" }));
  const drawer = await screen.findByRole("dialog", { name: "Order 1042" });
  expect(router.state.location.search).toBe(`?status=paid&order=${orderOf().id}`);
  fireEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe("?status=paid"));
});
