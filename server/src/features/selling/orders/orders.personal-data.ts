import { byStore, type PersonalData } from "#kernel/database/personal-data.ts";

const orderColumns = `o.number, o.status, o.customer_name, o.customer_email, o.customer_phone, o.customer_timezone, o.language, o.shipping_address, o.currency,
  o.subtotal, o.discount, o.discounts, o.gift_cards, o.shipping, o.tax, o.total, o.due_later, o.refunded, o.gateway, o.tracking, o.placed_at, o.paid_at, o.policy_sha256`;
const itemColumns =
  "i.line, i.kind, i.name, i.sku, i.unit_price, i.unit_later, i.quantity, i.discount, i.valid_months, i.refunded_quantity, i.kept, i.starts_at, i.ends_at, i.answers, i.notes";
const itemsOf = (whose: string) =>
  `SELECT o.number AS order_number, ${itemColumns} FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE ${whose} ORDER BY o.number, i.line`;
const ordersOf = (whose: string) => `SELECT ${orderColumns} FROM orders o WHERE ${whose} ORDER BY o.number`;
const sold = `o.${byStore}`;
const bought = "o.buyer_id = $1";

export const ordersData: PersonalData = {
  exported: [
    { name: "orders", tables: ["orders"], query: ordersOf(sold) },
    { name: "order-items", tables: ["order_items"], query: itemsOf(sold) },
    {
      name: "saved-cards",
      tables: ["appointment_cards"],
      query: `SELECT o.number AS order_number, c.appointment_id, c.released_at, c.fee, c.fee_reason FROM appointment_cards c
        JOIN orders o ON o.id = c.order_id WHERE c.${byStore} ORDER BY o.number, c.appointment_id`,
    },
    {
      name: "order-opens",
      tables: ["order_opens"],
      query: `SELECT o.number AS order_number, x.appointment_id, x.at FROM order_opens x
        JOIN orders o ON o.id = x.order_id WHERE x.${byStore} ORDER BY o.number, x.at, x.appointment_id`,
    },
    {
      name: "purchase-opens",
      tables: [],
      query: `SELECT o.number AS order_number, x.appointment_id, x.at FROM order_opens x
        JOIN orders o ON o.id = x.order_id WHERE ${bought} ORDER BY o.number, x.at, x.appointment_id`,
    },
    { name: "purchases", tables: [], query: ordersOf(bought) },
    { name: "purchase-items", tables: [], query: itemsOf(bought) },
    {
      name: "purchase-policies",
      tables: ["booking_policies"],
      query: `SELECT sha256, policy, created_at FROM booking_policies
        WHERE sha256 IN (SELECT o.policy_sha256 FROM orders o WHERE ${bought}) ORDER BY created_at, sha256`,
    },
  ],
  leftOut: {
    orders: {
      "wholesale, fee, refunded_wholesale, refunded_fee, release_at, released_at":
        "The transactions show them.",
      "payment_id, charge_id": "References of the payment.",
      has_pack: "The order items say it.",
      "restocked, version, updated_at": "How far it is.",
    },
    order_items: {
      store_id: "The order's store.",
      "product_id, variant_id, own_product, service_id, appointment_id, image_url":
        "The product or service is named.",
      discount_later: "A part of the discount.",
      unit_wholesale: "The transactions show the share of the catalogue.",
      "reserved, awaiting_restock": "How far it is.",
    },
    order_opens: { hour: "The hour of the moment." },
    appointment_cards: {
      method_id: "A reference of the gateway. The card is its customer's.",
      fee_order_id: "The fee is an order among the orders.",
    },
  },
  notExported: {
    order_changes: "What happened to each order is shown with it.",
    status_counts: "How many orders and appointments there are.",
    order_search: "What the orders say, once more for their search.",
  },
  deletedOfStore: ["order_opens"],
  anonymised: {
    order_items: `UPDATE order_items SET answers = '[]', notes = ''
      FROM orders o WHERE o.id = order_id AND o.${byStore} AND $2::timestamptz IS NOT NULL`,
  },
  kept: {
    appointment_cards:
      "What was charged to a card is kept by law. The card itself is removed at its gateway.",
    order_changes: "What happened to an order is kept with it.",
    orders: "Invoices are kept by law, with what stands on them.",
    order_search: "Copies the orders for their search.",
    status_counts: "Numbers alone.",
  },
};
