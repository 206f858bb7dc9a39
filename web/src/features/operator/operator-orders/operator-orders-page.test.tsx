import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type AwaitingReturn, operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { setUser } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../test/fake-network.ts";
import { countsOf, orderOf } from "../../../../test/order-of.ts";
import { maya } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { OperatorOrdersPage } from "./operator-orders-page.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const soldOf = (more: Partial<Order> = {}): Order => orderOf({ store: null, ...more });
const returnOf = (more: Partial<AwaitingReturn> = {}): AwaitingReturn => ({
  id: "0199e000-0000-7000-8000-000000000009",
  number: "1007",
  version: 4,
  customer: "Grace Hopper",
  store: "Ada’s Workshop",
  pieces: [{ name: "Olive soap", quantity: 2 }],
  wholesale: usd(1200),
  ...more,
});

const twoSteps = answers(secondFactor.get, {
  status: true,
  data: { enabled: true, enrolledAt: null, recoveryCodesLeft: 10 },
});
const listed = (...orders: Order[]) =>
  answers(operatorOrders.listOrders, {
    orders,
    pagination: paginate(1, 20, orders.length),
    counts: countsOf({ paid: orders.length }),
  });
const got = (order: Order) => answers(operatorOrders.getOrder, { data: order });
const returned = (...data: AwaitingReturn[]) => answers(operatorOrders.listReturns, { data });
const saved = (data: Order) =>
  answers(operatorOrders.changeOrder, { status: true, message: "Order saved", data });
const told = answers(operatorOrders.previewCancellation, {
  data: [
    { kind: "refund_original", text: "Maya Okafor gets $42.50 back the way they paid.", amount: usd(4250) },
    { kind: "stock_returned", text: "3 × Olive soap goes back in stock." },
  ],
});

async function show(at: string, ...routes: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(twoSteps, ...routes);
  const { router } = showScreen({ at, screen: <OperatorOrdersPage /> });
  await act(async () => setUser({ ...maya, operator: true }));
  return { seen, router };
}
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(await screen.findByRole("button", { name })));
const pressIn = (dialog: HTMLElement, name: string) =>
  act(async () => fireEvent.click(await within(dialog).findByRole("button", { name })));
const bodiesOf = (seen: Seen[], endpoint: unknown) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
const drawer = () => screen.findByRole("dialog", { name: "Order 1042" });

beforeEach(() => notices.set([]));

test("an order is opened from the list with all that a parcel needs, and is shipped with its tracking", async () => {
  const { seen } = await show(
    "/operator/orders",
    listed(soldOf()),
    got(soldOf()),
    returned(),
    saved(soldOf()),
  );
  await act(async () => fireEvent.click(await screen.findByRole("link", { name: "Order 1042" })));
  const opened = await drawer();
  for (const words of ["Olive soap", "1 Main St", "maya@example.com", "Packing slip", "Placed"])
    expect(within(opened).getAllByText(words).length, words).toBeGreaterThan(0);
  expect(screen.queryByText("Returns to confirm")).toBeNull();
  await pressIn(opened, "Start processing");
  await pressIn(opened, "Mark as shipped…");
  const dialog = await screen.findByRole("dialog", { name: "Mark as shipped" });
  fireEvent.change(within(dialog).getByLabelText(/Tracking number or link/), { target: { value: "1Z 999" } });
  await pressIn(dialog, "Mark as shipped");
  expect(bodiesOf(seen, operatorOrders.changeOrder)).toEqual([
    { status: "processing", version: 2 },
    { status: "shipped", tracking: "1Z 999", version: 2 },
  ]);
  expect(notices.get()).toMatchObject([{ title: "Processing started" }, { title: "Marked as shipped" }]);
});

test("cancelling says what is refunded, and takes a reason; a refusal keeps what was typed", async () => {
  const at = `/operator/orders?order=${soldOf().id}`;
  const { seen } = await show(
    at,
    listed(soldOf()),
    got(soldOf()),
    returned(),
    told,
    refuses(operatorOrders.changeOrder, "not_refundable"),
  );
  await pressIn(await drawer(), "Cancel…");
  const dialog = await screen.findByRole("dialog", { name: "Cancel this order?" });
  expect(await within(dialog).findByText("3 × Olive soap goes back in stock.")).toBeTruthy();
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>(/Reason/);
  fireEvent.change(reason, { target: { value: "Sold out" } });
  await pressIn(dialog, "Cancel and refund $42.50");
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error" }]));
  expect(reason.value).toBe("Sold out");
  expect(bodiesOf(seen, operatorOrders.changeOrder)).toEqual([
    { status: "cancelled", note: "Sold out", version: 2 },
  ]);
});

test("an order that another operator changed first is shown as it is now", async () => {
  const newer = soldOf({ status: "shipped", version: 3, next: ["delivered"] });
  let isChanged = false;
  await show(
    `/operator/orders?order=${newer.id}`,
    listed(soldOf()),
    [operatorOrders.getOrder, () => Response.json({ data: isChanged ? newer : soldOf() })],
    returned(),
    [
      operatorOrders.changeOrder,
      () => {
        isChanged = true;
        return Response.json(
          { status: false, code: "version_conflict", error: "Changed", current: newer, request_id: "test" },
          { status: 409 },
        );
      },
    ],
  );
  await pressIn(await drawer(), "Start processing");
  expect(await screen.findByText("Its status is “Shipped” now. What you typed is kept.")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Mark as delivered" })).toBeTruthy();
});

test("returned goods say what goes to whom before they are settled", async () => {
  const { seen } = await show(
    "/operator/orders",
    listed(),
    returned(returnOf()),
    answers(operatorOrders.settleReturn, { status: true, message: "Return recorded" }),
  );
  await press("Arrived…");
  const arrived = await screen.findByRole("dialog", { name: "Did these goods arrive?" });
  expect(arrived.textContent).toContain(
    "These go back in stock: 2 × Olive soap. Ada’s Workshop gets the wholesale price of $12.00 back.",
  );
  await pressIn(arrived, "Put back in stock");
  await press("Didn't arrive…");
  const lost = await screen.findByRole("dialog", { name: "Mark these goods as not returned?" });
  await pressIn(lost, "Mark as not returned");
  expect(bodiesOf(seen, operatorOrders.settleReturn)).toEqual([
    { arrived: true, version: 4 },
    { arrived: false, version: 4 },
  ]);
  // Equal toasts within 100 ms show once.
  await waitFor(() => expect(notices.get()[0]).toMatchObject({ type: "success", title: "Return recorded" }));
  await waitFor(() => expect(bodiesOf(seen, operatorOrders.listReturns).length).toBeGreaterThan(1));
});

test("the address holds status and search; an empty list says which one it is", async () => {
  const { seen, router } = await show("/operator/orders?status=shipped", listed(), returned());
  expect(await screen.findByText("No orders with this status.")).toBeTruthy();
  expect(seen.find(({ endpoint }) => endpoint === operatorOrders.listOrders)?.url.search).toBe(
    "?status=shipped",
  );
  await press("Show all orders");
  expect(await screen.findByText("The marketplace itself hasn't sold anything yet.")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox", { name: "Search orders" }), { target: { value: "grace" } });
  expect(await screen.findByText("No orders match “grace”.")).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe("?q=grace"));
});

test("lists that fail to load can be tried again, each on its own", async () => {
  await show(
    "/operator/orders",
    [operatorOrders.listOrders, () => Response.error()],
    [operatorOrders.listReturns, () => Response.error()],
  );
  expect(await screen.findByText("The orders could not be loaded. Nothing was changed.")).toBeTruthy();
  expect(await screen.findByText("The returns could not be loaded.")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Retry" }).length).toBe(2);
});
