// Seller A, whose private texts all carry a mark, and seller B, who should never see it.
import { requestPayout } from "#features/payouts/request-payout.ts";
import { adjustWallet } from "#features/wallet/adjust-wallet.ts";
import { after, days, minutes } from "#kernel/clock.ts";
import { type TestApp, testApp } from "../test-app.ts";
import { destinationOf, earn } from "../test-payouts.ts";
import { type TestSeller, testSeller, testSellerWithStore } from "../test-seller.ts";
import { PROJECT, type Targets } from "./sample-bodies.ts";
import { paidOrder } from "./paid-order.ts";
import { paidPack } from "./paid-pack.ts";

export const MARK = "zq7private";

/** Calls about the installation's own plans name its project. */
const inProject = <Seller extends TestSeller>(seller: Seller) => ({
  ...seller,
  headers: { ...seller.headers, "x-project-id": PROJECT },
});

export async function twoSellers() {
  const server: TestApp = await testApp();
  const { sql } = server.database;
  const now = server.clock.now();
  const a = inProject(await testSellerWithStore(server, `${MARK}-store`));
  const b = inProject(await testSeller(server, "Bea Stranger"));
  const productId = server.deps.newId();
  const serviceId = server.deps.newId();
  await sql(`UPDATE users SET name = '${MARK} name', email = '${MARK}@example.com' WHERE id = $1`, [a.id]);
  await sql(
    `UPDATE stores SET name = '${MARK} store', tagline = '${MARK}', published = false WHERE user_id = $1`,
    [a.id],
  );
  await sql(
    `INSERT INTO products (id, sku, name, description, category, brand, price, wholesale_price, stock, created_at, updated_at)
     VALUES ($1, 'SKU-1', 'Shared mug', 'A mug', 'Kitchen', 'Brand', 1500, 900, 10, $2, $2)`,
    [productId, now],
  );
  await sql(
    `INSERT INTO listings (id, store_id, product_id, list_price, active, added_at) VALUES ($1, $2, $3, 1500, true, $4)`,
    [server.deps.newId(), a.storeId, productId, now],
  );
  await sql(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
       created_at, updated_at)
     VALUES ($1, $2, '${MARK} service', '', 100, 30, 0, 'online', true, $3, $3)`,
    [serviceId, a.storeId, now],
  );
  const appointmentId = server.deps.newId();
  await sql(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until,
       created_at, updated_at)
     VALUES ($1, $2, 1001, 1, 'Pending', $3, '${MARK} service', '${MARK}', '${MARK} customer', '${MARK}@example.com', '',
       '${MARK} notes', 100, 'seller', $4, $5, 'UTC', $4::timestamptz AT TIME ZONE 'UTC', $5, $6, $6)`,
    [appointmentId, a.storeId, serviceId, after(now, days(1)), after(now, days(1) + minutes(30)), now],
  );
  const seriesId = server.deps.newId();
  await sql(
    `INSERT INTO series (id, store_id, every_weeks, count, timezone, starts_local, created_at)
     VALUES ($1, $2, 1, 2, 'UTC', $3::timestamptz AT TIME ZONE 'UTC', $3)`,
    [seriesId, a.storeId, now],
  );
  await sql("UPDATE appointments SET series_id = $1, series_nth = 1, series_of = 2 WHERE id = $2", [
    seriesId,
    appointmentId,
  ]);
  const sourceId = server.deps.newId();
  await sql(
    `INSERT INTO calendar_sources (store_id, id, name, address, busy, notes, read_at, tried_at, created_at)
     VALUES ($1, $2, '${MARK} calendar', 'http://127.0.0.1/${MARK}.ics', '{}', '{}', $3, $3, $3)`,
    [a.storeId, sourceId, after(now, -minutes(5))],
  );
  await sql("INSERT INTO calendar_feeds VALUES ($1, 'a hash', $2)", [a.storeId, now]);
  const mailId = server.deps.newId();
  await sql(
    `INSERT INTO mails (id, user_id, store_id, appointment_id, kind, occasion, sender_name, recipient, reply_to, subject,
       text, html, status, round, attempts, send_at, created_at)
     VALUES ($1, $2, $3, $4, 'booking_received', 'version 1', '', '${MARK}@example.com', '', '${MARK} subject',
       '${MARK} text', '', 'kept', 1, 0, $5, $5)`,
    [mailId, a.id, a.storeId, appointmentId, now],
  );
  const waitingId = server.deps.newId();
  await sql(
    `INSERT INTO waitlist (store_id, id, service_id, service_name, day, customer_name, customer_email, notes, status,
       created_at, updated_at)
     VALUES ($1, $2, $3, '${MARK} service', $4::timestamptz::date, '${MARK} waiting', '${MARK}@example.com', '${MARK} notes', 'waiting',
       $4, $4)`,
    [a.storeId, waitingId, serviceId, now],
  );
  const linkId = server.deps.newId();
  await sql(
    `INSERT INTO ad_links (store_id, id, code, name, target, platform, source, campaign, created_at)
     VALUES ($1, $2, 'zq7zq7zq', '${MARK} link', 'store', 'flyer', 'flyer', '${MARK}', $3)`,
    [a.storeId, linkId, now],
  );
  const [campaignId, importId] = [server.deps.newId(), server.deps.newId()];
  await sql(
    `WITH campaign AS (INSERT INTO ad_campaigns VALUES ($1, $2, 'google', '${MARK} ad', '${MARK} ad', NULL, $4) RETURNING id),
       import AS (INSERT INTO ad_imports VALUES ($1, $3, '${MARK}.csv', '', 'google', 1, 1, $4) RETURNING id)
     INSERT INTO ad_spend SELECT $1::uuid, '2026-01-01'::date, campaign.id, 1, 1, 100, 0, import.id FROM campaign, import
       UNION ALL SELECT $1, '2026-02-01', campaign.id, 1, 1, 100, 0, NULL FROM campaign`,
    [a.storeId, campaignId, importId, now],
  );
  const exportId = server.deps.newId();
  await sql(
    `INSERT INTO data_exports (id, user_id, status, percent, attempts, pieces, bytes, requested_at, ready_at, expires_at)
     VALUES ($1, $2, 'ready', 100, 1, 1, 9, $3, $3, $4)`,
    [exportId, a.id, now, after(now, days(7))],
  );
  await server.deps.storage.put(`export-${exportId}-1/1.part`, Buffer.from(MARK));
  const paymentId = server.deps.newId();
  await sql(
    `INSERT INTO payments (id, purpose, project_id, user_id, gateway, status, amount, credits, currency, email, description,
       return_path, expires_at, check_at, created_at)
     VALUES ($1, 'order', 'solodesk', $2, 'sandbox', 'created', 1500, 0, 'USD', '${MARK}@example.com', '${MARK} order',
       '/cart-checkout', $3, $3, $4)`,
    [paymentId, a.id, after(now, minutes(15)), now],
  );
  const orderId = await paidOrder(server, { storeId: a.storeId, productId, mark: MARK });
  const pack = await paidPack(server, a.id);
  await adjustWallet(server.deps, a.id, { amount: 700, reason: `${MARK} gift` });
  await earn(server.deps, a.id, 5000, `${MARK} 1042`);
  const email = `${MARK}@example.com`;
  const destinationId = await destinationOf(server, a.id, { kind: "paypal", email });
  const payout = await requestPayout(server.deps, a, { amount: 2000, destination_id: destinationId });
  const [line] = await sql<{ id: string }>("SELECT id FROM postings WHERE user_id = $1", [a.id]);
  const deviceId = server.deps.newId();
  await sql(
    `INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
     VALUES ($1, $2, '${MARK} phone', $3, $3, $3, $4)`,
    [deviceId, a.id, now, after(now, days(30))],
  );
  const freeAt = after(now, days(2)).toISOString();
  const targets: Targets = {
    productId,
    serviceId,
    appointmentId,
    seriesId,
    sourceId,
    mailId,
    waitingId,
    linkId,
    campaignId,
    importId,
    exportId,
    paymentId,
    orderId,
    transactionId: line?.id ?? "",
    deviceId,
    ...pack,
    destinationId,
    payoutId: payout.id,
    websiteUrl: a.websiteUrl,
    freeAt,
  };

  /** A fingerprint of everything that belongs to A. */
  const rowsOfA = async () => {
    const [row] = await sql<{ hash: string }>(
      `SELECT md5(string_agg(line, '|' ORDER BY line)) AS hash FROM (
         SELECT u::text AS line FROM users u WHERE id = $1
         UNION ALL SELECT s::text FROM sessions s WHERE user_id = $1
         UNION ALL SELECT s::text FROM stores s WHERE user_id = $1
         UNION ALL SELECT u::text FROM uploads u WHERE user_id = $1
         UNION ALL SELECT l::text FROM listings l JOIN stores s ON s.id = l.store_id WHERE s.user_id = $1
         UNION ALL SELECT v::text FROM services v JOIN stores s ON s.id = v.store_id WHERE s.user_id = $1
         UNION ALL SELECT p::text FROM appointments p JOIN stores s ON s.id = p.store_id WHERE s.user_id = $1
         UNION ALL SELECT r::text FROM series r JOIN stores s ON s.id = r.store_id WHERE s.user_id = $1
         UNION ALL SELECT o::text FROM calendar_sources o JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1
         UNION ALL SELECT m::text FROM mails m WHERE user_id = $1
         UNION ALL SELECT w::text FROM waitlist w JOIN stores s ON s.id = w.store_id WHERE s.user_id = $1
         UNION ALL SELECT d::text FROM ad_spend d JOIN stores s ON s.id = d.store_id WHERE s.user_id = $1
         UNION ALL SELECT m::text FROM campaign_matches m JOIN stores s ON s.id = m.store_id WHERE s.user_id = $1
         UNION ALL SELECT p::text FROM payments p WHERE user_id = $1
         UNION ALL SELECT p::text FROM plan_payments p WHERE user_id = $1
         UNION ALL SELECT r::text FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1
         UNION ALL SELECT c::text FROM accounts c WHERE user_id = $1
         UNION ALL SELECT p::text FROM postings p WHERE user_id = $1
         UNION ALL SELECT p::text FROM payouts p WHERE user_id = $1
         UNION ALL SELECT d::text FROM payout_destinations d WHERE user_id = $1
         UNION ALL SELECT o::text FROM orders o JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1
         UNION ALL SELECT i::text FROM order_items i JOIN orders o ON o.id = order_id JOIN stores s ON s.id = o.store_id
           WHERE s.user_id = $1
         UNION ALL SELECT c::text FROM order_changes c JOIN orders o ON o.id = order_id
           JOIN stores s ON s.id = o.store_id WHERE s.user_id = $1
         UNION ALL SELECT f::text FROM calendar_feeds f JOIN stores s ON s.id = f.store_id WHERE s.user_id = $1
         UNION ALL SELECT c::text FROM appointment_changes c JOIN stores s ON s.id = c.store_id
           WHERE s.user_id = $1) AS lines`,
      [a.id],
    );
    return row!.hash;
  };
  return { server, a, b, targets, rowsOfA };
}
