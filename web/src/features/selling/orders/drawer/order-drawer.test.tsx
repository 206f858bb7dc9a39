import { errors } from "@solodesk/contract/kernel/errors.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { Order } from "@solodesk/contract/selling/orders/order.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { json } from "../../../../../test/catalogue-of.ts";
import { answers, fakeNetwork, refusal, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { orderItemOf, orderOf, purchaseOf } from "../../../../../test/order-of.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { OrderDrawer } from "./order-drawer.tsx";

const left: string[] = [];
vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor: (address: string) => left.push(address) }));

function Beside() {
  return <OrderDrawer opened={useOpened("order")} known={undefined} zone="America/New_York" />;
}

const saved = (order: Order) => json({ status: true, message: "Order saved", data: order });
const stale = (current: Order) =>
  new Response(
    JSON.stringify({
      status: false,
      code: "version_conflict",
      error: errors.version_conflict[1],
      current,
      request_id: "test",
    }),
    { status: 409, headers: { "content-type": "application/json" } },
  );

/** `held.order` is the server's order; tests change it between two requests. */
function open(first: Order, change: (seen: Seen) => Response = () => saved(first)) {
  const held = { order: first };
  const seen = fakeNetwork(
    [orders.get, () => json({ data: held.order })],
    [orders.change, change],
    answers(orders.addNote, { status: true, message: "Note saved", data: first }),
  );
  const { router } = showScreen({ at: `/orders?order=${first.id}`, path: "/orders", screen: <Beside /> });
  const sent = () => seen.filter(({ endpoint }) => endpoint === orders.change).map(({ body }) => body);
  return { seen, sent, held, router };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const namesOf = (buttons: HTMLElement[]) => buttons.map((one) => one.textContent || one.ariaLabel);

beforeEach(() => notices.set([]));

test("a sale says who gets what of it, where it goes to, and offers every step that is legal", async () => {
  const { sent } = open(orderOf());
  const drawer = await screen.findByRole("dialog", { name: "Order 1042" });
  expect((await within(drawer).findByRole("region", { name: "Your earnings" })).textContent).toMatch(
    /^Total\$42\.50Goods, at wholesale price−\$20\.00Solodesk fee−\$1\.87You earn\$20\.63Pending until/,
  );
  const link = (name: string) => within(drawer).getByRole("link", { name }).getAttribute("href");
  expect(link("maya@example.com")).toBe("mailto:maya@example.com");
  expect(link("+1 212 555 0100")).toBe("tel:+12125550100");
  expect(link("Receipt")).toContain("print=receipt");
  expect(within(drawer).getByText("New York, NY, 10001")).toBeTruthy();
  expect(within(drawer).getByText("By test payment")).toBeTruthy();
  expect(within(drawer).queryByText(/^Paid by/), "the status says so").toBeNull();
  expect(namesOf(within(drawer).getAllByRole("button"))).toEqual([
    "Copy address",
    "Download evidence for a dispute…",
    "Start processing",
    "Mark as shipped…",
    "Refund…",
    "Cancel…",
    "Close",
  ]);
  await press("Start processing");
  await waitFor(() => expect(sent()).toEqual([{ status: "processing", version: 2 }]));
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Processing started" }]));
});

test("a pack says what became of its visits, until when they can be booked, and to its buyer where", async () => {
  const pack = { left: 3, booked: 1, used: 1, expires_at: "2027-05-28T15:00:00.000Z" };
  const items = [orderItemOf({ kind: "pack", name: "Haircut", quantity: 5, pack })];
  open(orderOf({ number: "1044", items }));
  const drawer = within(await screen.findByRole("dialog", { name: "Order 1044" }));
  expect(drawer.getByText("Haircut, pack of 5 visits")).toBeTruthy();
  expect(drawer.getByText(/^5 visits/).textContent).toBe(
    "5 visits: 3 left, 1 booked, 1 usedValid until May 28, 2027",
  );
  expect(drawer.queryByRole("link", { name: "Book or change visits" })).toBeNull();
  cleanup();
  open(orderOf({ number: "1044", items, role: "buyer", page: "/store/adas-workshop/order/c0de" }));
  const link = await screen.findByRole("link", { name: "Book or change visits" });
  expect(link.getAttribute("href")).toBe("/store/adas-workshop/order/c0de");
});

test("a paid time leads its buyer, and no one else, to where it is moved or cancelled until it begins", async () => {
  const page = "/store/adas-workshop/order/c0de";
  const time = (starts_at: string, changes: Partial<Order> = {}) => {
    const item = orderItemOf({ kind: "service", name: "Haircut", quantity: 1, starts_at });
    return orderOf({ number: "1045", items: [item], role: "buyer", page, ...changes });
  };
  const linksOf = async (order: Order) => {
    cleanup();
    open(order);
    const drawer = within(await screen.findByRole("dialog", { name: "Order 1045" }));
    return drawer
      .queryAllByRole("link")
      .filter((link) => link.getAttribute("href") === page)
      .map(({ textContent }) => textContent);
  };
  const ahead = "2999-01-01T10:00:00.000Z";
  expect(await linksOf(time(ahead))).toEqual(["View, move or cancel"]);
  expect(await linksOf(time("2020-01-01T10:00:00.000Z"))).toEqual(["See your booking"]);
  expect(await linksOf(time(ahead, { role: "seller", page: null }))).toEqual([]);
  const payment = { status: "pending", gateway: "sandbox", reference: null } as const;
  expect(await linksOf(time(ahead, { status: "pending_payment", payment }))).toEqual([]);
});

test("a change right after another names the version that the first one made", async () => {
  // Not the number of the order before: a toast that equals one of the last 100 ms is not shown again.
  const number = "1043";
  const processing = orderOf({ number, version: 3, status: "processing", next: ["shipped", "cancelled"] });
  open(orderOf({ number }));
  await screen.findByRole("button", { name: "Start processing" });
  // From here on the order is not fetched again, as if that took long.
  const later = fakeNetwork(
    [orders.get, () => new Promise<Response>(() => undefined)],
    [orders.change, () => saved(processing)],
  );
  await press("Start processing");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Processing started" }]));
  await press("Mark as shipped…");
  await press("Mark as shipped");
  const sent = () => later.filter(({ endpoint }) => endpoint === orders.change).map(({ body }) => body);
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ status: "shipped", version: 3 }));
});

test("changed in another tab, the newer state stands there, and the tracking number that was typed is kept", async () => {
  const newer = orderOf({ version: 3, status: "processing", next: ["shipped", "cancelled"] });
  const { sent, held } = open(orderOf(), ({ body }) =>
    (body as { version: number }).version === 3 ? saved(newer) : stale(newer),
  );
  await press("Mark as shipped…");
  const tracking = await screen.findByLabelText<HTMLInputElement>("Tracking number or link");
  fireEvent.change(tracking, { target: { value: "1Z 999" } });
  held.order = newer;
  await press("Mark as shipped");
  expect((await screen.findAllByRole("alert"))[0]?.textContent).toContain("Its status is “Processing” now");
  expect(tracking.value).toBe("1Z 999");
  await waitFor(() => expect(screen.queryByText("Start processing")).toBeNull());
  await press("Mark as shipped");
  await waitFor(() => expect(screen.queryByLabelText("Tracking number or link")).toBeNull());
  expect(sent()).toEqual([
    { status: "shipped", tracking: "1Z 999", version: 2 },
    { status: "shipped", tracking: "1Z 999", version: 3 },
  ]);
  expect(screen.queryByRole("alert")).toBeNull();
});

/** A sale, and what the server says follows from cancelling it. */
function openToCancel(told: () => Response) {
  const first = orderOf();
  const seen = fakeNetwork(
    answers(orders.get, { data: first }),
    [orders.change, () => saved(first)],
    [orders.previewConsequences, told],
  );
  showScreen({ at: `/orders?order=${first.id}`, path: "/orders", screen: <Beside /> });
  return (endpoint: unknown) => seen.filter((one) => one.endpoint === endpoint);
}

test("cancelling a paid one says first what follows, with what goes back on the button", async () => {
  const amount = { amount: 4250, currency: "USD" };
  const sent = openToCancel(() =>
    json({
      data: [
        { kind: "appointment_cancelled", text: "The appointment is cancelled." },
        { kind: "refund_original", text: "Maya gets $40.00 back.", amount: { ...amount, amount: 4000 } },
        { kind: "refund_credits", text: "Maya gets $2.50 as credits.", amount: { ...amount, amount: 250 } },
        { kind: "you_owe", text: "You will owe $5.00.", amount: { ...amount, amount: 500 } },
      ],
    }),
  );
  await press("Cancel…");
  const happens = await screen.findByRole("region", { name: "What happens" });
  expect(within(happens).getAllByRole("listitem")).toHaveLength(4);
  expect(sent(orders.previewConsequences).at(-1)?.url.search).toBe("?action=cancel");
  expect(sent(orders.change)).toEqual([]);
  await press("Cancel and refund $42.50");
  await waitFor(() =>
    expect(sent(orders.change).map(({ body }) => body)).toEqual([{ status: "cancelled", version: 2 }]),
  );
  await waitFor(() => expect(screen.queryByText("Cancel this order?")).toBeNull());
});

test("a paid one that can't be cancelled says why before the button; without an answer it is asked again", async () => {
  let told = () => Response.error();
  openToCancel(() => told());
  await press("Cancel…");
  const question = within(await screen.findByRole("dialog", { name: "Cancel this order?" }));
  const button = () => question.getByRole<HTMLButtonElement>("button", { name: "Cancel order" });
  expect(button().disabled).toBe(true);
  const retry = await question.findByRole("button", { name: "Retry" });
  expect(button().disabled).toBe(true);
  told = () => refusal("not_refundable");
  fireEvent.click(retry);
  await waitFor(() => expect(question.getByRole("alert").textContent).toBe(errors.not_refundable[1]));
  expect(question.queryByRole("button", { name: "Retry" })).toBeNull();
  expect(button().disabled).toBe(true);
});

test("a note is kept until it is saved", async () => {
  const { seen } = open(orderOf());
  const note = await screen.findByLabelText<HTMLTextAreaElement>("Note");
  fireEvent.change(note, { target: { value: " Wants it wrapped " } });
  await press("Save note");
  await waitFor(() => expect(note.value).toBe(""));
  expect(seen.find(({ endpoint }) => endpoint === orders.addNote)?.body).toEqual({
    note: "Wants it wrapped",
  });
});

test("of a sale whose money all went back nothing is promised", async () => {
  const { split, ...sale } = orderOf();
  const nothing = { amount: 0, currency: "USD" };
  open({ ...sale, split: split && { ...split, earning: nothing, released: true } });
  const earnings = await screen.findByRole("region", { name: "Your earnings" });
  expect(earnings.textContent).toMatch(/You earn\$0\.00There is nothing left to withdraw\.$/);
});

test("buyers see neither split nor notes; while it is unpaid they may pay on or cancel", async () => {
  const { sent } = open(purchaseOf());
  const drawer = await screen.findByRole("dialog", { name: "Order 1042" });
  expect(await within(drawer).findByRole("button", { name: "Pay now" })).toBeTruthy();
  expect(within(drawer).queryByRole("region", { name: "Your earnings" })).toBeNull();
  expect(within(drawer).queryByLabelText("Note")).toBeNull();
  expect(within(drawer).queryByRole("link", { name: "Receipt" })).toBeNull();
  expect(within(drawer).getByRole("link", { name: "Ada’s Workshop" }).getAttribute("href")).toBe(
    "/store/adas-workshop",
  );
  await press("Cancel…");
  expect(await screen.findByText(/Nothing was paid\./)).toBeTruthy();
  await press("Cancel order");
  await waitFor(() => expect(sent()).toEqual([{ status: "cancelled", version: 2 }]));
});

test("Pay now leads on to the payment; one that is over by now says what became of it", async () => {
  const order = purchaseOf();
  const told = { order_numbers: [], order_links: [], goes_back: false };
  const verified: object[] = [
    { payment: "pending", checkout_url: "https://pay.example/1", ...told },
    { payment: "failed", checkout_url: null, ...told },
  ];
  const seen = fakeNetwork(answers(orders.get, { data: order }), [
    checkout.verify,
    () => Response.json({ status: true, data: verified.shift() }),
  ]);
  showScreen({ at: `/orders?order=${order.id}`, path: "/orders", screen: <Beside /> });
  await press("Pay now");
  await waitFor(() => expect(left).toEqual(["https://pay.example/1"]));
  await press("Pay now");
  await waitFor(() =>
    expect(notices.get()).toMatchObject([
      { description: "You can no longer pay for this order. Place a new one." },
    ]),
  );
  expect(left).toHaveLength(1);
  const asked = seen.filter(({ endpoint }) => endpoint === checkout.verify);
  expect(asked.map(({ body }) => body)).toEqual([
    { payment_session_id: order.payment.reference },
    { payment_session_id: order.payment.reference },
  ]);
});

test("a packing slip tells no prices, a receipt does; the address says which, and Close leads back", async () => {
  const { router } = open(orderOf());
  fireEvent.click(await screen.findByRole("link", { name: "Packing slip" }));
  const slip = await screen.findByRole("dialog", { name: "Packing slip, order 1042" });
  expect(slip.textContent).toContain("Ship toMaya Okafor1 Main St");
  expect(slip.textContent).not.toContain("$");
  expect(router.state.location.search).toContain("print=packing-slip");
  fireEvent.click(within(slip).getByRole("button", { name: "Close" }));
  fireEvent.click(await screen.findByRole("link", { name: "Receipt" }));
  const receipt = await screen.findByRole("dialog", { name: "Receipt, order 1042" });
  expect(receipt.textContent).toMatch(/Subtotal\$37\.50Shipping\$5\.00Total\$42\.50Paid by test payment$/);
  // Customers must not see the seller's earnings.
  expect(receipt.textContent).not.toContain("wholesale");
});

test("one that is nobody's of mine is said so", async () => {
  const { id } = orderOf();
  fakeNetwork(refuses(orders.get, "not_found"));
  showScreen({ at: `/orders?order=${id}`, path: "/orders", screen: <Beside /> });
  expect(await screen.findByText("We couldn't find this order among yours.")).toBeTruthy();
});
