import pg from "pg";
import { type MadeProduct, madeProducts } from "./made-products.ts";

const BATCH = 1000;

/** Replaces the catalogue with `count` products; `url` is the database owner's. */
export async function seedProducts(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("DELETE FROM products");
  const insert = (rows: MadeProduct[]) =>
    client.query(
      `INSERT INTO products (id, sku, name, description, category, brand, price, wholesale_price, stock, created_at, updated_at)
       SELECT id, sku, name, description, category, brand, price, price / 2, 100, now(), now()
       FROM json_to_recordset($1) AS r (id uuid, sku text, name text, description text, category text, brand text, price bigint)`,
      [JSON.stringify(rows)],
    );
  let batch: MadeProduct[] = [];
  for (const product of madeProducts(count)) {
    batch.push(product);
    if (batch.length < BATCH) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
  await client.query("SELECT settle_product_search()");
  await client.query("ANALYZE products, product_search, search_words");
  await client.end();
}
