import { type DashboardUser, dashboard } from "@solodesk/contract/dashboard.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { transactionTypes } from "#kernel/list-types.ts";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { newcomer } from "../../../test/people.ts";
import { showScreen } from "../../../test/screen.tsx";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { AdsAnalyticsFrame } from "./ads-analytics-frame.tsx";
import { CalendarFrame } from "./calendar-frame.tsx";
import { HomeFrame } from "./home-frame.tsx";
import { nextStep } from "./next-step.tsx";
import { OrdersFrame } from "./orders-frame.tsx";
import { PricingFrame } from "./pricing-frame.tsx";
import { TransactionsFrame } from "./transactions-frame.tsx";
import { WithdrawalFrame } from "./withdrawal-frame.tsx";

const { store } = storefrontOf();
const seller: DashboardUser = {
  ...newcomer,
  store_info: { ...store, timezone: "Pacific/Auckland", published: true },
  wallets: { recharged: 12.5, earnings: 340.2, pending: 18, currency: "USD" },
  counts: { ...newcomer.counts, services: 2 },
};

const open = (at: string, frame: ReactNode, path?: string) => {
  fakeNetwork(answers(dashboard.get, seller));
  return showScreen({ at, ...(path ? { path } : {}), screen: frame });
};
const currentTab = (list: string) =>
  within(screen.getByRole("navigation", { name: list }))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const month = () => screen.getByRole("heading", { level: 2 }).textContent;

afterEach(() => vi.useRealTimers());

describe("the calendar", () => {
  test("opens at today on the store's wall and leads through the months", async () => {
    // Saturday in London is Sunday already in Auckland.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-02-28T20:00:00Z") });
    const { router } = open("/appointments", <CalendarFrame />);
    expect(await screen.findByText("Times in Pacific/Auckland")).toBeTruthy();
    expect(month()).toBe("March 2026");
    const today = screen.getByRole("cell", { current: "date" });
    expect(today.querySelector("time")?.dateTime).toBe("2026-03-01");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Today" }).disabled).toBe(true);

    press("Previous month");
    await waitFor(() => expect(month()).toBe("February 2026"));
    expect(router.state.location.search).toBe("?month=2026-02");
    const list = screen.getByRole("link", { name: "in a list of February 2026" });
    expect(list.getAttribute("href")).toBe("/appointments/all?from=2026-02-01&to=2026-02-28");
    press("Today");
    press("Next month");
    await waitFor(() => expect(month()).toBe("April 2026"));
    expect(screen.queryByRole("cell", { current: "date" })).toBeNull();
  });

  test("says what could not be loaded, and tries again", async () => {
    fakeNetwork(refuses(dashboard.get, "internal"));
    showScreen({ at: "/appointments", screen: <CalendarFrame /> });
    expect((await screen.findByRole("alert")).textContent).toContain("Your calendar could not be loaded");
    fakeNetwork(answers(dashboard.get, seller));
    press("Retry");
    expect(await screen.findByRole("table")).toBeTruthy();
  });
});

test("Home shows the calendar as soon as there is a store", async () => {
  const { unmount } = open("/", <HomeFrame />);
  expect(await screen.findByRole("region", { name: "Calendar" })).toBeTruthy();
  unmount();
  fakeNetwork(answers(dashboard.get, newcomer));
  showScreen({ at: "/", screen: <HomeFrame /> });
  expect(await screen.findByRole("heading", { level: 2, name: "First steps" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Calendar" })).toBeNull();
});

test.each([["", "Transactions"], ...Object.entries(transactionTypes)])(
  "/transactions/%s is called %s",
  async (type, name) => {
    open(`/transactions/${type}`, <TransactionsFrame />, "/transactions/:type?");
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
    expect(currentTab("Transactions by type")).toEqual([type === "" ? "All" : name]);
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent)).toContain("Amount");
    expect(screen.getByText(new RegExp(`^No ${name.toLowerCase()}\\.`))).toBeTruthy();
  },
);

test("orders are those sold or bought, by status, as the address says", async () => {
  open("/orders?role=buyer&status=shipped", <OrdersFrame />);
  expect(await screen.findByText("No purchases are shipped.")).toBeTruthy();
  expect(currentTab("Sales or purchases")).toEqual(["Purchases"]);
  expect(currentTab("Purchases by status")).toEqual(["Shipped"]);
  fireEvent.click(screen.getByRole("link", { name: "Sales" }));
  await waitFor(() => expect(currentTab("Sales by status")).toEqual(["All"]));
  expect(screen.getByText(/^No sales\./)).toBeTruthy();
});

test("balances are those of the wallet", async () => {
  const { unmount } = open("/withdrawal", <WithdrawalFrame />);
  await waitFor(() => expect(screen.getByText("Available").nextSibling?.textContent).toBe("$340.20"));
  expect(screen.getByText("Pending").nextSibling?.textContent).toBe("$18.00");
  unmount();
  open("/pricing", <PricingFrame />);
  await waitFor(() => expect(screen.getByText("Credits").nextSibling?.textContent).toBe("$12.50"));
});

test("ads are summed over the days that are chosen", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T20:00:00Z") });
  const { router } = open("/ads-analytics", <AdsAnalyticsFrame />);
  expect(await screen.findByText(/^Feb 1\s–\sMar 2, 2026$/)).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "7 days" }));
  expect(await screen.findByText(/^Feb 24\s–\sMar 2, 2026$/)).toBeTruthy();
  expect(router.state.location.search).toBe("?days=7");
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
