import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, callUnchecked } from "#test/call.ts";
import { seededRandom } from "#test/concurrently.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSeller, testSellerWithStore } from "#test/test-seller.ts";
import { listActiveListings } from "./list-active-listings.ts";

const NOBODY = "0199aaaa-0000-7000-8000-000000000000";
type Seller = Awaited<ReturnType<typeof testSellerWithStore>>;

let server: TestApp;
let ids: string[];
let seller: Seller;
let shops = 0;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
  ids = await testProducts(server, 1200);
});
beforeEach(async () => {
  shops += 1;
  seller = await testSellerWithStore(server, `shop-${shops}`);
});
afterAll(() => server.close());

const send = (endpoint: "select" | "unselect", product_ids: unknown, as: Caller = seller) =>
  callUnchecked(server, catalog[endpoint], { body: { product_ids } }, as);

const sendTerms = (product_ids: string[], terms: object[]) =>
  callUnchecked(server, catalog.select, { body: { product_ids, terms } }, seller);

const mine = async (query = "", as: Caller = seller) =>
  (await callUnchecked(server, catalog.listMine, { query }, as)).body;

const version = async () => {
  const rows = await server.database.sql<{ version: string }>("SELECT version FROM stores WHERE id = $1", [
    seller.storeId,
  ]);
  return Number(rows[0]?.version);
};

describe("select on terms of one's own", () => {
  const terms = (product_id: string, currency = "USD") => ({
    product_id,
    list_price: { amount: 777, currency },
    active: false,
  });

  test("lists some at their own price and hidden, in one change; the rest as ever", async () => {
    const wanted = [ids[5]!, ids[2]!];
    const before = await version();
    expect((await sendTerms(wanted, [terms(ids[2]!.toUpperCase()), terms(ids[7]!)])).status).toBe(200);
    const { products } = await mine();
    expect(products).toHaveLength(2);
    expect(products[0]!.list_price).toEqual(products[0]!.price);
    expect([products[0]!.active, products[1]]).toMatchObject([
      true,
      { id: ids[2], list_price: { amount: 777, currency: "USD" }, active: false },
    ]);
    expect(await version()).toBe(before + 1);
    expect((await sendTerms([ids[5]!], [terms(ids[5]!)])).status).toBe(200);
    expect((await mine()).products[0]!.active, "what is listed stays as it is").toBe(true);
  });

  test("another currency is refused beside its field, and nothing is listed", async () => {
    const refused = await sendTerms([ids[5]!], [terms(ids[2]!), terms(ids[5]!, "EUR")]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.refusal.fields!)).toEqual(["terms.1.list_price.currency"]);
    expect((await mine()).products).toEqual([]);
  });
});

describe("the wholesale price is the least a product is listed at", () => {
  test("a lower one is refused beside its field, and nothing is listed", async () => {
    const low = {
      product_id: ids[2]!.toUpperCase(),
      list_price: { amount: 599, currency: "USD" },
      active: true,
    };
    const refused = await sendTerms([ids[5]!, ids[2]!], [{ ...low, product_id: ids[7]! }, low]);
    expect([refused.status, refused.refusal.fields]).toEqual([
      422,
      {
        "terms.1.list_price": "This price is below the wholesale price. Raise it to at least that.",
      },
    ]);
    expect((await mine()).products).toEqual([]);
  });

  test("also where the catalogue recommends less", async () => {
    await server.database.sql("UPDATE products SET price = 500 WHERE id = $1", [ids[30]]);
    expect((await send("select", [ids[30]])).status).toBe(200);
    expect((await mine()).products[0]!.list_price.amount).toBe(600);
  });
});

describe("select", () => {
  test("lists products at the catalogue's price, shown at once, in the order they were named", async () => {
    const wanted = [ids[5]!, ids[2]!, ids[9]!];
    const before = await version();
    const answer = await send("select", wanted);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: "Selected products have been added to your catalog.",
        product_ids: wanted,
      },
    ]);
    const { products, services, pagination } = await mine();
    expect(products.map(({ id }) => id)).toEqual(wanted);
    expect(products[0]).toMatchObject({
      list_price: { amount: 1000, currency: "USD" },
      wholesale_price: { amount: 600, currency: "USD" },
      active: true,
      selected: true,
      added_at: server.clock.now().toISOString(),
    });
    expect([services, pagination.total]).toEqual([[], 3]);
    expect(await version()).toBeGreaterThan(before);
  });

  test("repeating it, in one list or twice, changes nothing", async () => {
    await send("select", [ids[1], ids[1], ids[1]?.toUpperCase()]);
    const first = await mine();
    expect((await send("select", [ids[1]])).status).toBe(200);
    expect(await mine()).toEqual(first);
    expect(first.pagination.total).toBe(1);
  });

  test("is all or nothing: an unknown product is named and nothing is listed", async () => {
    const { status, refusal } = await send("select", [ids[1], NOBODY, ids[2]]);
    expect([status, refusal.code, Object.keys(refusal.fields!)]).toEqual([
      404,
      "not_found",
      ["product_ids.1"],
    ]);
    expect(refusal.fields!["product_ids.1"]).toContain(NOBODY);
    expect((await mine()).pagination.total).toBe(0);
  });

  test("takes 1 to 1,000 ids and nothing else", async () => {
    expect((await send("select", ids.slice(0, 1000))).status).toBe(200);
    expect((await mine()).pagination.total).toBe(1000);
    for (const wrong of [[], ids.slice(0, 1001), ["x"], "x", null, [null]]) {
      expect((await send("select", wrong)).status, JSON.stringify(wrong)?.slice(0, 40)).toBe(422);
    }
  });

  test("needs a store", async () => {
    const stranger = await testSeller(server);
    for (const endpoint of ["select", "unselect"] as const) {
      const { status, refusal } = await send(endpoint, [ids[0]], stranger);
      expect([status, refusal.code]).toEqual([409, "store_required"]);
    }
    expect(await mine("", stranger)).toMatchObject({ products: [], services: [], pagination: { total: 0 } });
  });

  test("asks the database one statement beside the session's and the plan's", async () => {
    let statements = 0;
    const { pool } = { pool: server.deps.db } as unknown as {
      pool: { $client: { query: (...a: unknown[]) => unknown } };
    };
    const client = pool.$client;
    const query = client.query;
    client.query = function count(this: unknown, ...given: unknown[]) {
      statements += 1;
      return query.apply(this, given);
    };
    await send("select", ids.slice(0, 1000));
    client.query = query;
    expect(statements).toBe(3);
  });
});

describe("unselect", () => {
  test("takes products out of this store only", async () => {
    const other = await testSellerWithStore(server, `other-${shops}`);
    await send("select", ids.slice(0, 4));
    await send("select", ids.slice(0, 4), other);
    const answer = await send("unselect", [ids[0], ids[3], ids[7]]);
    expect([answer.status, answer.body.message]).toEqual([
      200,
      "Selected products have been removed from your catalog.",
    ]);
    expect((await mine()).products.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect((await mine("", other)).pagination.total).toBe(4);
  });

  test("is all or nothing too", async () => {
    await send("select", ids.slice(0, 2));
    expect((await send("unselect", [ids[0], NOBODY])).status).toBe(404);
    expect((await mine()).pagination.total).toBe(2);
  });
});

describe("a store's listings", () => {
  test("come in pages that hold each once", async () => {
    await send("select", ids.slice(0, 45));
    const seen: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { products } = await mine(`page=${page}&page_size=10`);
      seen.push(...products.map(({ id }) => id));
    }
    expect(seen).toEqual(ids.slice(0, 45));
    expect(await mine("page=6&page_size=10")).toMatchObject({ products: [], pagination: { total: 45 } });
  });

  test("on the shelf are the active ones", async () => {
    await send("select", ids.slice(0, 3));
    await server.database.sql("UPDATE listings SET active = false WHERE store_id = $1 AND product_id = $2", [
      seller.storeId,
      ids[1],
    ]);
    const shelf = await listActiveListings(server.deps, seller.storeId, { page: 1, page_size: 10 });
    expect([shelf.products.map(({ id }) => id), shelf.total]).toEqual([[ids[0], ids[2]], 2]);
  });
});

describe("many at once", () => {
  test("two sellers and each seller twice: every call succeeds and the end is what was asked for last", async () => {
    const other = await testSellerWithStore(server, `rival-${shops}`);
    const mixed = (from: number) => ids.slice(from, from + 300).toSorted(() => random() - 0.5);
    const calls = Array.from({ length: 40 }, (_, n) =>
      send(n % 2 ? "unselect" : "select", mixed(n * 10), n % 4 < 2 ? seller : other),
    );
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const who of [seller, other]) {
      await send("select", ids.slice(0, 1000), who);
      await send("unselect", ids.slice(500, 1200), who);
      expect((await mine("", who)).pagination.total).toBe(500);
    }
  });
});
