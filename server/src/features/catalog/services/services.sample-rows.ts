import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function servicesRows({ server: { database, deps, clock }, storeId, mark }: MarkedSeller) {
  const serviceId = deps.newId();
  await database.sql(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
       created_at, updated_at)
     VALUES ($1, $2, '${mark} service', '', 100, 30, 0, 'online', true, $3, $3)`,
    [serviceId, storeId, clock.now()],
  );
  return { serviceId };
}
