import type { RefundSplit } from "@solodesk/contract/orders.ts";
import { orders } from "@solodesk/contract/orders.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/notify.ts";
import { json } from "../../../test/catalogue-of.ts";
import { fakeNetwork, refuses, type Seen } from "../../../test/fake-network.ts";
import { orderItemOf, orderOf } from "../../../test/order-of.ts";
import { showScreen } from "../../../test/screen.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const splitOf = (amount: number): RefundSplit => ({
  amount: usd(amount),
  to_gateway: usd(amount),
  to_credits: usd(0),
  from_seller: usd(amount - 500),
  from_wholesale: usd(400),
  from_fee: usd(100),
});
const preview: Parameters<typeof fakeNetwork>[0] = [
  orders.previewRefund,
  ({ body }: Seen) => json({ data: splitOf((body as { lines?: object }).lines ? 1700 : 4250) }),
];
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
const open = () =>
  showScreen({ at: "/orders", screen: <RefundDialog order={order} open onClose={onClose} /> });

beforeEach(() => {
  notices.set([]);
  onClose.mockClear();
});

test("lines with quantities up to what is left: the preview says who pays what, and a reason is required", async () => {
  const seen = fakeNetwork(preview, [orders.refund, () => json(refunded)]);
  open();
  fireEvent.click(await screen.findByRole("radio", { name: "Items" }));
  // Nothing is chosen yet, so there is nothing to give back.
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Refund" }).disabled).toBe(true);
  const lines = await screen.findByRole("list", { name: "Items to give back" });
  expect(within(lines).getAllByRole("listitem")).toHaveLength(1);
  await press("One more of Olive soap");
  await press("One more of Olive soap");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "One more of Olive soap" }).disabled).toBe(
    true,
  );
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Who pays what" }).textContent).toBe(
      "From your earnings$12.00Goods, at wholesale price$4.00Solodesk fee$1.00Back to the customer$17.00It goes back the way it was paid.",
    ),
  );
  await press("Refund $17.00");
  expect(bodiesOf(seen, orders.refund)).toEqual([]);
  const reason = screen.getByLabelText("Reason");
  expect(reason.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(reason, { target: { value: "One was broken" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Put the pieces back in stock" }));
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

test("an amount puts nothing on a shelf; what cannot be given back is said before anything is sent", async () => {
  const seen = fakeNetwork(refuses(orders.previewRefund, "not_refundable"));
  open();
  fireEvent.click(await screen.findByRole("radio", { name: "Amount" }));
  expect(screen.queryByRole("checkbox")).toBeNull();
  fireEvent.change(screen.getByLabelText("Amount in USD"), { target: { value: "99,50" } });
  expect((await screen.findByText("This cannot be given back.")).closest("[role=alert]")).toBeTruthy();
  expect(bodiesOf(seen, orders.previewRefund).at(-1)).toMatchObject({ amount: 9950, restock: false });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Refund" }).disabled).toBe(true);
});

test("spec 8: without an answer it is “Failed to initiate refund.”, and what was typed stays", async () => {
  fakeNetwork(preview);
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
