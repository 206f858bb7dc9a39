import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function servicesRows({ server: { database, deps, clock }, storeId, mark }: MarkedSeller) {
  const serviceId = deps.newId();
  const questionId = deps.newId();
  await database.sql(
    `INSERT INTO services (id, store_id, name, description, price, duration_minutes, buffer_minutes, location, active,
       questions, created_at, updated_at)
     VALUES ($1, $2, '${mark} service', '', 100, 30, 0, 'online', true, $4, $3, $3)`,
    [
      serviceId,
      storeId,
      clock.now(),
      JSON.stringify([
        { id: questionId, label: `${mark} letter`, kind: "file", options: [], required: false },
      ]),
    ],
  );
  return { serviceId, questionId };
}
