import { type AdLink, links, maxLinks } from "@solodesk/contract/marketing/links.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { linkAlphabet } from "@solodesk/contract/store/visits/link-code.ts";
import { visits } from "@solodesk/contract/store/visits.ts";
import { encode } from "uqr";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, call, callUnchecked } from "#test/call.ts";
import { eventually } from "#test/eventually.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const ORIGIN = "http://desk.example";

let server: TestApp;
let shop: TestShop;
let made = 0;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  shop = await testStoreApp(server, `shop-${made}`);
});

const atDesk = ({ headers }: Caller): Caller => ({ headers: { ...headers, host: "desk.example" } });
const flyer = { source: "flyer", medium: "print", campaign: "June Fair" };
const add = (body: object, as: Caller = shop) => callUnchecked(server, links.create, { body }, atDesk(as));
const create = async (more: object = {}): Promise<AdLink> => (await add({ ...flyer, ...more })).body.data;
const list = async (query = ""): Promise<AdLink[]> =>
  (await callUnchecked(server, links.list, { query }, atDesk(shop))).body.data;
const open = (path: string, headers: Record<string, string> = {}) =>
  server.http.inject({ url: path, headers: { host: "desk.example", "user-agent": BROWSER, ...headers } });
const sql = (text: string, values: unknown[]) => server.database.sql(text, values);

describe("the seller", () => {
  test("makes a link, finds it in the list, and takes it off", async () => {
    const link = await create();
    expect(link).toMatchObject({
      name: "June Fair",
      platform: "flyer",
      source: "flyer",
      medium: "print",
      campaign: "june fair",
      leads_to: "Corner Shop",
      path: `/store/shop-${made}`,
      url: `${ORIGIN}/store/shop-${made}?utm_source=flyer&utm_medium=print&utm_campaign=june%20fair&link=${link.code}`,
      short_url: `${ORIGIN}/l/${link.code}`,
      clicks: 0,
      visits: 0,
    });
    expect(link.code).toMatch(new RegExp(`^[${linkAlphabet}]{8}$`));
    server.clock.advance(1);
    const second = await create({ name: "At the fair", source: "facebook" });
    expect([second.name, second.platform]).toEqual(["At the fair", "meta"]);
    expect(await list()).toEqual([second, link]);
    expect(await list("page=2&page_size=1")).toEqual([link]);
    expect((await call(server, links.remove, { params: { id: link.id } }, atDesk(shop))).status).toBe(200);
    expect(await list()).toEqual([second]);
    expect((await call(server, links.remove, { params: { id: link.id } }, atDesk(shop))).status).toBe(404);
  });

  test("leads to what is their own, and to nothing else", async () => {
    const other = await testStoreApp(server, `other-${made}`);
    const [productId = ""] = shop.productIds;
    const product = await create({ target: "product", target_id: productId });
    const service = await create({ target: "service", target_id: shop.serviceId });
    expect([product.path, service.path]).toEqual([
      `/store/shop-${made}/p/${productId}`,
      `/store/shop-${made}/s/${shop.serviceId}`,
    ]);
    expect([product.url.includes(`/p/${productId}?utm_source=`), service.leads_to]).toEqual([
      true,
      "Haircut",
    ]);
    const refused = async (body: object) =>
      (await call(server, links.create, { body: { ...flyer, ...body } }, atDesk(shop))).status;
    expect(await refused({ target: "service", target_id: other.serviceId })).toBe(404);
    expect(await refused({ target: "product", target_id: other.productIds[0] })).toBe(404);
    expect(await refused({ target: "product" })).toBe(422);
    expect(await refused({ target_id: productId })).toBe(422);
    expect(await refused({ path: "https://evil.test/" })).toBe(422);
    expect((await call(server, links.remove, { params: { id: product.id } }, atDesk(other))).status).toBe(
      404,
    );
  });

  test("writes no tag that nobody can see, nor one that is too long", async () => {
    const refused = async (body: object) =>
      (await call(server, links.create, { body: { ...flyer, ...body } }, atDesk(shop))).status;
    for (const campaign of ["", "  ", "\u200B\u202E", "a\u0000b", "\uD800", "x".repeat(201)])
      expect(await refused({ campaign }), JSON.stringify(campaign)).toBe(422);
    expect((await create({ campaign: " <b>Ｓale</b>\u200B&utm_source=x#y " })).campaign).toBe(
      "<b>sale</b>&utm_source=x#y",
    );
  });

  test("needs a store, and has room for 500", async () => {
    const nobody = { ...shop, ...(await testSeller(server)) };
    expect((await call(server, links.create, { body: flyer }, atDesk(nobody))).code).toBe("store_required");
    expect((await call(server, links.list, {}, atDesk(nobody))).body.data).toEqual([]);
    await sql(
      `INSERT INTO ad_links (store_id, id, code, name, target, platform, source, campaign, created_at)
       SELECT $1, gen_random_uuid(), 'x' || $2 || 'x' || n, 'x', 'store', 'x', 'x', 'x', now() FROM generate_series(1, $3::int) n`,
      [shop.storeId, `${made}`, maxLinks - 1],
    );
    await create();
    expect((await call(server, links.create, { body: flyer }, atDesk(shop))).status).toBe(422);
  });

  test("makes no end of links by taking them off the list", async () => {
    await sql(
      `INSERT INTO ad_links (store_id, id, code, name, target, platform, source, campaign, created_at, removed_at)
       SELECT $1, gen_random_uuid(), 'y' || $2 || 'y' || n, 'x', 'store', 'x', 'x', 'x', now(), now() FROM generate_series(1, $3::int) n`,
      [shop.storeId, `${made}`, maxLinks * 10 - 1],
    );
    const { id } = await create();
    await call(server, links.remove, { params: { id } }, atDesk(shop));
    const refused = await call(server, links.create, { body: flyer }, atDesk(shop));
    expect([refused.status, refused.refusal.fields!.campaign]).toEqual([
      422,
      expect.stringContaining("including removed ones"),
    ]);
  });
});

describe("the short address", () => {
  test("leads to the store with its tags, and counts who presses it", async () => {
    const { code, url } = await create({ term: "mugs & cups" });
    const answer = await open(`/l/${code}`);
    expect([answer.statusCode, ORIGIN + answer.headers.location]).toEqual([302, url]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    await open(`/l/${code.toUpperCase()}/`);
    await open(`/l/${code}`, { "user-agent": "WhatsApp/2.2587 N" });
    await open(`/l/${code}`, { "user-agent": "" });
    await open(`/l/${code}`, { "sec-purpose": "prefetch;prerender" });
    await server.http.inject({ method: "HEAD", url: `/l/${code}`, headers: { "user-agent": BROWSER } });
    await eventually(async () => expect((await list())[0]?.clicks).toBe(2));
    await new Promise((done) => setTimeout(done, 1100));
    expect((await list())[0]?.clicks).toBe(2);
  });

  test("goes on leading to the store when that has moved, and when the link was taken off the list", async () => {
    const { id, code } = await create();
    const moved = await call(server, store.edit, { body: { website_url: `moved-${made}` } }, shop);
    expect(moved.status).toBe(200);
    await call(server, links.remove, { params: { id } }, atDesk(shop));
    const { statusCode, headers } = await open(`/l/${code}`);
    expect([statusCode, String(headers.location)]).toEqual([
      302,
      expect.stringMatching(`^/store/moved-${made}[?]utm_source`),
    ]);
  });

  test.each(["zzzzzzzz", "x", "%00", "..%2f..%2fevil.test", "//evil.test", "aeiou012", "x".repeat(5000)])(
    "that was never given (%s) is nowhere",
    async (code) => {
      expect((await open(`/l/${code}`)).statusCode).toBe(404);
      expect((await open(`/l/${code}/qr.svg`)).statusCode).toBe(404);
    },
  );

  test("is there as a picture of each kind", async () => {
    const { code } = await create();
    const [svg, png] = [await open(`/l/${code}/qr.svg`), await open(`/l/${code}/qr.png`)];
    expect([svg.headers["content-type"], png.headers["content-type"]]).toEqual([
      "image/svg+xml",
      "image/png",
    ]);
    const dark = encode(`${ORIGIN}/l/${code}`, { ecc: "M", border: 4 }).data.flat().filter(Boolean).length;
    expect(svg.body.match(/h1v1h-1z/g)?.length).toBe(dark);
  });
});

test("visits that came by a link are told with it, and those of another store's are not", async () => {
  const { code } = await create();
  await testStoreApp(server, `other-${made}`);
  const send = (address: string, link?: string, kind = "visit") =>
    callUnchecked(
      server,
      visits.count,
      {
        params: { website_url: address },
        body: {
          kind,
          touch: { platform: "flyer", touched_at: server.clock.now().toISOString() },
          ...(link && { link }),
        },
      },
      { headers: { "user-agent": BROWSER } },
    );
  for (const answer of [
    await send(`shop-${made}`, code),
    await send(`shop-${made}`, code, "cart"),
    await send(`shop-${made}`, "zzzzzzzz"),
    await send(`other-${made}`, code),
    await send(`shop-${made}`, code),
  ])
    expect(answer.status).toBe(204);
  await eventually(async () => expect((await list())[0]?.visits).toBe(2));
});
