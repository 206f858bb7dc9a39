import { auth } from "@solodesk/contract/identity/auth.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../test/fake-network.ts";
import { bankOf, heldRowOf, payoutAnswers, payoutOf, takenRowOf } from "../../../../test/payout-of.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { WithdrawalScreen } from "./withdrawal-screen.tsx";

type Routes = Parameters<typeof fakeNetwork>;

const open = (routes: Routes, at = "/withdrawal") => {
  const seen = fakeNetwork(...routes);
  const shown = showScreen({
    at,
    screen: (
      <WithdrawalScreen
        zone="America/New_York"
        country="DE"
        nextStep={<p>Next step</p>}
        renderFigure={({ id }) => <p>figure: {id}</p>}
      />
    ),
  });
  const sent = (endpoint: Routes[number][0]) => seen.filter((one) => one.endpoint === endpoint);
  return { ...shown, sent };
};
const text = (node: Element | null | undefined) => node?.textContent?.replaceAll(/[\u2009\u202F]/g, " ");
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const amount = () => screen.findByLabelText<HTMLInputElement>("Amount");
const destination = () => screen.getByLabelText<HTMLSelectElement>("Destination");
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const write = (input: HTMLElement, value: string) =>
  act(async () => fireEvent.change(input, { target: { value } }));
const saved = (changes = {}) => ({ status: true, message: "", data: payoutOf(changes) }) as const;
const raised = () => notices.get().map(({ title, description }) => [title, description]);

beforeEach(() => {
  notices.set([]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
});
afterEach(() => vi.useRealTimers());

test("the figures say what can be withdrawn, and each opens the rows it is made of", async () => {
  open([...payoutAnswers({ receivable: 250 })]);
  await amount();
  const shown = screen.getAllByRole("term").map((term) => [term.textContent, text(term.nextElementSibling)]);
  expect(shown).toEqual([
    ["Available", "$340.20, Available: what makes it"],
    ["Pending", "$18.00, Pending: what makes it"],
    ["Owed", "$2.50, Owed: what makes it"],
    ["Minimum", "$10.00"],
  ]);
  expect(screen.getByText("Earned, less what you owe")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: /Available: what makes it/ }));
  expect(await screen.findByText("figure: earnings")).toBeTruthy();
});

test("what is paid out and what is held back are said before, with the rule and the date", async () => {
  const rows = [1, 2, 3, 4, 5].map((at) => takenRowOf({ id: `${takenRowOf().id.slice(0, -1)}${at}` }));
  const later = heldRowOf({
    description: "A dispute",
    order_number: null,
    frees_at: null,
    rule: "Kept until it is decided.",
  });
  const due = heldRowOf({ frees_at: new Date(Date.now() - 60_000).toISOString() });
  open([...payoutAnswers({ rows, held: [heldRowOf(), later, due] })]);
  const paid = await part("What is paid out");
  expect(paid.getAllByRole("listitem")).toHaveLength(3);
  expect(text(paid.getAllByRole("listitem")[0])).toMatch(/^Order 1042.*1042\$40\.00$/);
  expect(paid.getByRole("link", { name: /and 2 more/ }).getAttribute("href")).toBe(
    "/withdrawal?figure=earnings",
  );
  const held = await part("What is held back");
  const [first, second, third] = held.getAllByRole("listitem");
  expect(text(first)).toBe(
    "Order 1050Released 7 days after it was paid.Available from Wed, Nov 25,10:00 AM1050$18.00",
  );
  expect(text(second)).toBe("A disputeKept until it is decided.$18.00");
  expect(text(third)).toMatch(/paid\.Available within the hour1050/);
});

test("All takes what is available; it is sent in minor units and stands in the history", async () => {
  const { sent } = open([...payoutAnswers(), answers(payouts.request, saved())]);
  const input = await amount();
  await press("All");
  expect(input.value).toBe("340.20");
  expect(destination().selectedOptions[0]?.textContent).toBe("DE •••• 3000");
  await press("Withdraw");
  expect(sent(payouts.request).map(({ body }) => body)).toEqual([
    { amount: 34_020, destination_id: bankOf().id },
  ]);
  expect(text(screen.getByText(/is requested/))).toContain("$40.00 to DE •••• 3000 is requested.");
  expect(screen.getByRole("link", { name: "See its status" }).getAttribute("href")).toContain(payoutOf().id);
  expect(input.value).toBe("");
  await waitFor(() => expect(sent(payouts.list)).toHaveLength(2));
  expect(raised()).toEqual([["Withdrawal requested", undefined]]);
});

test("the rows follow the amount that is typed, while it can be withdrawn", async () => {
  const { sent } = open([...payoutAnswers()]);
  await write(await amount(), "25");
  await waitFor(() => expect(sent(payouts.preview).at(-1)?.url.search).toBe("?amount=2500"));
  await write(await amount(), "9999");
  await act(async () => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(sent(payouts.preview).map(({ url }) => url.search)).toEqual(["", "?amount=2500"]);
});

test.each([
  ["", "Use an amount such as 45.00."],
  ["9.99", "Withdraw at least $10.00."],
  ["340.21", "Only $340.20 is available."],
])("an amount of “%s” is refused where it stands", async (written, words) => {
  const { sent } = open([...payoutAnswers()]);
  const input = await amount();
  await write(input, written);
  await press("Withdraw");
  expect(await screen.findByText(words)).toBeTruthy();
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(sent(payouts.request)).toEqual([]);
});

test.each([
  ["insufficient_funds", undefined, "There isn't enough money in the wallet."],
  ["destination_not_usable", undefined, "You can't withdraw to this account yet."],
  ["validation_failed", { amount: "Withdraw at least $20.00." }, "Withdraw at least $20.00."],
] as const)("a refusal (%s) stands on its input, and what was typed stays", async (code, fields, words) => {
  open([...payoutAnswers(), refuses(payouts.request, code, fields)]);
  const input = await amount();
  await write(input, "12,50");
  await press("Withdraw");
  expect(await screen.findByText(words)).toBeTruthy();
  expect(input.value).toBe("12,50");
  expect(raised()).toHaveLength(1);
});

test("what nobody answers says so in the words of the call", async () => {
  open([...payoutAnswers()]);
  await write(await amount(), "20");
  await press("Withdraw");
  await waitFor(() => expect(raised()).toEqual([["Error", "Failed to withdraw funds"]]));
});

test("a new account waits: it is said from when, and cannot be chosen before", async () => {
  const late = bankOf({
    id: `${bankOf().id.slice(0, -1)}2`,
    masked: "m•••@example.com",
    kind: "paypal",
    usable_from: "2026-11-23T15:00:00Z",
  });
  const { sent } = open([...payoutAnswers({ destinations: [late] })]);
  await write(await amount(), "20");
  const option = within(destination()).getByRole<HTMLOptionElement>("option", { name: /m•••/ });
  expect(text(option)).toBe("m•••@example.com, usable from tomorrow, 10:00 AM");
  expect(option.disabled).toBe(true);
  expect(text(screen.getByRole("list", { name: "Accounts" }))).toContain(
    "PayPal, usable from tomorrow, 10:00 AM",
  );
  await press("Withdraw");
  expect(await screen.findByText("Add a payout account, or wait until yours can be used.")).toBeTruthy();
  expect(sent(payouts.request)).toEqual([]);
});

test("the history says how each stands; one that waits can be cancelled, after a question", async () => {
  const list = [
    payoutOf(),
    payoutOf({ id: `${payoutOf().id.slice(0, -1)}1`, status: "failed", reason: "The account is closed." }),
  ];
  const { sent } = open([
    ...payoutAnswers({ list }),
    answers(payouts.cancel, saved({ status: "cancelled" })),
  ]);
  const history = await part("History");
  expect(text(history.getByRole("heading"))).toBe("History 2");
  const [first, second] = history.getAllByRole("listitem");
  expect(text(first)).toBe("DE •••• 3000$40.00Today,6:00 AMRequestedCancel");
  expect(text(second)).toBe("DE •••• 3000$40.00Today,6:00 AMThe account is closed.Failed");
  await press("Cancel");
  expect(sent(payouts.cancel)).toEqual([]);
  await press("Cancel withdrawal");
  expect(sent(payouts.cancel).map(({ url }) => url.pathname)).toEqual([
    payouts.cancel.path.replace(":id", payoutOf().id),
  ]);
  await waitFor(() => expect(sent(payouts.list)).toHaveLength(2));
});

test("what is under way is asked about again, what is over is not", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-22T12:00:00Z") });
  const under = (status: "processing" | "paid") => payoutAnswers({ list: [payoutOf({ status })] });
  open([...under("processing")]);
  expect(await screen.findByText("Processing")).toBeTruthy();
  const seen = fakeNetwork(...under("paid"));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(await screen.findByText("Paid")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(seen).toHaveLength(1);
});

test("a withdrawal opens beside the list with the rows it pays out, page by page", async () => {
  const list = [payoutOf({ status: "paid", settled_at: "2026-11-22T11:30:00Z" })];
  const rows = {
    data: [takenRowOf()],
    pagination: { current_page: 1, page_size: 20, total: 21, total_pages: 2 },
  };
  const { sent, router } = open([...payoutAnswers({ list }), answers(payouts.listRows, rows)]);
  fireEvent.click(await screen.findByRole("link", { name: "Withdrawal of $40.00 to DE •••• 3000" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Withdrawal of $40.00" }));
  expect(drawer.getByText(/^It was sent\./)).toBeTruthy();
  expect(text(await drawer.findByRole("list", { name: "Rows it pays out" }))).toContain("Order 1042");
  expect(drawer.getByText("21 rows come to").nextSibling?.textContent).toBe("$40.00");
  fireEvent.click(drawer.getByRole("button", { name: "Older" }));
  await waitFor(() => expect(sent(payouts.listRows).map(({ url }) => url.search)).toEqual(["", "?page=2"]));
  fireEvent.click(drawer.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("before the first it says what belongs there and what leads to it", async () => {
  open([...payoutAnswers({ available: 0, rows: [], destinations: [] })]);
  expect(await screen.findByText(/^No withdrawals yet\./)).toBeTruthy();
  expect(screen.getByText("Next step")).toBeTruthy();
  expect(screen.getByText(/^Nothing to withdraw yet\./)).toBeTruthy();
  expect(screen.getByText(/^No account yet\./)).toBeTruthy();
});

test.each([payouts.list, payouts.listDestinations, payouts.preview])(
  "what could not be loaded is said once, and tried again",
  async (broken) => {
    open([refuses(broken, "internal"), ...payoutAnswers()]);
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    fakeNetwork(...payoutAnswers());
    await press("Retry");
    expect(await amount()).toBeTruthy();
    expect(raised()).toEqual([]);
  },
);

test("a change of mind at the password leaves the form as it was, without a word", async () => {
  const { confirmation } = await import("#kernel/session/confirmation.ts");
  const { sent } = open([
    ...payoutAnswers(),
    [payouts.request, () => refusal("confirmation_required")],
    refuses(auth.confirm, "internal"),
  ]);
  const input = await amount();
  await write(input, "12.50");
  await press("Withdraw");
  await waitFor(() => expect(confirmation.get()).not.toBeNull());
  await act(async () => confirmation.get()?.answer(false));
  expect(sent(payouts.request)).toHaveLength(1);
  expect(input.value).toBe("12.50");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Withdraw" }).disabled).toBe(false);
  expect(screen.queryByText("Nothing was done.")).toBeNull();
  expect(raised()).toEqual([]);
});
