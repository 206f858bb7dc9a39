import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type OperatorPayout, operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUser } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { payoutOf } from "../../../../test/payout-of.ts";
import { maya } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { OperatorMoneyPage } from "./operator-money-page.tsx";

const allPayoutOf = (more: Partial<OperatorPayout> = {}): OperatorPayout => ({
  ...payoutOf(),
  owner: { id: maya.id, name: "Ada Byron", email: "ada@example.com" },
  awaits_approval: false,
  provider: null,
  reference: "",
  ...more,
});
const listed = (...data: OperatorPayout[]) =>
  answers(operatorMoney.listPayouts, { data, pagination: paginate(1, 20, data.length) });
const twoSteps = answers(secondFactor.get, {
  status: true,
  data: { enabled: true, enrolledAt: null, recoveryCodesLeft: 10 },
});
const noAlerts = answers(operatorMoney.listAlerts, { data: [] });
const saved = (data: OperatorPayout) => ({ status: true as const, message: "", data });

async function show(at: string, ...routes: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(twoSteps, ...routes);
  const { router } = showScreen({ at, screen: <OperatorMoneyPage /> });
  await act(async () => setUser({ ...maya, operator: true }));
  return { seen, router };
}
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole("button", { name })));

test("a withdrawal that waits is approved after a question", async () => {
  const { seen } = await show(
    "/operator/money",
    listed(allPayoutOf({ awaits_approval: true })),
    noAlerts,
    answers(operatorMoney.approvePayout, saved(allPayoutOf())),
  );
  expect(await screen.findByText("Waiting for approval")).toBeTruthy();
  await press("Approve");
  const dialog = await screen.findByRole("dialog", { name: "Approve this withdrawal?" });
  expect(dialog.textContent).toContain("We send $40.00 to Ada Byron's account DE •••• 3000.");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Approve" })));
  await waitFor(() =>
    expect(seen.filter(({ endpoint }) => endpoint === operatorMoney.listPayouts).length).toBe(2),
  );
  expect(seen.find(({ endpoint }) => endpoint === operatorMoney.approvePayout)?.url.pathname).toContain(
    allPayoutOf().id,
  );
});

test("one that was handed over is marked as paid with the bank's reference", async () => {
  const { seen } = await show(
    "/operator/money",
    listed(allPayoutOf({ status: "processing", provider: "manual" })),
    noAlerts,
    answers(operatorMoney.settlePayout, saved(allPayoutOf({ status: "paid" }))),
  );
  await press("Mark as paid");
  const dialog = await screen.findByRole("dialog", { name: "Mark this withdrawal as paid?" });
  const submit = within(dialog).getByRole("button", { name: "Mark as paid" });
  await act(async () => fireEvent.click(submit));
  expect(within(dialog).getByText("Enter the bank's reference.")).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText("Bank reference"), { target: { value: "AB12" } });
  await act(async () => fireEvent.click(submit));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(seen.find(({ endpoint }) => endpoint === operatorMoney.settlePayout)?.body).toEqual({
    status: "paid",
    reference: "AB12",
  });
});

test("a refusal stays in the dialog, so that nothing typed is lost", async () => {
  await show(
    "/operator/money",
    listed(allPayoutOf()),
    noAlerts,
    refuses(operatorMoney.settlePayout, "invalid_transition"),
  );
  await press("Mark as failed");
  const dialog = await screen.findByRole("dialog", { name: "Mark this withdrawal as failed?" });
  const reason = within(dialog).getByLabelText<HTMLInputElement>("Reason");
  fireEvent.change(reason, { target: { value: "Closed" } });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Mark as failed" })));
  expect(reason.value).toBe("Closed");
});

test("what is over, or with a provider, offers nothing", async () => {
  await show(
    "/operator/money?status=paid",
    listed(
      allPayoutOf({ status: "paid", reference: "AB12" }),
      allPayoutOf({ id: maya.id, status: "processing", provider: "sandbox" }),
    ),
    noAlerts,
  );
  expect(await screen.findByText("AB12")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Approve|Mark/ })).toBeNull();
});

test("the address holds the status, an empty list says so, and alerts say what to do", async () => {
  const { seen, router } = await show(
    "/operator/money?status=failed",
    listed(),
    answers(operatorMoney.listAlerts, {
      data: [
        {
          id: "sandbox:evt_1",
          at: "2026-11-21T10:00:00Z",
          kind: "event",
          payment_id: null,
          what: "sandbox sent payment.refunded",
          advice: "Look it up at the gateway.",
        },
      ],
    }),
  );
  expect(await screen.findByText("No withdrawals with this status.")).toBeTruthy();
  expect(seen.find(({ endpoint }) => endpoint === operatorMoney.listPayouts)?.url.search).toBe(
    "?status=failed",
  );
  expect(await screen.findByText("Look it up at the gateway.")).toBeTruthy();
  await press("All withdrawals");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(await screen.findByText("Nobody has withdrawn money yet.")).toBeTruthy();
});
