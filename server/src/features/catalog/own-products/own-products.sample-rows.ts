import type { MarkedSeller } from "#test/security/marked-seller.ts";

/** A draft with one variant, so that no page of the store shows it. */
export async function ownProductsRows({ server: { database, deps, clock }, storeId, mark }: MarkedSeller) {
  const ownProductId = deps.newId();
  const variantId = deps.newId();
  const now = clock.now();
  await database.sql(
    `INSERT INTO products (id, store_id, sku, name, description, category, brand, price, cost, wholesale_price, stock,
       options, created_at, updated_at)
     VALUES ($1, $2, $3, $4, '', $4, '', 1200, 300, 0, 7, $5, $6, $6)`,
    [
      ownProductId,
      storeId,
      `${mark}-soap`,
      `${mark} soap`,
      JSON.stringify([{ name: "Size", values: [mark] }]),
      now,
    ],
  );
  await database.sql(
    `INSERT INTO listings (id, store_id, product_id, list_price, active, added_at) VALUES ($1, $2, $3, 1200, false, $4)`,
    [deps.newId(), storeId, ownProductId, now],
  );
  await database.sql(
    `INSERT INTO product_variants (id, store_id, product_id, position, options, sku, barcode, price, cost, stock)
     VALUES ($1, $2, $3, 0, $4, $5, $6, 1200, 300, 7)`,
    [variantId, storeId, ownProductId, JSON.stringify([mark]), `${mark}-l`, `${mark} code`],
  );
  return { ownProductId, variantId };
}
