// All that a seller can have, with a mark in every private text.

import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import { requestPayout } from "#features/selling/payouts/request-payout.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import type { TestApp } from "../test-app.ts";
import { destinationOf, earn } from "../test-payouts.ts";
import type { TestSeller } from "../test-seller.ts";
import { paidOrder } from "./paid-order.ts";
import { paidPack } from "./paid-pack.ts";
import { privateAds } from "./private-ads.ts";
import type { Targets } from "./sample-bodies.ts";

interface Owner extends TestSeller {
  storeId: string;
  websiteUrl: string;
}

interface Wanted {
  mark: string;
  /** Of the shared catalogue. */
  productId: string;
}

export async function privateThings(
  server: TestApp,
  owner: Owner,
  { mark, productId }: Wanted,
): Promise<Targets> {
  const { sql } = server.database;
  const now = server.clock.now();
  const serviceId = server.deps.newId();
  await sql(`UPDATE users SET name = '${mark} name', email = '${mark}@example.com' WHERE id = $1`, [
    owner.id,
  ]);
  await sql(
    `UPDATE stores SET name = '${mark} store', tagline = '${mark}', published = false WHERE user_id = $1`,
    [owner.id],
  );
  await sql(
    `INSERT INTO listings (id, store_id, product_id, list_price, active, added_at) VALUES ($1, $2, $3, 1500, true, $4)`,
    [server.deps.newId(), owner.storeId, productId, now],
  );
  await sql(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
       created_at, updated_at)
     VALUES ($1, $2, '${mark} service', '', 100, 30, 0, 'online', true, $3, $3)`,
    [serviceId, owner.storeId, now],
  );
  const appointmentId = server.deps.newId();
  await sql(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until,
       created_at, updated_at)
     VALUES ($1, $2, 1001, 1, 'Pending', $3, '${mark} service', '${mark}', '${mark} customer', '${mark}@example.com', '',
       '${mark} notes', 100, 'seller', $4, $5, 'UTC', $4::timestamptz AT TIME ZONE 'UTC', $5, $6, $6)`,
    [appointmentId, owner.storeId, serviceId, after(now, days(1)), after(now, days(1) + minutes(30)), now],
  );
  const seriesId = server.deps.newId();
  await sql(
    `INSERT INTO series (id, store_id, every_weeks, count, timezone, starts_local, created_at)
     VALUES ($1, $2, 1, 2, 'UTC', $3::timestamptz AT TIME ZONE 'UTC', $3)`,
    [seriesId, owner.storeId, now],
  );
  await sql("UPDATE appointments SET series_id = $1, series_nth = 1, series_of = 2 WHERE id = $2", [
    seriesId,
    appointmentId,
  ]);
  const sourceId = server.deps.newId();
  await sql(
    `INSERT INTO calendar_sources (store_id, id, name, address, busy, notes, read_at, tried_at, created_at)
     VALUES ($1, $2, '${mark} calendar', 'http://127.0.0.1/${mark}.ics', tstzmultirange(tstzrange($4, $5)), '{}', $3, $3, $3)`,
    [
      owner.storeId,
      sourceId,
      after(now, -minutes(5)),
      after(now, days(3)),
      after(now, days(3) + minutes(90)),
    ],
  );
  await sql("INSERT INTO calendar_feeds VALUES ($1, $2, $3)", [owner.storeId, `hash of ${mark}`, now]);
  const mailId = server.deps.newId();
  await sql(
    `INSERT INTO mails (id, user_id, store_id, appointment_id, kind, occasion, sender_name, recipient, reply_to, subject,
       text, html, status, round, attempts, send_at, created_at)
     VALUES ($1, $2, $3, $4, 'booking_received', 'version 1', '', '${mark}@example.com', '', '${mark} subject',
       '${mark} text', '', 'kept', 1, 0, $5, $5)`,
    [mailId, owner.id, owner.storeId, appointmentId, now],
  );
  const waitingId = server.deps.newId();
  await sql(
    `INSERT INTO waitlist (store_id, id, service_id, service_name, day, customer_name, customer_email, notes, status,
       created_at, updated_at)
     VALUES ($1, $2, $3, '${mark} service', $4::timestamptz::date, '${mark} waiting', '${mark}@example.com', '${mark} notes', 'waiting',
       $4, $4)`,
    [owner.storeId, waitingId, serviceId, now],
  );
  const linkId = server.deps.newId();
  await sql(
    `INSERT INTO ad_links (store_id, id, code, name, target, platform, source, campaign, created_at)
     VALUES ($1, $2, $4, '${mark} link', 'store', 'flyer', 'flyer', '${mark}', $3)`,
    // An address takes eight characters.
    [owner.storeId, linkId, now, `${mark.slice(0, 3).repeat(2)}zz`],
  );
  const [campaignId, importId] = [server.deps.newId(), server.deps.newId()];
  await sql(
    `WITH campaign AS (INSERT INTO ad_campaigns VALUES ($1, $2, 'google', '${mark} ad', '${mark} ad', NULL, $4) RETURNING id),
       import AS (INSERT INTO ad_imports VALUES ($1, $3, '${mark}.csv', '', 'google', 1, 1, $4) RETURNING id)
     INSERT INTO ad_spend SELECT $1::uuid, '2026-01-01'::date, campaign.id, 1, 1, 100, 0, import.id FROM campaign, import
       UNION ALL SELECT $1, '2026-02-01', campaign.id, 1, 1, 100, 0, NULL FROM campaign`,
    [owner.storeId, campaignId, importId, now],
  );
  const exportId = server.deps.newId();
  await sql(
    `INSERT INTO data_exports (id, user_id, status, percent, attempts, pieces, bytes, requested_at, ready_at, expires_at)
     VALUES ($1, $2, 'ready', 100, 1, 1, 9, $3, $3, $4)`,
    [exportId, owner.id, now, after(now, days(7))],
  );
  await server.deps.storage.put(`export-${exportId}-1/1.part`, Buffer.from(mark));
  const paymentId = server.deps.newId();
  await sql(
    `INSERT INTO payments (id, purpose, project_id, user_id, gateway, status, amount, credits, currency, email, description,
       return_path, expires_at, check_at, created_at)
     VALUES ($1, 'order', 'solodesk', $2, 'sandbox', 'created', 1500, 0, 'USD', '${mark}@example.com', '${mark} order',
       '/cart-checkout', $3, $3, $4)`,
    [paymentId, owner.id, after(now, minutes(15)), now],
  );
  const orderId = await paidOrder(server, { storeId: owner.storeId, productId, mark: mark });
  await privateAds(server, { storeId: owner.storeId, importId, appointmentId, orderId });
  const pack = await paidPack(server, owner.id);
  await adjustWallet(server.deps, owner.id, { amount: 700, reason: `${mark} gift` });
  await earn(server.deps, owner.id, 5000, `${mark} 1042`);
  const email = `${mark}@example.com`;
  const destinationId = await destinationOf(server, owner.id, { kind: "paypal", email });
  const payout = await requestPayout(server.deps, owner, { amount: 2000, destination_id: destinationId });
  const [line] = await sql<{ id: string }>("SELECT id FROM postings WHERE user_id = $1", [owner.id]);
  const deviceId = server.deps.newId();
  await sql(
    `INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, confirmed_at, expires_at)
     VALUES ($1, $2, '${mark} phone', $3, $3, $3, $4)`,
    [deviceId, owner.id, now, after(now, days(30))],
  );
  const freeAt = after(now, days(2)).toISOString();
  return {
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
    websiteUrl: owner.websiteUrl,
    freeAt,
  };
}
