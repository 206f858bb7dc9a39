import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { billing, type PlanPayment } from "@solodesk/contract/money/billing.ts";
import { type Plan, plans } from "@solodesk/contract/money/plans.ts";
import { type Subscription, subscription } from "@solodesk/contract/money/subscription.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import {
  allPlans,
  appConfig,
  free,
  idOf,
  pack,
  planPaymentOf,
  previewOf,
  pro,
  starter,
  subscriptionOf,
  usd,
  withoutPlan,
} from "../../../../test/pricing-of.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { PricingScreen } from "./pricing-screen.tsx";

vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor: (address: string) => left.push(address) }));

const left: string[] = [];
type Route = Parameters<typeof fakeNetwork>[number];

const config = answers(auth.getConfig, appConfig);
const home = answers(dashboard.get, newcomer);
const sold = (list: Plan[] = allPlans) =>
  answers(plans.getProject, {
    project: { id: "desk-1", name: "Desk", currency: "USD", gateways: ["stripe", "sandbox", "wallet"] },
    plans: list,
  });
const on = (data: Subscription) => answers(subscription.get, { status: true, data });
const paid = (...data: PlanPayment[]) =>
  answers(billing.listHistory, { status: true, data, pagination: paginate(1, 20, data.length) });
const costs = (changes: Parameters<typeof previewOf>[0] = {}) =>
  answers(billing.preview, { status: true, data: previewOf(changes) });
const opened = (checkoutUrl: string | null) =>
  answers(billing.create, {
    status: true,
    data: {
      paymentId: idOf(90),
      orderId: idOf(90),
      gateway: "sandbox",
      sessionId: null,
      checkoutUrl,
      amount: usd(2450),
    },
  });
const became = (orderStatus: "pending" | "failed" | "success") =>
  answers(billing.verify, {
    status: true,
    data: {
      paymentId: idOf(90),
      orderStatus,
      checkoutUrl: orderStatus === "pending" ? "https://pay.example/1" : null,
    },
  });

/** The first matching route answers, so a test's own routes come before the usual ones. */
const open = (at: string, ...routes: Route[]) => {
  const seen = fakeNetwork(...routes, config, home, sold(), on(subscriptionOf()), paid(), costs());
  return { seen, ...showScreen({ at, screen: <PricingScreen /> }) };
};
const wordsOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, " ");
const titles = () => notices.get().map(({ title, description }) => description ?? title);

/** Equal toasts within 100 ms show once, also across tests. */
const untilToastsRepeat = () => new Promise((resolve) => setTimeout(resolve, 110));

beforeEach(async () => {
  await untilToastsRepeat();
  left.length = 0;
  notices.set([]);
});

describe("what is for sale", () => {
  test("by the month or the year, with what a year saves, the plan that runs, and packs", async () => {
    const { seen, router } = open("/pricing");
    const card = (await screen.findByText("Your plan")).closest("li") ?? document.body;
    expect(wordsOf(card)).toContain("Starter");
    expect(wordsOf(card)).toContain("$9.00 a month");
    expect(within(card).getAllByRole("listitem").map(wordsOf)).toEqual([
      "Up to 50 products",
      "1 service",
      "Any number of appointments a month",
      "Support by email",
    ]);
    expect(screen.getByText(/^Save up to/).textContent).toBe("Save up to $58.00 a year with yearly billing.");
    fireEvent.click(screen.getByRole("radio", { name: "Yearly" }));
    expect((await screen.findAllByText(/^Saves/)).map(wordsOf)).toEqual([
      "Saves $18.00 a year",
      "Saves $58.00 a year",
    ]);
    expect(router.state.location.search).toBe("?interval=year");
    expect(wordsOf(screen.getByRole("region", { name: "Credits" }))).toContain(
      "$30.00 in your wallet, including a $5.00 bonus",
    );
    const called = seen.filter(({ endpoint }) => "project" in endpoint);
    expect(new Set(called.map(({ headers }) => headers.get("x-project-id")))).toEqual(new Set(["desk-1"]));
    expect(called.some(({ url }) => url.pathname === "/projects/desk-1")).toBe(true);
  });

  test.each([
    [
      plans.getProject,
      "Failed to load payment plans. Please try again later.",
      /^Plans and credits could not/,
    ],
    [subscription.get, "Failed to fetch subscription status.", /^Your plan could not/],
    [billing.listHistory, "Failed to fetch payment history.", /^Your payments could not/],
  ])(
    "%o that does not come: the toast of the spec, and a way to try again",
    async (endpoint, toast, words) => {
      let fails = true;
      open("/pricing", [endpoint, () => (fails ? Response.error() : refusal("internal"))]);
      const said = await screen.findByText(words);
      await waitFor(() => expect(titles()).toEqual([toast]));
      fails = false;
      fireEvent.click(
        within(said.closest("[role=alert]") as HTMLElement).getByRole("button", { name: "Retry" }),
      );
      await waitFor(() => expect(titles()).toHaveLength(2));
    },
  );
});

describe("buying", () => {
  test("shows the server's lines, and leads to the gateway with the sum that was shown", async () => {
    const { seen } = open(`/pricing?plan=${pro.id}`, opened("https://pay.example/1"));
    const dialog = await screen.findByRole("dialog", { name: "Pro, paid by the month" });
    expect(await within(dialog).findByText("Unused time of Starter")).toBeTruthy();
    expect(wordsOf(dialog)).toContain("Then it renews for $29.00 a month, by the card");
    expect(
      wordsOf(
        within(dialog)
          .getByRole("radio", { name: /^Credits/ })
          .closest("label") as HTMLElement,
      ),
    ).toContain("You have $12.50. That is not enough.");
    fireEvent.click(within(dialog).getByRole("radio", { name: /^Test payment/ }));
    const pay = within(dialog).getByRole("button", { name: /^Pay/ });
    expect(wordsOf(pay)).toBe("Pay $24.50");
    fireEvent.click(pay);
    await waitFor(() => expect(left).toEqual(["https://pay.example/1"]));
    expect(seen.find(({ endpoint }) => endpoint === billing.create)?.body).toEqual({
      planId: pro.id,
      gateway: "sandbox",
      amount: 2450,
    });
  });

  test("a pack is not paid with credits", async () => {
    open(
      `/pricing?plan=${pack.id}`,
      costs({
        action: "credits",
        lines: [{ description: "Credits 25", amount: usd(2500) }],
        credits: usd(3000),
      }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Buy Credits 25" });
    expect(await within(dialog).findAllByRole("radio")).toHaveLength(2);
    expect(wordsOf(dialog)).toContain("We add $30.00 to your wallet right after payment");
  });

  test("a sum that changed is shown anew, and nothing is charged", async () => {
    const { seen } = open(`/pricing?plan=${pro.id}`, refuses(billing.create, "total_changed"));
    const pay = await screen.findByRole("button", { name: "Pay $24.50" });
    const asked = () => seen.filter(({ endpoint }) => endpoint === billing.preview).length;
    const before = asked();
    fireEvent.click(pay);
    expect((await screen.findByRole("alert")).textContent).toContain("The price has changed");
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(left).toEqual([]);
  });

  test("what costs less begins later: nothing is to be paid, and it says when", async () => {
    const { seen, router } = open(
      `/pricing?plan=${starter.id}`,
      on(subscriptionOf({ currentPlan: pro })),
      costs({ action: "downgrade", lines: [], due: usd(0), startsAt: "2026-12-21T15:00:00.000Z" }),
      answers(subscription.change, {
        status: true,
        data: subscriptionOf({ currentPlan: pro, nextPlan: starter }),
      }),
    );
    const dialog = await screen.findByRole("dialog");
    expect(
      await within(dialog).findByText(/begins on December 21, 2026, when the time you have paid ends/),
    ).toBeTruthy();
    expect(within(dialog).queryByRole("button", { name: /^Pay/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole("button", { name: "Schedule the change" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(seen.find(({ endpoint }) => endpoint === subscription.change)?.body).toEqual({
      planId: starter.id,
    });
  });
});

describe("coming back", () => {
  test("a declined card leaves plan and gateway picked; a reset clears order, status and error", async () => {
    const first = open(`/pricing?plan=${pro.id}`, opened("https://pay.example/1"));
    fireEvent.click(await screen.findByRole("radio", { name: /^Test payment/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Pay $24.50" }));
    await waitFor(() => expect(left).toHaveLength(1));
    first.unmount();
    const { router } = open(`/pricing?payment=${idOf(90)}&cancelled=1`, became("failed"));
    expect(await screen.findByText("The payment did not go through")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    const dialog = await screen.findByRole("dialog", { name: "Pro, paid by the month" });
    expect(await within(dialog).findByRole("radio", { name: /^Test payment/, checked: true })).toBeTruthy();
    expect(router.state.location.search).toBe(`?plan=${pro.id}`);
    expect(screen.queryByText("The payment did not go through")).toBeNull();
  });

  test("paid: told once, however often the page is looked at", async () => {
    const at = `/pricing?payment=${idOf(90)}`;
    const first = open(at, became("success"));
    expect(await screen.findByText("Paid. Thank you!")).toBeTruthy();
    expect(titles()).toEqual(["Payment verified successfully!"]);
    first.unmount();
    await untilToastsRepeat();
    const { router } = open(at, became("success"));
    fireEvent.click(await screen.findByRole("button", { name: "Done" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(screen.queryByText("Paid. Thank you!")).toBeNull();
    expect(titles()).toHaveLength(1);
  });

  test("not known yet: it says so, asks again and leads on to the payment", async () => {
    open(`/pricing?payment=${idOf(90)}`, became("pending"));
    expect(await screen.findByText("Waiting for your payment")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Continue to payment" }).getAttribute("href")).toBe(
      "https://pay.example/1",
    );
    expect(screen.getByRole("button", { name: "Check again" })).toBeTruthy();
  });

  test("what cannot be found out says so by toast and in place", async () => {
    open(`/pricing?payment=${idOf(90)}`, [billing.verify, () => Response.error()]);
    expect(await screen.findByText(/^We couldn't check this payment/)).toBeTruthy();
    expect(titles()).toEqual(["Payment verification failed. Please contact support."]);
  });
});

describe("the plan that runs", () => {
  test("says what comes next, what is used, and what may be worth a change", async () => {
    open(
      "/pricing",
      on(
        subscriptionOf({
          usage: {
            products: { used: 41, limit: 50 },
            services: { used: 3, limit: 1 },
            appointments_per_month: { used: 3, limit: null },
          },
          recommendations: [
            { code: "near_limit", message: "41 of 50 products are used. Pro holds more.", planId: pro.id },
          ],
        }),
      ),
    );
    const next = await screen.findByRole("region", { name: "What comes next" });
    expect(wordsOf(next)).toContain("Renews on December 21, 2026. $9.00 is then charged.");
    expect(screen.getByRole("meter", { name: "Products" }).getAttribute("aria-valuetext")).toBe(
      "41 of 50. Near the limit. Room for 9 more",
    );
    expect(screen.getByText("Over the limit by 2")).toBeTruthy();
    // There is no limit for appointments.
    expect(screen.getAllByRole("meter")).toHaveLength(2);
    expect(wordsOf(screen.getByText(/^In the last 30 days/))).toContain(
      "0 paid orders, 3 past appointments, $0.00 of credits",
    );
    fireEvent.click(screen.getByRole("link", { name: /^See plan/ }));
    expect(await screen.findByRole("dialog", { name: "Pro, paid by the month" })).toBeTruthy();
  });

  test("is cancelled for its end or now, and the words say what stays", async () => {
    const { seen } = open(
      "/pricing",
      answers(subscription.cancel, {
        status: true,
        data: subscriptionOf({ cancelAt: "2026-12-21T15:00:00.000Z" }),
      }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Cancel plan…" }));
    const dialog = await screen.findByRole("dialog", { name: "Cancel Starter?" });
    expect(wordsOf(dialog)).toContain("credits stay as they are");
    expect(
      within(dialog).getByRole("radio", { name: /^At the end, December 21, 2026/, checked: true }),
    ).toBeTruthy();
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel plan" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(seen.find(({ endpoint }) => endpoint === subscription.cancel)?.body).toEqual({
      atPeriodEnd: true,
    });
  });

  test("is without a card where credits pay it, and its fee on sales is named where there are any", async () => {
    const byCredits = subscriptionOf({ paymentMethod: { gateway: "wallet", label: "Credits" } });
    open("/pricing", on(byCredits), sold([{ ...starter, fee_bps: 250 }, pro, pack]));
    expect(await screen.findByText("2.5% fee on sales")).toBeTruthy();
    expect(screen.getByText("No fee on sales")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  test("what is to come can be taken back", async () => {
    const { seen } = open(
      "/pricing",
      on(subscriptionOf({ currentPlan: pro, nextPlan: starter })),
      answers(subscription.resume, { status: true, data: subscriptionOf() }),
    );
    expect(await screen.findByText(/Changes to Starter on December 21, 2026/)).toBeTruthy();
    const coming = screen.getByText("Comes next").closest("li") ?? document.body;
    expect(within(coming).queryByRole("link")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Stay on Pro" }));
    await waitFor(() => expect(seen.some(({ endpoint }) => endpoint === subscription.resume)).toBe(true));
  });

  test("that is not paid says when it is tried again, when it ends, and how to pay", async () => {
    open(
      "/pricing",
      on(
        subscriptionOf({
          status: "past_due",
          retry: { at: "2026-12-24T15:00:00.000Z", expiresAt: "2026-12-28T15:00:00.000Z" },
        }),
      ),
      costs({ action: "renew" }),
    );
    expect(wordsOf(await screen.findByRole("alert"))).toContain(
      "We try again on December 24, 2026; if that fails, your plan ends on December 28, 2026.",
    );
    fireEvent.click(screen.getByRole("link", { name: "Pay now" }));
    expect(await screen.findByText(/^Pays for the time until January 6, 2027/)).toBeTruthy();
  });

  test("changing to Free cancels it, and says which limits then apply", async () => {
    const { seen, router } = open(
      "/pricing",
      answers(subscription.cancel, { status: true, data: subscriptionOf({ nextPlan: free }) }),
    );
    fireEvent.click(await screen.findByRole("link", { name: "Change to Free" }));
    const dialog = await screen.findByRole("dialog", { name: "Cancel Starter?" });
    await waitFor(() => expect(wordsOf(dialog)).toContain("Free includes 20 products. You have 12."));
    fireEvent.click(within(dialog).getByRole("button", { name: "Cancel plan" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(seen.find(({ endpoint }) => endpoint === subscription.cancel)?.body).toEqual({
      atPeriodEnd: true,
    });
  });

  test("without a paid one it is Free, with its own limits, and the others can be chosen", async () => {
    open("/pricing", on(withoutPlan));
    const card = (await screen.findByText("Your plan")).closest("li") ?? document.body;
    expect(wordsOf(card)).toMatch(/^FreeYour plan\$0\.00/);
    expect(screen.getByRole("meter", { name: "Products" }).getAttribute("aria-valuetext")).toMatch(
      /^12 of 20/,
    );
    expect(await screen.findByRole("link", { name: "Choose Pro, paid by the month" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Cancel plan…" })).toBeNull();
  });
});

test("a receipt opens as it is printed", async () => {
  open(
    "/pricing",
    paid(planPaymentOf({ refundedAmount: usd(500) })),
    answers(billing.getReceipt, {
      status: true,
      data: {
        number: "R-1001",
        paidAt: "2026-11-21T15:00:00.000Z",
        seller: { name: "Desk Inc.", address: "1 Main St\nNew York", email: "desk@example.com" },
        buyer: { name: "Maya", email: "maya@example.com" },
        lines: [{ description: "Credits 25", amount: usd(2500) }],
        total: usd(2500),
        refunded: usd(500),
        gateway: "sandbox",
      },
    }),
  );
  fireEvent.click(await screen.findByRole("link", { name: "Receipt R-1001" }));
  const paper = await screen.findByRole("dialog", { name: "Receipt R-1001" });
  expect(wordsOf(paper)).toContain("After refunds$20.00");
  expect(within(paper).getByRole("button", { name: "Print" })).toBeTruthy();
});
