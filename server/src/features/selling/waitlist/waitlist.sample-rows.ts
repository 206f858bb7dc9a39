import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function waitlistRows(
  { server: { database, deps, clock }, storeId, mark }: MarkedSeller,
  { serviceId }: { serviceId: string },
) {
  const waitingId = deps.newId();
  await database.sql(
    `INSERT INTO waitlist (store_id, id, service_id, service_name, day, customer_name, customer_email, notes, status,
       created_at, updated_at)
     VALUES ($1, $2, $3, '${mark} service', $4::timestamptz::date, '${mark} waiting', '${mark}@example.com', '${mark} notes', 'waiting',
       $4, $4)`,
    [storeId, waitingId, serviceId, clock.now()],
  );
  return { waitingId };
}
