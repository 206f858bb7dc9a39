import type { Order, OrderItem, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });

export const orderItemOf = (changes: Partial<OrderItem> = {}): OrderItem => ({
  line: 1,
  kind: "product",
  product_id: "0199c000-0000-7000-8000-000000000011",
  name: "Olive soap",
  sku: "SOAP-1",
  image_url: null,
  unit_price: usd(850),
  quantity: 3,
  total: usd(2550),
  discount: usd(0),
  due_later: usd(0),
  refunded_quantity: 0,
  ...changes,
});

/** An order for tests: paid, of three soaps and a candle that are sent. */
export const orderOf = (changes: Partial<Order> = {}): Order => ({
  id: "0199e000-0000-7000-8000-000000000001",
  number: "1042",
  version: 2,
  status: "paid",
  role: "seller",
  store: { name: "Ada’s Workshop", website_url: "adas-workshop" },
  customer: { name: "Maya Okafor", email: "maya@example.com", phone: "+1 212 555 0100" },
  shipping_address: {
    line1: "1 Main St",
    city: "New York",
    region: "NY",
    postal_code: "10001",
    country: "US",
  },
  items: [
    orderItemOf(),
    orderItemOf({
      line: 2,
      name: "Candle",
      sku: "",
      unit_price: usd(1200),
      quantity: 1,
      total: usd(1200),
      discount: usd(0),
    }),
  ],
  subtotal: usd(3750),
  discount: usd(0),
  discounts: [],
  gift_cards: [],
  shipping: usd(500),
  tax: usd(0),
  fee: usd(187),
  total: usd(4250),
  due_later: usd(0),
  refunded: usd(0),
  split: {
    wholesale: usd(2000),
    fee: usd(187),
    earning: usd(2063),
    release_at: "2026-12-05T15:00:00.000Z",
    released: false,
    on_hold: usd(0),
  },
  payment: { status: "paid", gateway: "sandbox", reference: "sandbox_1" },
  dispute: null,
  tracking: "",
  page: null,
  timeline: [
    { at: "2026-11-21T15:00:00.000Z", event: "placed", by: "buyer", note: "" },
    { at: "2026-11-21T15:01:00.000Z", event: "paid", by: "system", note: "" },
  ],
  next: ["processing", "shipped", "cancelled"],
  placed_at: "2026-11-21T15:00:00.000Z",
  ...changes,
});

/** The same as its buyer sees it before it is paid. */
export const purchaseOf = (changes: Partial<Order> = {}): Order =>
  orderOf({
    role: "buyer",
    status: "pending_payment",
    fee: null,
    split: null,
    payment: {
      status: "pending",
      gateway: "sandbox",
      reference: "0199e000-0000-7000-8000-0000000000ff",
    },
    timeline: [{ at: "2026-11-21T15:00:00.000Z", event: "placed", by: "buyer", note: "" }],
    next: ["cancelled"],
    ...changes,
  });

export const countsOf = (
  changes: Partial<Record<OrderStatus, number>> = {},
): Record<OrderStatus, number> => ({
  pending_payment: 0,
  paid: 0,
  processing: 0,
  shipped: 0,
  delivered: 0,
  cancelled: 0,
  expired: 0,
  refunded: 0,
  ...changes,
});
