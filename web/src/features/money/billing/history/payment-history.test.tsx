import { auth } from "@solodesk/contract/identity/auth.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { billing, type PlanPayment } from "@solodesk/contract/money/billing.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { answers, fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { appConfig, idOf, planPaymentOf, usd } from "../../../../../test/pricing-of.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { PaymentHistory } from "./payment-history.tsx";

const paid = (...data: PlanPayment[]) =>
  answers(billing.listHistory, { status: true, data, pagination: paginate(1, 20, data.length) });

const History = () => <PaymentHistory zone="America/New_York" receipt={useOpened("receipt")} />;

const open = (at: string, ...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(...routes, answers(auth.getConfig, appConfig));
  return { seen, ...showScreen({ at, screen: <History /> }) };
};
const wordsOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, " ");
const titles = () => notices.get().map(({ title, description }) => description ?? title);

beforeEach(async () => {
  // Equal toasts within 100 ms show once, also across tests.
  await new Promise((resolve) => setTimeout(resolve, 110));
  notices.set([]);
});

test("filters stand in the address", async () => {
  const { seen, router } = open("/pricing?status=refunded", paid());
  expect(await screen.findByText("No payments match these filters.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Payments for"), { target: { value: "credits" } });
  await waitFor(() => expect(router.state.location.search).toBe("?status=refunded&kind=credits"));
  await waitFor(() =>
    expect(seen.findLast(({ endpoint }) => endpoint === billing.listHistory)?.url.search).toBe(
      "?status=refunded&kind=credits",
    ),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText(/^No payments yet\. What you pay/)).toBeTruthy();
});

test("a refund says what goes where before it asks why, and what was typed outlives a refusal", async () => {
  let refused = true;
  const { seen } = open("/pricing", paid(planPaymentOf()), [
    billing.refund,
    () => {
      if (refused) return refusal("already_refunded");
      return Response.json({
        status: true,
        data: { refundId: idOf(91), status: "requested", amount: usd(2500) },
      });
    },
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Refund… Credits 25, R-1001" }));
  const dialog = await screen.findByRole("dialog", { name: "Refund Credits 25" });
  expect(wordsOf(dialog)).toContain("$25.00 goes back as a test payment.");
  expect(wordsOf(dialog)).toContain("$30.00 of credits leaves your wallet at the same time.");
  expect(wordsOf(dialog)).toContain("until December 5, 2026");
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "Bought twice" } });
  const button = within(dialog).getByRole("button", { name: "Refund $25.00" });
  fireEvent.click(button);
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(within(dialog).getByLabelText("Reason")).toHaveProperty("value", "Bought twice");
  refused = false;
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(titles()).toContain("Refund initiated successfully!");
  expect(seen.findLast(({ endpoint }) => endpoint === billing.refund)?.body).toEqual({
    paymentId: idOf(90),
    reason: "Bought twice",
  });
});

test("what cannot be given back says why, and offers nothing; what is back says nothing more", async () => {
  const spent = "$5.00 of these credits of $30.00 are spent.";
  const kept = planPaymentOf({ refundable: false, notRefundable: spent });
  const back = planPaymentOf({ ...kept, paymentId: idOf(92), status: "refunded", receiptNumber: "R-1002" });
  open("/pricing", paid(kept, back));
  fireEvent.click(await screen.findByRole("button", { name: "Why no refund? Credits 25, R-1001" }));
  expect((await screen.findByRole("dialog", { name: "Why no refund?" })).textContent).toBe(spent);
  expect(screen.queryByRole("button", { name: /^Refund/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /R-1002/ })).toBeNull();
});

test("the refund of an upgrade says what is back, and that a plan goes back once in a year", async () => {
  const upgrade = planPaymentOf({
    planName: "Pro",
    kind: "subscription",
    credits: null,
    putsBack: { planName: "Starter", until: "2026-12-21T15:00:00.000Z" },
  });
  open("/pricing", paid(upgrade));
  fireEvent.click(await screen.findByRole("button", { name: "Refund… Pro, R-1001" }));
  const words = wordsOf(await screen.findByRole("dialog", { name: "Refund Pro" }));
  expect(words).toContain(
    "Pro ends at the same time, and you are back on Starter, which is paid until December 21, 2026.",
  );
  expect(words).toContain("Plans can be refunded once a year.");
});
