import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function catalogRows(
  { server: { database, deps, clock }, storeId }: MarkedSeller,
  productId: string,
): Promise<void> {
  await database.sql(
    `INSERT INTO listings (id, store_id, product_id, list_price, active, added_at) VALUES ($1, $2, $3, 1500, true, $4)`,
    [deps.newId(), storeId, productId, clock.now()],
  );
  await database.sql(
    `INSERT INTO left_slugs (store_id, kind, slug, target_id) VALUES ($1, 'product', 'a-former-name', $2)`,
    [storeId, productId],
  );
}
