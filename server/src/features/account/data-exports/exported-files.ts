// The contents of an account's copy, one file per kind of data. Columns are named one by one, so that a
// secret added to a table later is not exported automatically.

export interface ExportedFile {
  /** The file's name without its extension. */
  name: string;
  /** The tables whose rows it shows. */
  tables: readonly string[];
  /** $1 is the account's id. */
  query: string;
}

const byUser = "user_id = $1";
const byStore = "store_id IN (SELECT id FROM stores WHERE user_id = $1)";

const file = (
  name: string,
  table: string,
  columns: string,
  { where = byUser, order = "id" }: { where?: string; order?: string } = {},
): ExportedFile => ({
  name,
  tables: [table],
  query: `SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order}`,
});

const inStore = (name: string, table: string, columns: string, order = "id"): ExportedFile =>
  file(name, table, columns, { where: byStore, order });

const orderColumns = `o.number, o.status, o.customer_name, o.customer_email, o.customer_phone, o.shipping_address, o.currency,
  o.subtotal, o.shipping, o.tax, o.total, o.refunded, o.gateway, o.tracking, o.placed_at, o.paid_at`;
const itemColumns =
  "i.line, i.kind, i.name, i.sku, i.unit_price, i.quantity, i.refunded_quantity, i.starts_at, i.ends_at";
const itemsOf = (whose: string) =>
  `SELECT o.number AS order_number, ${itemColumns} FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE ${whose} ORDER BY o.number, i.line`;
const ordersOf = (whose: string) => `SELECT ${orderColumns} FROM orders o WHERE ${whose} ORDER BY o.number`;
const sold = "o.store_id IN (SELECT id FROM stores WHERE user_id = $1)";
const bought = "o.buyer_id = $1";

const account: ExportedFile[] = [
  file("profile", "users", "name, email, picture, email_verified_at, created_at, updated_at", {
    where: "id = $1",
  }),
  file("google", "identities", "issuer, subject, email, name, picture, linked_at", { order: "linked_at" }),
  file("second-factor", "second_factors", "created_at, enabled_at", { order: "created_at" }),
  file("sessions", "sessions", "id, user_agent, created_at, last_used_at, expires_at, revoked_at", {
    order: "created_at",
  }),
  file("devices", "known_devices", "name, first_seen_at", { order: "first_seen_at" }),
  file("activity", "audit_entries", "id, event, about, device, address, at"),
  file("notifications", "notifications", "id, kind, about, path, created_at, read_at"),
  file("notification-preferences", "notification_preferences", "kind, in_app, by_mail", { order: "kind" }),
  file(
    "mails",
    "mails",
    "id, kind, sender_name, recipient, reply_to, subject, text, status, error, created_at, sent_at",
  ),
  file("pictures", "uploads", "id, width, height, bytes, created_at"),
];

const store: ExportedFile[] = [
  file(
    "store",
    "stores",
    `id, name, website_url, tagline, description, logo_url, banner_url, category, currency, country, timezone, email, phone,
    address, accent_color, hours, slot_minutes, notice_minutes, horizon_days, change_notice_minutes, reminders,
    booking_contact,
    shipping_flat, free_shipping_over, tax_bps, published, created_at, updated_at`,
  ),
  inStore("website-addresses", "website_urls", "website_url, held_until", "website_url"),
  inStore(
    "services",
    "services",
    `id, name, description, price, duration_minutes, buffer_minutes, location, image_url, active, archived_at, created_at,
    updated_at`,
  ),
  {
    name: "listings",
    tables: ["listings", "agreed_products"],
    query: `SELECT p.sku, a.name, a.description, a.category, a.brand, l.list_price, a.wholesale_price, l.active, l.added_at
      FROM listings l JOIN products p ON p.id = l.product_id
      JOIN agreed_products a ON a.store_id = l.store_id AND a.product_id = l.product_id
      WHERE l.${byStore} ORDER BY l.id`,
  },
  inStore(
    "appointments",
    "appointments",
    `number, status, service_name, title, customer_name, customer_email, customer_phone, customer_timezone, notes, price,
    source, starts_at, ends_at, timezone, created_at, updated_at, series_id, series_nth, series_of`,
    "number",
  ),
  {
    name: "appointment-changes",
    tables: ["appointment_changes"],
    query: `SELECT a.number, c.event, c.by, c.starts_at, c.ends_at, c.at FROM appointment_changes c
      JOIN appointments a ON a.id = c.appointment_id WHERE c.${byStore} ORDER BY a.number, c.version, c.event`,
  },
  inStore("series", "series", "id, every_weeks, count, until, timezone, starts_local, created_at"),
  inStore(
    "waitlist",
    "waitlist",
    "service_name, day, customer_name, customer_email, customer_timezone, notes, status, created_at, updated_at",
    "created_at, id",
  ),
  {
    name: "customers",
    tables: [],
    query: `SELECT email, min(name) AS name, min(phone) AS phone, count(*) AS times, max(at) AS last_at FROM (
        SELECT lower(customer_email) AS email, customer_name AS name, customer_phone AS phone, starts_at AS at
        FROM appointments WHERE ${byStore} AND customer_email <> ''
        UNION ALL SELECT lower(o.customer_email), o.customer_name, o.customer_phone, o.placed_at FROM orders o
        WHERE ${sold}
      ) AS people GROUP BY email ORDER BY email`,
  },
  inStore("calendar-sources", "calendar_sources", "name, address, read_at, created_at"),
];

const money: ExportedFile[] = [
  { name: "orders", tables: ["orders"], query: ordersOf(sold) },
  { name: "order-items", tables: [], query: itemsOf(sold) },
  { name: "purchases", tables: [], query: ordersOf(bought) },
  { name: "purchase-items", tables: [], query: itemsOf(bought) },
  {
    name: "wallet",
    tables: ["accounts"],
    query: `SELECT kind, currency, balance, moved_at FROM accounts WHERE ${byUser} ORDER BY kind`,
  },
  file("debt-limit", "debt_limits", "amount, set_at", { order: "set_at" }),
  {
    name: "transactions",
    tables: ["postings"],
    query: `SELECT p.seq, p.at, p.type, t.description, a.kind AS account, p.amount, a.currency, p.balance_after, p.wallet_after,
      t.order_number FROM postings p JOIN ledger_transactions t ON t.id = p.transaction_id
      JOIN accounts a ON a.id = p.account_id WHERE p.${byUser} ORDER BY p.seq`,
  },
  file(
    "payments",
    "payments",
    "id, purpose, gateway, status, amount, credits, currency, refunded, email, description, created_at, settled_at",
  ),
  {
    name: "refunds",
    tables: [],
    query: `SELECT r.id, r.payment_id, r.kind, r.amount, r.to_gateway, r.to_credits, r.reason, r.status, r.created_at,
      r.settled_at FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.${byUser} ORDER BY r.id`,
  },
  file("payment-methods", "payment_methods", "gateway, label, created_at, removed_at", {
    order: "created_at",
  }),
  {
    name: "plan-payments",
    tables: ["plan_payments"],
    query: `SELECT r.payment_id, p.name AS plan, r.action, r.lines, r.credits, r.period_start, r.period_end, r.receipt_number,
      r.created_at FROM plan_payments r JOIN plans p ON p.id = r.plan_id WHERE r.${byUser} ORDER BY r.payment_id`,
  },
  {
    name: "subscriptions",
    tables: ["subscriptions"],
    query: `SELECT p.name AS plan, s.status, s.period_start, s.period_end, s.cancel_at_period_end, s.gateway, s.created_at,
      s.ended_at FROM subscriptions s JOIN plans p ON p.id = s.plan_id WHERE s.${byUser} ORDER BY s.created_at`,
  },
  file("payout-destinations", "payout_destinations", "kind, masked, usable_from, created_at, removed_at", {
    order: "created_at",
  }),
  {
    name: "payouts",
    tables: ["payouts"],
    query: `SELECT o.id, o.amount, o.currency, o.status, d.masked AS destination, o.reference, o.reason, o.requested_at,
      o.settled_at FROM payouts o JOIN payout_destinations d ON d.id = o.destination_id WHERE o.${byUser} ORDER BY o.id`,
  },
];

const measured: ExportedFile[] = [
  inStore(
    "links",
    "ad_links",
    "code, name, target, platform, source, medium, campaign, written_campaign, term, content, clicks, visits, created_at, removed_at",
  ),
  inStore(
    "visits",
    "store_visits",
    "at, kind, platform, source, medium, campaign, term, content, referrer_host",
    "at, id",
  ),
  inStore(
    "visits-by-day",
    "visit_days",
    "day, platform, source, medium, campaign, visits, carts",
    "day, platform, source, medium, campaign",
  ),
  inStore(
    "touches",
    "touches",
    "subject_kind, subject_id, platform, source, medium, campaign, touched_at",
    "touched_at, subject_id",
  ),
  inStore("ad-campaigns", "ad_campaigns", "id, platform, name, external_id, created_at"),
  inStore("ad-imports", "ad_imports", "id, file_name, platform, rows, imported, at, undone_at"),
  inStore(
    "ad-spend",
    "ad_spend",
    "day, campaign_id, impressions, clicks, spend, conversions, import_id",
    "day, campaign_id",
  ),
  inStore(
    "campaign-matches",
    "campaign_matches",
    "platform, campaign, campaign_id, at",
    "platform, campaign",
  ),
];

export const exportedFiles: readonly ExportedFile[] = [...account, ...store, ...money, ...measured];

/** Tables that belong to an account but are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  account_links: "Keys on their way by mail: of each there is only a hash.",
  recovery_codes: "Hashes of codes that were shown once.",
  sign_in_tickets: "A sign-in of the last minutes that waits for its code: a hash, and what it is to link.",
  calendar_feeds: "The hash of a secret address; it can be made anew in Settings.",
  data_exports: "The copies themselves.",
  status_counts: "How many orders and appointments there are.",
  order_search: "What the orders say, once more for their search.",
  ad_spend_replaced: "What an import took the place of, for as long as it can be undone.",
};
