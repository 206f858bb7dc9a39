import { after, days, minutes } from "#kernel/time/clock.ts";
import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function appointmentsRows(
  { server: { database, deps, clock }, storeId, mark }: MarkedSeller,
  { serviceId }: { serviceId: string },
) {
  const appointmentId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
       customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until,
       created_at, updated_at)
     VALUES ($1, $2, 1001, 1, 'Pending', $3, '${mark} service', '${mark}', '${mark} customer', '${mark}@example.com', '',
       '${mark} notes', 100, 'seller', $4, $5, 'UTC', $4::timestamptz AT TIME ZONE 'UTC', $5, $6, $6)`,
    [appointmentId, storeId, serviceId, after(now, days(1)), after(now, days(1) + minutes(30)), now],
  );
  return { appointmentId };
}
