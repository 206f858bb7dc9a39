import type { CheckoutRules } from "@solodesk/contract/store/store/checkout-rules.ts";
import type { TestApp } from "./test-app.ts";
import { dayAndNight, testCalendar } from "./test-calendar.ts";
import { testProducts } from "./test-products.ts";

interface Wanted {
  /** Of each product, in order; null: not counted. */
  stock?: (number | null)[];
  rules?: Partial<CheckoutRules>;
}

/** A store in UTC that is open day and night, with products at $15.00 of which the catalogue's operator gets $6.00, and a service at $45.00. */
export async function testStoreApp(
  server: TestApp,
  websiteUrl: string,
  { stock = [20], rules = {} }: Wanted = {},
) {
  const seller = await testCalendar(server, websiteUrl, dayAndNight);
  const productIds = await testProducts(server, stock.length);
  const { sql } = server.database;
  await sql(
    `UPDATE products SET stock = w.stock FROM unnest($1::uuid[], $2::int[]) AS w (id, stock) WHERE products.id = w.id`,
    [productIds, stock],
  );
  await sql(
    `INSERT INTO listings (store_id, product_id, id, list_price, active, added_at)
     SELECT $1, id, gen_random_uuid(), 1500, true, $3 FROM unnest($2::uuid[]) AS w (id)`,
    [seller.storeId, productIds, server.clock.now()],
  );
  const { shipping_flat = 0, free_shipping_over = null, tax_bps = 0 } = rules;
  await sql("UPDATE stores SET shipping_flat = $2, free_shipping_over = $3, tax_bps = $4 WHERE id = $1", [
    seller.storeId,
    shipping_flat,
    free_shipping_over,
    tax_bps,
  ]);
  const line = (nth: number, quantity = 1) => ({
    id: productIds[nth] ?? "",
    quantity,
    website_url: websiteUrl,
  });
  return { ...seller, productIds, line };
}

export type TestShop = Awaited<ReturnType<typeof testStoreApp>>;

/** Of each product, in the order of the ids. */
export async function stockOf({ database }: TestApp, ids: string[]): Promise<(number | null)[]> {
  const rows = await database.sql<{ stock: number | null }>(
    `SELECT p.stock FROM unnest($1::uuid[]) WITH ORDINALITY AS w (id, nth) JOIN products p ON p.id = w.id ORDER BY nth`,
    [ids],
  );
  return rows.map(({ stock }) => stock);
}

const customer = { name: "Grace Hopper", email: "grace@example.com" };
const shipping_address = { line1: "1 Yard", city: "Arlington", postal_code: "22201", country: "US" };

/** A body that payment/create takes. */
export const purchase = (items: object[], more: object = {}) => ({
  items,
  customer,
  shipping_address,
  gateway: "sandbox",
  ...more,
});
