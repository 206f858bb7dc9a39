import { paginate } from "@solodesk/contract/kernel/page.ts";
import type { Posting, Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { TransactionsScreen } from "./transactions-screen.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const orderId = "0199c000-0000-7000-8000-000000000042";
const line = (changes: Partial<Transaction> = {}): Transaction => ({
  id: "0199e000-0000-7000-8000-000000000001",
  at: "2026-11-20T15:00:00.000Z",
  type: "sale",
  status: "pending",
  description: "Order 1042",
  amount: usd(1500),
  balance_after: usd(6500),
  reference: orderId,
  order_number: "1042",
  customer: "Maya Okafor",
  ...changes,
});
const refund = line({
  id: "0199e000-0000-7000-8000-000000000002",
  type: "refund",
  status: "settled",
  description: "Refund of order 1042",
  amount: usd(-400),
  balance_after: usd(6100),
  reference: "0199f000-0000-7000-8000-000000000001",
});
const listed = (...data: Transaction[]) =>
  answers(wallet.listTransactions, {
    data,
    pagination: paginate(1, 20, data.length && 41),
    totals: { in: usd(8000), out: usd(400), net: usd(7600) },
  });
const kept = (receivable = 0) =>
  answers(wallet.get, {
    data: {
      recharged: usd(5000),
      earnings: usd(0),
      pending: usd(1100),
      receivable: usd(receivable),
      at: "2026-11-22T12:00:00.000Z",
    },
  });
const open = (at = "/transactions") =>
  showScreen({
    at,
    path: "/transactions/:type?",
    screen: <TransactionsScreen zone="America/New_York" nextStep={<p>Next step</p>} />,
  });
const text = (node: Element | null | undefined) => node?.textContent?.replaceAll(/[\u2009\u202F]/g, " ");

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ["", "Transactions", ""],
  ["sales", "Sales", "sale"],
  ["credits", "Credits", "credit"],
  ["refunds", "Refunds", "refund"],
  ["payouts", "Payouts", "payout"],
])(
  "/transactions/%s is called %s, asks for its own, and leads on where it is empty",
  async (kind, name, type) => {
    const seen = fakeNetwork(listed(), kept());
    open(`/transactions/${kind}?q=soap&page=2`);
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
    const tabs = screen.getByRole("navigation", { name: "Transactions by type" });
    expect(within(tabs).getByRole("link", { current: "page" }).textContent).toBe(kind === "" ? "All" : name);
    expect(within(tabs).getByRole("link", { name: "Payouts" }).getAttribute("href")).toBe(
      "/transactions/payouts?q=soap",
    );
    const asked = seen.find(({ endpoint }) => endpoint === wallet.listTransactions)?.url.searchParams;
    expect(asked?.get("type") ?? "").toBe(type);
    expect(asked?.get("page")).toBe("2");
    fireEvent.click(await screen.findByRole("button", { name: "First page" }));
    fireEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText(new RegExp(`^No ${name.toLowerCase()} yet\\.`))).toBeTruthy();
    const way = { credits: "Add credits", refunds: "See your orders", payouts: "Withdraw funds" }[kind];
    expect(way ? screen.getByRole("link", { name: way }) : screen.getByText("Next step")).toBeTruthy();
  },
);

test("a line tells when, what, how much with its sign and the balance after it; totals are of all that is meant", async () => {
  fakeNetwork(listed(refund, line()), kept());
  open();
  const rows = within(await screen.findByRole("list", { name: "Transactions" })).getAllByRole("listitem");
  expect(rows.map(text)).toEqual([
    "Refund of order 1042−$4.00Maya Okafor · RefundBalance $61.00Fri, Nov 20,10:00 AM",
    "Order 1042+$15.00Maya Okafor · Sale · PendingBalance $65.00Fri, Nov 20,10:00 AM",
  ]);
  const totals = screen.getByText("In").closest("dl");
  expect(text(totals)).toBe("Lines41 linesIn+$80.00Out−$4.00Net+$76.00");
});

test("a row of the table names the order once, and its customer opens it", async () => {
  const narrow = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...narrow(query), matches: true }));
  const bought = line({ id: refund.id, type: "refund", description: "Refund of order 1042", customer: null });
  fakeNetwork(listed(line(), bought), kept());
  open();
  const customer = await screen.findByRole("link", { name: "Maya Okafor, order 1042" });
  const [row, other] = [customer.closest("tr"), screen.getByText("Refund of order 1042").closest("tr")];
  expect(row!.textContent?.match(/1042/g)).toHaveLength(1);
  expect(customer.getAttribute("href")).toBe(`/orders?order=${orderId}`);
  expect(within(other!).getAllByRole("link")).toHaveLength(1);
});

test("a line opens why it is what it is: rows that come to nothing, and the order behind them", async () => {
  const row = (account: string, own: boolean, amount: number, after: number | null): Posting => ({
    account,
    own,
    amount: usd(amount),
    balance_after: after === null ? null : usd(after),
  });
  const postings = [
    row("escrow", false, -2000, null),
    row("wholesale", false, 500, null),
    row("pending", true, 1500, 2900),
  ];
  fakeNetwork(listed(line()), kept(), answers(wallet.getTransaction, { data: { ...line(), postings } }));
  const { router } = open("/transactions/sales?q=1042");
  fireEvent.click(await screen.findByRole("link", { name: "Order 1042, Sale" }));
  const drawer = await screen.findByRole("dialog", { name: "Order 1042" });
  expect(router.state.location.search).toBe(`?q=1042&transaction=${line().id}`);
  const why = await within(drawer).findByRole("region", { name: "Why this number" });
  expect(text(within(why).getByRole("list", { name: "In your wallet" }))).toBe(
    "Your earnings, on hold+$15.00then $29.00",
  );
  expect(text(within(why).getByRole("list", { name: "Elsewhere" }))).toBe(
    "Paid in, not yet shared out or refunded−$20.00Goods, at wholesale price+$5.00",
  );
  expect(text(within(why).getByText("Together").parentElement)).toBe("Together$0.00");
  expect(within(drawer).getByRole("link", { name: "Order 1042" }).getAttribute("href")).toBe(
    `/orders?order=${orderId}`,
  );
  fireEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe("?q=1042"));
});

test("of a refund the order is searched for; a line of nobody's is said, without a toast", async () => {
  fakeNetwork(listed(refund), kept(), answers(wallet.getTransaction, { data: { ...refund, postings: [] } }));
  const { unmount } = open(`/transactions?transaction=${refund.id}`);
  const drawer = await screen.findByRole("dialog", { name: "Refund of order 1042" });
  expect(within(drawer).getByRole("link", { name: "Order 1042" }).getAttribute("href")).toBe(
    "/orders?q=1042",
  );
  unmount();
  fakeNetwork(listed(line()), kept(), refuses(wallet.getTransaction, "not_found"));
  open(`/transactions?transaction=${orderId}`);
  expect(await screen.findByText("This is not one of your transactions.")).toBeTruthy();
  expect(notices.get()).toEqual([]);
});

test("the wallet's figures are those of the last day looked for, and each opens the rows that come to it", async () => {
  const seen = fakeNetwork(
    listed(line()),
    kept(300),
    answers(wallet.listRows, {
      data: [
        {
          id: "0199d000-0000-7000-8000-000000000001",
          at: line().at,
          description: "Gift card",
          order_number: null,
          amount: usd(5000),
        },
      ],
      pagination: paginate(1, 20, 41),
      total: usd(5000),
    }),
  );
  const { router } = open("/transactions?to=2026-11-20");
  const figures = await screen.findByRole("region", { name: "Wallet" });
  expect(within(figures).getByText("Your wallet at the end of November 20, 2026")).toBeTruthy();
  expect(await within(figures).findByRole("link", { name: /^You owe \$3\.00/ })).toBeTruthy();
  // Midnight in the store's time zone.
  const end = "2026-11-21T04:59:59.999Z";
  const asked = (endpoint: unknown) => seen.findLast((one) => one.endpoint === endpoint)?.url.searchParams;
  expect(asked(wallet.get)?.get("at")).toBe(end);
  fireEvent.click(within(figures).getByRole("link", { name: /^\$50\.00, Bought credits/ }));
  const drawer = await screen.findByRole("dialog", { name: "Bought credits: what makes it" });
  expect(await within(drawer).findByText("Gift card")).toBeTruthy();
  expect(text(within(drawer).getByText("41 rows come to").parentElement)).toBe("41 rows come to$50.00");
  expect([asked(wallet.listRows)?.get("figure"), asked(wallet.listRows)?.get("at")]).toEqual([
    "recharged",
    end,
  ]);
  fireEvent.click(within(drawer).getByRole("button", { name: "Older" }));
  await waitFor(() => expect(asked(wallet.listRows)?.get("page")).toBe("2"));
  expect(router.state.location.search).toBe("?to=2026-11-20&figure=recharged");
});

test("of a day that is not over the wallet is as it is now", async () => {
  const seen = fakeNetwork(listed(line()), kept());
  open("/transactions?to=2026-11-22");
  expect(await screen.findByText("Your wallet now")).toBeTruthy();
  expect(seen.find(({ endpoint }) => endpoint === wallet.get)?.url.search).toBe("");
});

test("what cannot be loaded is said, each part with a way to try again", async () => {
  fakeNetwork(refuses(wallet.listTransactions, "internal"), refuses(wallet.get, "internal"));
  open();
  expect(await screen.findByText(/^Your transactions could not be loaded/)).toBeTruthy();
  expect(await screen.findByText("Your wallet could not be loaded.")).toBeTruthy();
  fakeNetwork(listed(line()), kept());
  for (const retry of screen.getAllByRole("button", { name: "Retry" })) fireEvent.click(retry);
  expect(await screen.findByText("41 lines")).toBeTruthy();
  expect(await screen.findByRole("link", { name: /^\$11\.00, Pending/ })).toBeTruthy();
  expect(notices.get()).toEqual([]);
});
