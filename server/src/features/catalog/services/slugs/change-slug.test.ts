import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { Slug } from "@solodesk/contract/kernel/slug.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
beforeAll(async () => {
  server = await testApp();
  seller = await testSellerWithStore(server, "slugs");
});
afterAll(() => server.close());

const serviceNamed = async (name: string) => {
  const body = {
    name,
    price: { amount: 100, currency: "USD" },
    duration_minutes: 30,
    location: "online" as const,
  };
  return (await call(server, services.add, { body }, seller)).body.data;
};
const edit = (id: string, body: { slug?: string; name?: string }) =>
  call(server, services.edit, { params: { id }, body }, seller);

const made = async (name: string) => {
  const [row] = await server.database.sql<{ slug: string }>("SELECT slug_of($1, 'product') AS slug", [name]);
  return row?.slug;
};

test.each([
  ["Marta's Crème brûlée, 50 ml", "martas-creme-brulee-50-ml"],
  ["  --Soap!!  ", "soap"],
  ["Größe ÆØ", "grosse-aeo"],
  ["ＦＵＬＬ wide", "full-wide"],
  ["سابون", "product"],
  ["石けん 100", "product"],
  ["100 %", "product"],
  ["<script>alert(1)</script>", "script-alert-1-script"],
  ["../../etc/passwd", "etc-passwd"],
  ["0199a000-0000-7000-8000-0000000000ff", "product-0199a000-0000-7000-8000-0000000000ff"],
  [`${"very ".repeat(20)}long`, "very-very-very-very-very-very-very-very-very-very"],
  ["x".repeat(300), "x".repeat(53)],
])("the name %s gives the slug %s", async (name, slug) => {
  expect(await made(name)).toBe(slug);
  expect(Slug.safeParse(slug).success).toBe(true);
});

test("things of one name get numbers, and a hundred picked at once are all told apart", async () => {
  const ids = await testProducts(server, 100);
  await server.database.sql("UPDATE products SET name = 'Soap' WHERE id = ANY($1::uuid[])", [ids]);
  // At the same time, so that one waits for the other.
  const halves = [ids.slice(0, 50), ids.slice(50)];
  const answers = await Promise.all(
    halves.map((product_ids) => call(server, catalog.select, { body: { product_ids } }, seller)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const rows = await server.database.sql<{ slug: string }>("SELECT slug FROM listings WHERE store_id = $1", [
    seller.storeId,
  ]);
  const numbered = Array.from({ length: 99 }, (_, n) => `soap-${n + 2}`);
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(["soap", ...numbered].toSorted());
});

test("a name without a Latin letter is numbered from 1", async () => {
  const found = [await serviceNamed("美容"), await serviceNamed("Стрижка"), await serviceNamed("Service")];
  expect(found.map(({ slug }) => slug)).toEqual(["service-1", "service-2", "service-3"]);
});

test("a slug stays with another name, changes only as asked, and the one before is nobody else's", async () => {
  const cut = await serviceNamed("Cut");
  await edit(cut.id, { name: "Haircut" });
  const changed = await edit(cut.id, { slug: "hair-cut" });
  expect(changed.body).toMatchObject({ data: { name: "Haircut", slug: "hair-cut" } });
  const other = await serviceNamed("Cut");
  expect(other.slug).toBe("cut-2");
  for (const slug of ["cut", "hair-cut"]) {
    const refused = await edit(other.id, { slug });
    expect(refused.status).toBe(422);
    expect(refused.refusal.fields).toEqual({
      slug: `Another page has or had this address. ${slug === "cut" ? "cut-3" : "hair-cut-2"} is free.`,
    });
  }
  // Its own former one, and the present one, it may take.
  expect((await edit(cut.id, { slug: "cut" })).status).toBe(200);
  expect((await edit(cut.id, { slug: "cut" })).status).toBe(200);
  const left = await server.database.sql("SELECT slug FROM left_slugs WHERE target_id = $1", [cut.id]);
  expect(left).toEqual([{ slug: "hair-cut" }]);
});

test.each([
  "",
  "Cut",
  "cut--off",
  "-cut",
  "cut-",
  "c\u0443t",
  "a".repeat(61),
  "0199a000-0000-7000-8000-0000000000ff",
])("the slug %j is refused", async (slug) => {
  const { id } = await serviceNamed("Refused");
  expect((await edit(id, { slug })).status).toBe(422);
});

test("another seller's service keeps its slug", async () => {
  const { id } = await serviceNamed("Mine");
  const stranger = await testSellerWithStore(server, "slugs-2");
  const { status } = await call(server, services.edit, { params: { id }, body: { slug: "yours" } }, stranger);
  expect(status).toBe(404);
});

test("an own product is found by its slug and by the one before, in its store alone", async () => {
  const mug = async () =>
    (
      await call(
        server,
        ownProducts.add,
        { body: { name: "Mug", price: { amount: 100, currency: "USD" } } },
        seller,
      )
    ).body.data;
  const change = (id: string, slug: string) =>
    call(server, ownProducts.edit, { params: { id }, body: { slug } }, seller);
  const shown = (id: string, website_url = "slugs") =>
    call(server, storefront.getProduct, { params: { website_url, id } });
  const [product, other] = [await mug(), await mug()];
  expect([product.slug, other.slug]).toEqual(["mug", "mug-2"]);
  expect((await change(product.id, "big-mug")).body.data).toMatchObject({ slug: "big-mug", name: "Mug" });
  for (const slug of ["big-mug", "mug"]) expect((await shown(slug)).body.data.id).toBe(product.id);
  expect(Object.keys((await change(other.id, "mug")).refusal.fields ?? {})).toEqual(["slug"]);
  await testSellerWithStore(server, "slugs-3");
  expect((await shown("mug", "slugs-3")).status).toBe(404);
});
