import { after, days, minutes } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A service that customers share, and one of them. */
export async function sessionsRows({ server: { database, deps, clock }, storeId, mark }: MarkedSeller) {
  const serviceId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, capacity, location, active,
       created_at, updated_at)
     VALUES ($1, $2, '${mark} class', '', 100, 30, 0, 8, 'in_person', true, $3, $3)`,
    [serviceId, storeId, now],
  );
  const [row] = await database.sql<{ sessionId: string }>(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until,
       created_at, updated_at)
     VALUES ($1, $2, 1002, 1, 'Confirmed', $3, '${mark} class', '${mark}', '${mark} student', '${mark}@example.com', '',
       '${mark} notes', 100, 'seller', $4, $5, 'UTC', $4::timestamptz AT TIME ZONE 'UTC', $5, $6, $6)
     RETURNING session_id AS "sessionId"`,
    [deps.newId(), storeId, serviceId, after(now, days(4)), after(now, days(4) + minutes(30)), now],
  );
  return { sessionId: row?.sessionId ?? "" };
}
