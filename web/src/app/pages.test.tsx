import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { links } from "@solodesk/contract/marketing/links.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HomePage } from "#features/account/dashboard/home-page.tsx";
import { AdsAnalyticsPage } from "#features/marketing/ads/ads-analytics-page.tsx";
import { TransactionsPage } from "#features/money/wallet/transactions-page.tsx";
import { CalendarPage } from "#features/scheduling/appointments/calendar/calendar-page.tsx";
import { OrdersPage } from "#features/selling/orders/orders-page.tsx";
import { WithdrawalPage } from "#features/selling/payouts/withdrawal-page.tsx";
import { nextStep } from "#features/store/store/next-step.tsx";
import { reportOf } from "../../test/ads-of.ts";
import { answers, fakeNetwork, refuses } from "../../test/fake-network.ts";
import { payoutAnswers } from "../../test/payout-of.ts";
import { newcomer } from "../../test/people.ts";
import { showScreen } from "../../test/screen.tsx";
import { storefrontOf } from "../../test/storefront-of.ts";

const { store } = storefrontOf();
const seller: DashboardUser = {
  ...newcomer,
  store_info: { ...store, timezone: "Pacific/Auckland", published: true },
  wallets: { recharged: 12.5, earnings: 340.2, pending: 18, currency: "USD" },
  counts: { ...newcomer.counts, services: 2 },
};

const usd = (amount: number) => ({ amount, currency: "USD" });
const currentTab = (list: string) =>
  within(screen.getByRole("navigation", { name: list }))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => vi.useRealTimers());

const entry = {
  id: "0199d000-0000-7000-8000-000000000001",
  number: "A-1",
  version: 1,
  status: "Pending" as const,
  title: "Lesson",
  customer: "Maya Okafor",
  // 23:30 on Saturday in London is already Sunday in Auckland.
  starts_at: "2026-02-28T23:30:00.000Z",
  ends_at: "2026-03-01T00:30:00.000Z",
  busy_from: "2026-02-28T23:30:00.000Z",
  busy_until: "2026-03-01T00:30:00.000Z",
  seats: 1,
  capacity: 1,
};
const week = { data: [entry], open: [], more: false };
const title = () => screen.getByRole("heading", { level: 2 }).textContent;

describe("the calendar", () => {
  test("goes by the store's wall, leads through its days and keeps them in the address", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-02-28T20:00:00Z") });
    const seen = fakeNetwork(answers(dashboard.get, seller), answers(calendar.list, week));
    const { router } = showScreen({ at: "/appointments?view=agenda", screen: <CalendarPage /> });
    expect(await screen.findByText(/^Times in Pacific\/Auckland/)).toBeTruthy();
    expect(await screen.findByRole("heading", { level: 3, name: /^Sunday, March 1/ })).toBeTruthy();
    const asked = () => seen.findLast(({ endpoint }) => endpoint === calendar.list)?.url.search;
    expect(asked()).toBe("?from=2026-03-01&to=2026-03-30");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Today" }).disabled).toBe(true);
    press("Next days");
    await waitFor(() => expect(router.state.location.search).toBe("?view=agenda&date=2026-03-31"));
    await waitFor(() => expect(asked()).toBe("?from=2026-03-31&to=2026-04-29"));
    press("Today");
    await waitFor(() => expect(router.state.location.search).toBe("?view=agenda"));
    fireEvent.click(screen.getByRole("radio", { name: "Month" }));
    const sunday = await screen.findByRole("button", {
      name: "Sunday, March 1, 1 appointment",
      current: "date",
    });
    expect(sunday.getAttribute("aria-pressed")).toBe("true");
    expect(title()).toBe("March 2026");
    fireEvent.click(screen.getByRole("button", { name: /^Lesson with Maya Okafor/ }));
    await waitFor(() => expect(router.state.location.search).toContain(`appointment=${entry.id}`));
  });

  test("keeps what is called off out of sight until asked; free days offer to add", async () => {
    const called = { ...week, data: [{ ...entry, status: "Cancelled" as const }] };
    fakeNetwork(answers(dashboard.get, seller), answers(calendar.list, called));
    showScreen({ at: "/appointments?view=agenda&date=2026-03-01", screen: <CalendarPage /> });
    expect(await screen.findByText(/^Nothing is planned/)).toBeTruthy();
    const add = screen.getAllByRole("link", { name: "Add appointment" });
    expect(add.map((link) => link.getAttribute("href"))[0]).toMatch(
      /^\/add-appointment\?date=\d{4}-\d\d-\d\d$/,
    );
    fireEvent.click(screen.getByRole("switch", { name: "Show cancelled" }));
    expect(await screen.findByRole("button", { name: /Cancelled/ })).toBeTruthy();
  });

  test.each([dashboard.get, calendar.list])(
    "says what could not be loaded, and tries again",
    async (broken) => {
      const rest = [answers(calendar.list, week), answers(dashboard.get, seller)] as const;
      fakeNetwork(refuses(broken, "internal"), ...rest);
      showScreen({ at: "/appointments?view=agenda", screen: <CalendarPage /> });
      expect((await screen.findByRole("alert")).textContent).toContain("Your calendar could not be loaded");
      fakeNetwork(...rest);
      press("Retry");
      expect(await screen.findByRole("list", { name: "Agenda" })).toBeTruthy();
    },
  );

  test("begins with a store", async () => {
    fakeNetwork(answers(dashboard.get, newcomer));
    showScreen({ at: "/appointments", screen: <CalendarPage /> });
    expect(await screen.findByRole("link", { name: "Create your store" })).toBeTruthy();
  });
});

test("Home shows the calendar as soon as there is a store", async () => {
  fakeNetwork(answers(dashboard.get, seller), answers(calendar.list, week));
  const { unmount } = showScreen({ at: "/?view=agenda", screen: <HomePage /> });
  expect(await screen.findByRole("region", { name: "Calendar" })).toBeTruthy();
  unmount();
  fakeNetwork(answers(dashboard.get, newcomer));
  showScreen({ at: "/", screen: <HomePage /> });
  expect(await screen.findByRole("heading", { level: 2, name: "First steps" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Calendar" })).toBeNull();
});

test("transactions without any lead on to what comes next", async () => {
  const nothing = usd(0);
  fakeNetwork(
    answers(dashboard.get, newcomer),
    answers(wallet.listTransactions, {
      data: [],
      pagination: paginate(1, 20, 0),
      totals: { in: nothing, out: nothing, net: nothing },
    }),
  );
  showScreen({ at: "/transactions", path: "/transactions/:type?", screen: <TransactionsPage /> });
  expect(await screen.findByText(/^No transactions yet\./)).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Create your store" })).toBeTruthy();
});

test("orders are those sold or bought, by status, as the address says", async () => {
  const none = { pending_payment: 0, paid: 0, processing: 0, shipped: 0, delivered: 0 };
  fakeNetwork(
    answers(dashboard.get, seller),
    answers(orders.list, {
      orders: [],
      pagination: paginate(1, 20, 0),
      counts: { ...none, cancelled: 0, expired: 0, refunded: 0 },
    }),
  );
  showScreen({ at: "/orders?role=buyer&status=shipped", screen: <OrdersPage /> });
  expect(await screen.findByText("No purchases with this status.")).toBeTruthy();
  expect(currentTab("Sales or purchases")).toEqual(["Purchases"]);
  expect(currentTab("Purchases by status")).toEqual(["Shipped 0"]);
  fireEvent.click(screen.getByRole("link", { name: "Sales" }));
  await waitFor(() => expect(currentTab("Sales by status")).toEqual(["All 0"]));
  expect(await screen.findByText(/^No sales yet\./)).toBeTruthy();
});

test("a figure of what can be withdrawn opens the rows of the wallet", async () => {
  fakeNetwork(
    answers(dashboard.get, seller),
    ...payoutAnswers(),
    answers(wallet.listRows, { data: [], pagination: paginate(1, 20, 0), total: usd(34_020) }),
  );
  showScreen({ at: "/withdrawal", screen: <WithdrawalPage /> });
  fireEvent.click(await screen.findByRole("link", { name: /^\$340\.20, Available/ }));
  const drawer = await screen.findByRole("dialog", { name: "Earnings: what makes it" });
  expect((await within(drawer).findByText("0 rows come to")).nextSibling?.textContent).toBe("$340.20");
});

test("ads go by the store's wall; they begin with a store", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T20:00:00Z") });
  const seen = fakeNetwork(
    answers(dashboard.get, seller),
    answers(ads.list, { data: reportOf({ campaigns: [] }) }),
    answers(ads.listImports, { data: [], pagination: paginate(1, 5, 0) }),
    answers(ads.listTypedSpend, { data: [], pagination: paginate(1, 10, 0) }),
    answers(links.list, { data: [], pagination: paginate(1, 20, 0) }),
  );
  const { unmount } = showScreen({ at: "/ads-analytics?period=7d", screen: <AdsAnalyticsPage /> });
  // It is already March 2 in Auckland.
  await waitFor(() =>
    expect(seen.findLast(({ endpoint }) => endpoint === ads.list)?.url.search).toBe(
      "?from=2026-02-24&to=2026-03-02",
    ),
  );
  unmount();
  fakeNetwork(answers(dashboard.get, newcomer));
  showScreen({ at: "/ads-analytics", screen: <AdsAnalyticsPage /> });
  expect(await screen.findByRole("link", { name: "Create your store" })).toBeTruthy();
});

test("the next step is the first that is not done", () => {
  const shut = { ...store, published: false };
  const counts = newcomer.counts;
  const name = (known: Partial<DashboardUser>, towards: "services" | "anything") =>
    nextStep({ ...newcomer, ...known }, towards)?.name;
  expect(name({}, "anything")).toBe("Create your store");
  expect(name({ store_info: shut }, "services")).toBe("Add a service");
  expect(name({ store_info: shut }, "anything")).toBe("Pick products");
  expect(name({ store_info: shut, counts: { ...counts, products: 1 } }, "services")).toBe("Add a service");
  expect(name({ store_info: shut, counts: { ...counts, products: 1 } }, "anything")).toBe(
    "Publish your store",
  );
  expect(
    name({ store_info: { ...store, published: true }, counts: { ...counts, services: 1 } }, "services"),
  ).toBe(undefined);
});
