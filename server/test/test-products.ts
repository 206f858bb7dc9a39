import type { TestApp } from "./test-app.ts";

/** Products straight in the catalogue, $10.00 each and bought at $6.00; their ids, in the order of their names. */
export async function testProducts({ deps, database, clock }: TestApp, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => deps.newId()).toSorted();
  await database.sql(
    `INSERT INTO products (id, sku, name, description, category, brand, price, wholesale_price, stock, created_at, updated_at)
     SELECT id, 'SKU-' || id, 'Thing ' || n, 'A good thing', 'Things', 'Acme', 1000, 600, 20, $2, $2
     FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, n)`,
    [ids, clock.now()],
  );
  return ids;
}
