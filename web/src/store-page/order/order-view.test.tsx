import { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import { type OrderPage, orders } from "@solodesk/contract/selling/orders.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart } from "#features/selling/cart/cart-store.ts";
import { keepOrdered } from "#features/selling/cart/ordered.ts";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { storefrontOf } from "../../../test/storefront-of.ts";
import { renderOrderPage } from "../entry-server.tsx";
import { OrderView } from "./order-view.tsx";

const { store } = storefrontOf();
const usd = (amount: number) => ({ amount, currency: "USD" });
const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const PAYMENT = id(7);
const soap = {
  kind: "product" as const,
  id: id(1),
  quantity: 2,
  website_url: "ostle-wren",
  name: "Soap",
  price: usd(750),
  image_url: null,
};
const orderOf = (changes: Partial<GuestOrder> = {}): GuestOrder => ({
  id: id(5),
  number: "1001",
  version: 1,
  status: "pending_payment",
  store: { name: store.name, website_url: store.website_url },
  customer: { name: "Grace Hopper", email: "", phone: "" },
  shipping_address: { line1: "1 Main St", city: "New York", postal_code: "10001", country: "US" },
  items: [
    {
      line: 1,
      kind: "service",
      name: "Lesson",
      sku: "",
      image_url: null,
      unit_price: usd(4500),
      quantity: 1,
      total: usd(4500),
      discount: usd(0),
      starts_at: "2026-06-22T13:00:00.000Z",
      due_later: usd(0),
      refunded_quantity: 0,
    },
  ],
  subtotal: usd(4500),
  discount: usd(0),
  discounts: [],
  gift_cards: [],
  shipping: usd(0),
  tax: usd(300),
  total: usd(4800),
  due_later: usd(0),
  refunded: usd(0),
  payment: { status: "pending", gateway: "sandbox", reference: null },
  tracking: "",
  timeline: [{ at: "2026-06-20T12:00:00.000Z", event: "placed", by: "buyer", note: "" }],
  next: [],
  policy: null,
  placed_at: "2026-06-20T12:00:00.000Z",
  ...changes,
});
const paid = (changes: Partial<GuestOrder> = {}): GuestOrder => {
  const unpaid = orderOf();
  const items = unpaid.items.map((item) => ({ ...item, manage: "/store/ostle-wren/booking/key" }));
  const payment = { ...unpaid.payment, status: "paid" as const };
  return { ...unpaid, version: 2, status: "paid", items, payment, ...changes };
};
const found = (order: GuestOrder, more: Partial<OrderPage> = {}): OrderPage => ({
  store,
  order,
  code: "code",
  checkout_url: null,
  back: null,
  others: [],
  assets: { scripts: ["/a.js"], styles: ["/a.css"] },
  ...more,
});
const verified = (payment: "pending" | "success" | "failed") => ({
  status: true as const,
  data: {
    payment,
    order_numbers: ["1001", "1002"],
    checkout_url: payment === "pending" ? "https://pay.example/1" : null,
    goes_back: false,
    order_links: [],
  },
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-06-20T12:00:00Z"), shouldAdvanceTime: true });
  localStorage.setItem("cart", JSON.stringify([soap]));
  cart.set([soap]);
  keepOrdered(PAYMENT, [soap]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const parsed = (page: OrderPage) => new DOMParser().parseFromString(renderOrderPage(page), "text/html");

test("its languages, if the store has several, keep the payment that the buyer came back from", () => {
  const spoken = { ...store, languages: ["en" as const, "pt-BR" as const] };
  const linksOf = (back: OrderPage["back"]) =>
    [...parsed(found(orderOf(), { store: spoken, back })).querySelectorAll("footer a")].map((link) =>
      link.getAttribute("href"),
    );
  expect(linksOf(null)).toEqual(["?lang=en", "?lang=pt-BR"]);
  expect(linksOf({ payment: PAYMENT, cancelled: false })[1]).toBe(`?payment=${PAYMENT}&lang=pt-BR`);
  expect(linksOf({ payment: PAYMENT, cancelled: true })[0]).toBe(`?payment=${PAYMENT}&cancelled=1&lang=en`);
});

/** Hydrates the server's HTML; a difference would fail the test. */
async function open(page: OrderPage) {
  const document_ = parsed(page);
  const place = document.adoptNode(document_.querySelector("#store-page")!);
  document.body.replaceChildren(place);
  const data = JSON.parse(document_.querySelector("#store-page-data")?.textContent ?? "");
  const trouble = vi.fn<(error: unknown) => void>();
  await act(async () => hydrateRoot(place, <OrderView page={data} />, { onRecoverableError: trouble }));
  expect(trouble).not.toHaveBeenCalled();
}
const stored = () => JSON.parse(localStorage.getItem("cart") ?? "null");

test("the page says all of it without JavaScript, and asks not to be listed", () => {
  const page = parsed(found(orderOf(), { checkout_url: "https://pay.example/1" }));
  expect(page.title).toBe("Order 1001 · Ostle & Wren");
  expect(page.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex,nofollow");
  const words = page.querySelector("main")?.textContent;
  for (const said of [
    "You have not paid yet",
    "Lesson",
    "Monday, June 22",
    "Saturday, June 20, 2026",
    "48.00",
    "1 Main St",
  ])
    expect(words).toContain(said);
  expect(page.querySelector("main a")?.getAttribute("href")).toBe("https://pay.example/1");
  const nasty = "</script><script>alert(1)</script>";
  expect(parsed(found(orderOf({ tracking: nasty }))).scripts).toHaveLength(page.scripts.length);
});

test("of a booked time it says the policy that the buyer accepted, and what a saved card can be charged", async () => {
  const policy: GuestOrder["policy"] = {
    cancel_before_minutes: 1440,
    late_cancel: { keep: "percent", percent: 50 },
    no_show: { fee: null },
    text: "Ring the bell.",
  };
  const said = (order: GuestOrder) =>
    Array.from(parsed(found(order)).querySelectorAll("h2"))
      .find(({ textContent }) => textContent === "Cancellation policy")
      ?.parentElement?.textContent.slice("Cancellation policy".length);
  expect(said(paid())).toBeUndefined();
  const free = "You can move or cancel for free up to 24 hours before your appointment.";
  expect(said(paid({ policy }))).toBe(
    `${free}If you cancel after that, the store keeps 50% of the price.If you miss your appointment, the store keeps 50% of the price.The store never keeps more than you paid online.Ring the bell.`,
  );
  const withCard = orderOf().items.map((item) => ({ ...item, due_later: item.total }));
  expect(said(paid({ policy, items: withCard }))).toBe(
    `${free}If you cancel after that, $22.50 is charged to your card.If you don't come, $22.50 is charged to your card.Ring the bell.`,
  );
});

const pack = {
  line: 2,
  kind: "pack" as const,
  service_id: id(9),
  name: "Haircut",
  sku: "",
  image_url: null,
  unit_price: usd(4000),
  quantity: 5,
  total: usd(20_000),
  discount: usd(0),
  due_later: usd(0),
  refunded_quantity: 0,
  pack: { left: 3, booked: 1, used: 1, expires_at: "2027-05-28T15:00:00.000Z" },
  book: `/store/ostle-wren#${id(9)}?pack=code`,
  visits: [{ starts_at: "2026-06-25T13:00:00.000Z", manage: "/store/ostle-wren/booking/visit" }],
};

test("of a pack it says what became of the visits, and leads to those booked and to the next", async () => {
  await open(found(paid({ items: [pack] })));
  const words = document.querySelector("main li")?.textContent;
  for (const said of [
    "Haircut, pack of 5 visits",
    "5 visits: 3 left, 1 booked, 1 used",
    "Valid until Friday, May 28, 2027",
  ])
    expect(words).toContain(said);
  expect(screen.getByRole("link", { name: "Book a visit" }).getAttribute("href")).toBe(pack.book);
  expect(screen.getByRole("link", { name: /^Thursday, June 25, / }).getAttribute("href")).toBe(
    "/store/ostle-wren/booking/visit",
  );
});

test("of a pack no visit is booked while the store page is closed, or when none is left", () => {
  const linksOf = (page: OrderPage) =>
    [...parsed(page).querySelectorAll("main a")].map(({ textContent }) => textContent);
  const { book: _none, ...used } = {
    ...pack,
    pack: { ...pack.pack, left: 0, booked: 0, used: 5 },
    visits: [],
  };
  expect(linksOf(found(paid({ items: [pack] }), { store: { ...store, published: false } }))).not.toContain(
    "Book a visit",
  );
  const page = found(paid({ items: [used] }));
  expect(linksOf(page)).not.toContain("Book a visit");
  expect(parsed(page).querySelector("main")?.textContent).toContain("5 visits: 5 used");
});

test("who comes back from a payment sees it found out by itself; the cart goes only then, with what was bought", async () => {
  let asked = 0;
  fakeNetwork(
    [checkout.verify, () => Response.json(verified((asked += 1) === 1 ? "pending" : "success"))],
    answers(orders.getGuestOrder, { data: paid() }),
  );
  const others = [{ store: "Other Shop", path: "/store/other/order/other" }];
  await open(found(orderOf(), { back: { payment: PAYMENT, cancelled: false }, others }));
  // Shown from the start, so that nothing below moves later.
  expect(screen.getByRole("link", { name: "Your order from Other Shop" }).getAttribute("href")).toBe(
    `/store/other/order/other?payment=${PAYMENT}`,
  );
  expect(screen.getByText("Waiting for your payment")).toBeDefined();
  expect((await screen.findByRole("link", { name: "Pay now" })).getAttribute("href")).toBe(
    "https://pay.example/1",
  );
  expect(stored()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(await screen.findByText("Thank you! Ostle & Wren has your order.")).toBeDefined();
  expect(stored()).toEqual([]);
  expect(screen.queryByRole("link", { name: "Pay now" })).toBeNull();
  expect(screen.getByRole("link", { name: "Add to calendar" }).getAttribute("href")).toBe(
    "/api/marketplace-solopreneur/store/ostle-wren/bookings/key/calendar.ics",
  );
});

test("whose payment came too late is told that it goes back, whatever is known of the refund", async () => {
  const event = (name: "refund_requested" | "refunded", note = "") => ({
    at: "2026-06-20T12:20:00.000Z",
    event: name,
    by: "system" as const,
    note,
  });
  const late = orderOf({
    status: "expired",
    payment: { status: "failed", gateway: "sandbox", reference: null },
    timeline: [event("refund_requested"), event("refunded", "No stock was left.")],
  });
  await open(found(late));
  expect(screen.getByText("No longer available")).toBeDefined();
  expect(screen.getByText(/You get all of your money back\.$/)).toBeDefined();
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
  expect(screen.getByText("No stock was left.")).toBeDefined();
});

test("a payment that failed, or was turned away from, leaves the cart as it was", async () => {
  const failed = orderOf({
    status: "cancelled",
    version: 2,
    payment: { status: "failed", gateway: "sandbox", reference: null },
  });
  fakeNetwork(answers(checkout.verify, verified("failed")), answers(orders.getGuestOrder, { data: failed }));
  await open(found(orderOf(), { back: { payment: PAYMENT, cancelled: false } }));
  expect(await screen.findByText(/^The payment did not go through/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Back to the cart" }).getAttribute("href")).toBe(
    "/store/ostle-wren",
  );
  expect(stored()).toHaveLength(1);

  const seen = fakeNetwork(answers(checkout.verify, verified("pending")));
  await open(
    found(orderOf(), { back: { payment: PAYMENT, cancelled: true }, checkout_url: "https://pay.example/1" }),
  );
  expect(screen.getByText(/^You have not paid yet/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(seen).toHaveLength(1);
  expect(stored()).toHaveLength(1);
});

test("a payment that cannot be asked about says so; whoever comes back to the page sees the newest", async () => {
  fakeNetwork(
    refuses(checkout.verify, "not_found"),
    answers(orders.getGuestOrder, { data: paid({ status: "shipped", version: 4, tracking: "1Z999" }) }),
  );
  await open(found(paid(), { back: { payment: PAYMENT, cancelled: false } }));
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn't find that.");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.getByText("1Z999")).toBeDefined());
  expect(screen.getByText("On its way")).toBeDefined();
});
