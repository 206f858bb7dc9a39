import type { Consequence, RefundSplit } from "@solodesk/contract/selling/orders/refund.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { json } from "../../../../../test/catalogue-of.ts";
import { fakeNetwork, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { orderItemOf, orderOf } from "../../../../../test/order-of.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { RefundOrderDialog } from "./refund-order-dialog.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const splitOf = (amount: number): RefundSplit => ({
  amount: usd(amount),
  to_gateway: usd(amount),
  to_credits: usd(0),
  to_gift_cards: usd(0),
  from_seller: usd(amount - 500),
  from_wholesale: usd(400),
  from_fee: usd(100),
});
const preview: Parameters<typeof fakeNetwork>[0] = [
  orders.previewRefund,
  ({ body }: Seen) => json({ data: splitOf((body as { lines?: object }).lines ? 1700 : 4250) }),
];
const told = (amount: number): Consequence[] => [
  { kind: "appointment_cancelled", text: 'The appointment "Haircut" on Wed, Jun 3, 10:00 AM is cancelled.' },
  { kind: "you_owe", text: `You will owe $${amount / 100}.`, amount: usd(amount) },
];
const consequences: Parameters<typeof fakeNetwork>[0] = [
  orders.previewConsequences,
  ({ url }: Seen) => json({ data: told(url.searchParams.has("lines") ? 500 : 2760) }),
];
const happens = async () => (await screen.findByRole("region", { name: "What happens" })).textContent;
const refunded = {
  status: true,
  message: "Refund initiated successfully!",
  data: { refund_id: orderOf().id, status: "pending", amount: usd(1700) },
};
const onClose = vi.fn<() => void>();
const bodiesOf = (seen: Seen[], endpoint: unknown) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

const soap = orderItemOf({ refunded_quantity: 1 });
const order = orderOf({
  items: [soap, orderItemOf({ line: 2, name: "Candle", quantity: 1, refunded_quantity: 1 })],
});
const open = (of = order) =>
  showScreen({ at: "/orders", screen: <RefundOrderDialog order={of} open onClose={onClose} /> });

beforeEach(() => {
  notices.set([]);
  onClose.mockClear();
});

test("lines with quantities up to what is left: the preview says who pays what, and a reason is required", async () => {
  const seen = fakeNetwork(preview, consequences, [orders.refund, () => json(refunded)]);
  open();
  fireEvent.click(await screen.findByRole("radio", { name: "Items" }));
  // No item is chosen yet, so there is nothing to refund.
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Refund" }).disabled).toBe(true);
  const lines = await screen.findByRole("list", { name: "Items to refund" });
  expect(within(lines).getAllByRole("listitem")).toHaveLength(1);
  await press("One more of Olive soap");
  await press("One more of Olive soap");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One more of Olive soap" }).disabled).toBe(
    true,
  );
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Who pays what" }).textContent).toBe(
      "From your earnings$12.00Goods, at wholesale price$4.00Solodesk fee$1.00Back to the customer$17.00",
    ),
  );
  await press("Refund $17.00");
  expect(bodiesOf(seen, orders.refund)).toEqual([]);
  const reason = screen.getByLabelText("Reason");
  expect(reason.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(reason, { target: { value: "One was broken" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Put the items back in stock" }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Refund/ }).disabled).toBe(false),
  );
  await press("Refund $17.00");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(bodiesOf(seen, orders.refund)).toEqual([
    { lines: [{ line: 1, quantity: 2 }], restock: false, reason: "One was broken" },
  ]);
  expect(notices.get()).toMatchObject([{ type: "success", title: "Refund initiated successfully!" }]);
});

test("of a pack the visits that are left are refunded, and no more", async () => {
  const seen = fakeNetwork(preview, consequences);
  const pack = orderItemOf({
    line: 2,
    kind: "pack",
    name: "Haircut",
    unit_price: usd(4000),
    quantity: 5,
    pack: { left: 2, booked: 1, used: 2, expires_at: "2027-05-28T15:00:00.000Z" },
  });
  open(orderOf({ items: [pack] }));
  fireEvent.click(await screen.findByRole("radio", { name: "Items" }));
  const lines = within(await screen.findByRole("list", { name: "Items to refund" }));
  expect(lines.getByRole("group", { name: "How many visits of Haircut" })).toBeTruthy();
  expect(lines.getByText("Haircut, pack of 5 visits")).toBeTruthy();
  expect(lines.getByText("$40.00 per visit")).toBeTruthy();
  await press("One more of Haircut");
  await press("One more of Haircut");
  expect(lines.getByRole("status").textContent).toBe("2 of 2visits");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One more of Haircut" }).disabled).toBe(true);
  await waitFor(() =>
    expect(bodiesOf(seen, orders.previewRefund).at(-1)).toMatchObject({ lines: [{ line: 2, quantity: 2 }] }),
  );
});

test("the spots of one booking are refunded together, and the line says so", async () => {
  const seen = fakeNetwork(preview, consequences);
  const yoga = orderItemOf({
    line: 2,
    kind: "service",
    name: "Yoga class",
    unit_price: usd(1500),
    quantity: 3,
  });
  open(orderOf({ items: [soap, yoga, orderItemOf({ ...yoga, line: 3, name: "Haircut", quantity: 1 })] }));
  fireEvent.click(await screen.findByRole("radio", { name: "Items" }));
  const lines = within(await screen.findByRole("list", { name: "Items to refund" }));
  expect(lines.getAllByText(/ each/).map(({ textContent }) => textContent)).toEqual([
    "$8.50 each",
    "$15.00 each · Refunded together",
    "$15.00 each",
  ]);
  await press("One more of Yoga class");
  expect(lines.getByText("3 of 3")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One more of Yoga class" }).disabled).toBe(
    true,
  );
  await waitFor(() =>
    expect(bodiesOf(seen, orders.previewRefund).at(-1)).toMatchObject({ lines: [{ line: 2, quantity: 3 }] }),
  );
  await press("One less of Yoga class");
  expect(lines.getByText("0 of 3")).toBeTruthy();
});

test("an amount puts nothing on a shelf; what cannot be given back is said before anything is sent", async () => {
  const seen = fakeNetwork(refuses(orders.previewRefund, "not_refundable"), consequences);
  open();
  fireEvent.click(await screen.findByRole("radio", { name: "Amount" }));
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.change(screen.getByLabelText("Amount in USD"), { target: { value: "99,50" } });
  expect((await screen.findByText("This can't be refunded.")).closest("[role=alert]")).toBeTruthy();
  expect(bodiesOf(seen, orders.previewRefund).at(-1)).toMatchObject({ amount: 9950, restock: false });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Refund" }).disabled).toBe(true);
});

test("spec 8: without an answer it is “Failed to initiate refund.”, and what was typed stays", async () => {
  fakeNetwork(preview, consequences);
  open();
  const reason = await screen.findByLabelText<HTMLTextAreaElement>("Reason");
  fireEvent.change(reason, { target: { value: "Never came" } });
  await press("Refund $42.50");
  await waitFor(() =>
    expect(notices.get()).toMatchObject([{ title: "Error", description: "Failed to initiate refund." }]),
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(reason.value).toBe("Never came");
});

test("what happens stands before the button, and changes with what is chosen", async () => {
  const seen = fakeNetwork(preview, consequences);
  open();
  const [first, second] = told(2760);
  expect(await happens()).toBe(`What happens${first!.text}${second!.text}`);
  fireEvent.click(await screen.findByRole("radio", { name: "Items" }));
  await press("One more of Olive soap");
  await waitFor(async () => expect(await happens()).toContain("You will owe $5."));
  fireEvent.click(screen.getByRole("checkbox", { name: "Put the items back in stock" }));
  const asked = () => seen.filter(({ endpoint }) => endpoint === orders.previewConsequences);
  await waitFor(() => expect(asked().at(-1)?.url.search).toBe("?lines=1%3A1&restock=false"));
  expect(asked()[0]?.url.search).toBe("?restock=true");
});

test("beyond the debt limit it is refused before the button; without an answer it is asked for again", async () => {
  let isThere = false;
  fakeNetwork(preview, [
    orders.previewConsequences,
    () => (isThere ? json({ data: told(100) }) : Response.error()),
  ]);
  open();
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Refund/ });
  const retry = await screen.findByRole("button", { name: "Retry" });
  expect(button().disabled).toBe(true);
  isThere = true;
  fireEvent.click(retry);
  expect(await happens()).toContain("You will owe $1.");
  await waitFor(() => expect(button().disabled).toBe(false));
  fakeNetwork(preview, refuses(orders.previewConsequences, "debt_limit"));
  fireEvent.click(screen.getByRole("checkbox", { name: "Put the items back in stock" }));
  expect(
    (await screen.findByText(/earned enough to cover this refund/)).closest("[role=alert]"),
  ).toBeTruthy();
  expect(button().disabled).toBe(true);
});
