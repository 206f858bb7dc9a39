import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function discountsRows(
  { server: { database, deps, clock }, storeId, mark }: MarkedSeller,
  { orderId }: { orderId: string },
) {
  const discountId = deps.newId();
  await database.sql(
    `INSERT INTO discounts (id, store_id, code, code_key, title, kind, value, first_order, stackable, active, uses, created_at,
       updated_at)
     VALUES ($1, $2, '${mark}-code', '${mark}-code', '${mark} discount', 'percent', 10, false, true, true, 1, $3, $3)`,
    [discountId, storeId, clock.now()],
  );
  await database.sql(
    "INSERT INTO discount_uses (store_id, order_id, discount_id, amount) VALUES ($1, $2, $3, 0)",
    [storeId, orderId, discountId],
  );
  return { discountId };
}
