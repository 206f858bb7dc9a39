// The page's own bundle is tested where it is built; a small stand-in here shows what the server passes to
// it.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { services } from "@solodesk/contract/catalog/services.ts";
import { readersLanguage } from "@solodesk/contract/kernel/language/formats.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerChanges } from "#features/catalog/catalog/changes/answer-changes.ts";
import { getChanges } from "#features/catalog/catalog/changes/get-changes.ts";
import { selectProducts } from "#features/catalog/catalog/listings/select-products.ts";
import { unselectProducts } from "#features/catalog/catalog/listings/unselect-products.ts";
import { buildHttp } from "#kernel/http/http.ts";
import { webAppRoutes } from "#kernel/pages/web-app.ts";
import { call, callUnchecked } from "#test/call.ts";
import { appDocument, bundleWith } from "#test/guest-page.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testProducts } from "#test/test-products.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { storePageRoutes } from "./store-page.routes.ts";

const html = { accept: "text/html,application/xhtml+xml" };
const bundle = bundleWith(`let renders = 0;
export const renderStorePage = (page) => "<!doctype html>" + JSON.stringify({ renders: ++renders, spoken: globalThis[Symbol.for("spoken")](), ...page });`);
/** The stand-in cannot import it. */
Object.assign(globalThis, { [Symbol.for("spoken")]: readersLanguage });
const entry = "src/store-page/entry-client.tsx";
const manifest = {
  [entry]: { file: "assets/store-1.js", isEntry: true, imports: ["_shared.js"], css: ["assets/store-1.css"] },
  "_shared.js": { file: "assets/shared-1.js", imports: ["_shared.js"], css: ["assets/shared-1.css"] },
  "index.html": { file: "assets/app-1.js", css: ["assets/app-1.css"] },
};

let server: TestApp;
let folder: string;
let http: TestApp["http"];
let seller: Awaited<ReturnType<typeof testSellerWithStore>>;
let made = 0;

function build(source: string): void {
  for (const path of ["server", "client/.vite"]) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "server/store-page.js"), source);
  writeFileSync(join(folder, "client/.vite/manifest.json"), JSON.stringify(manifest));
}

async function open(): Promise<TestApp["http"]> {
  const opened = await buildHttp(server.deps);
  storePageRoutes({ ...server.app, http: opened }, folder);
  await webAppRoutes(opened, server.deps.config, folder);
  return opened;
}

beforeAll(async () => {
  server = await testApp();
  folder = mkdtempSync(join(tmpdir(), "solodesk-web-"));
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "client/index.html"), appDocument);
});
beforeEach(async () => {
  made += 1;
  seller = await testSellerWithStore(server, `page-${made}`);
  build(bundle);
  http = await open();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const visit = (name = seller.websiteUrl, headers: Record<string, string> = {}) =>
  http.inject({ url: `/store/${name}`, headers: { ...html, ...headers } });
const shown = async () => JSON.parse((await visit()).body.replace("<!doctype html>", ""));
const edit = (payload: object) => call(server, store.edit, { body: payload }, seller);

describe("the store page", () => {
  test("is a whole document, made of the storefront, the site's address and the built files", async () => {
    const answer = await visit();
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(await shown()).toMatchObject({
      storefront: { store: { website_url: seller.websiteUrl }, products: [], pagination: { page_size: 100 } },
      publicUrl: "http://localhost",
      assets: { scripts: ["/assets/store-1.js"], styles: ["/assets/shared-1.css", "/assets/store-1.css"] },
    });
  });

  test("hands out no wholesale price", async () => {
    await selectProducts(server.deps, seller.id, await testProducts(server, 2));
    expect((await shown()).storefront.products).toHaveLength(2);
    expect((await visit()).body).not.toContain("wholesale");
  });

  test("is rendered once for visitors who come together, and not again while nothing changes", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit()));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await visit()).body).toBe(answers[0]?.body);
  });

  test("is never out of date", async () => {
    const [product = "", other = ""] = await testProducts(server, 2);
    const sql = (statement: string) => server.database.sql(statement, [product]);
    const changes: [string, () => Promise<unknown>][] = [
      ["the store is edited", () => edit({ tagline: "Better than ever" })],
      ["a product is listed", () => selectProducts(server.deps, seller.id, [product])],
      ["its price changes here", () => sql("UPDATE listings SET list_price = 999 WHERE product_id = $1")],
      ["one is sold", () => sql("UPDATE products SET stock = stock - 1 WHERE id = $1")],
      ["it is switched off", () => sql("UPDATE listings SET active = false WHERE product_id = $1")],
      ["it is switched on", () => sql("UPDATE listings SET active = true WHERE product_id = $1")],
      [
        "another takes its place",
        async () => {
          await unselectProducts(server.deps, seller.id, [product]);
          await selectProducts(server.deps, seller.id, [other]);
        },
      ],
      [
        "a service is added",
        async () => {
          const service = {
            name: "Talk",
            price: { amount: 1, currency: "USD" },
            duration_minutes: 30,
            location: "online",
          };
          await callUnchecked(server, services.add, { body: service }, seller);
        },
      ],
    ];
    let before = await visit();
    for (const [what, change] of changes) {
      await change();
      const after = await visit();
      expect(after.body, what).not.toBe(before.body);
      expect(after.headers["etag"], what).not.toBe(before.headers["etag"]);
      before = after;
    }
  });

  test("what the catalogue changes about a product, its seller must take first", async () => {
    const [product = ""] = await testProducts(server, 1);
    await selectProducts(server.deps, seller.id, [product]);
    const before = await visit();
    await server.database.sql(
      "UPDATE products SET name = 'Renamed', description = 'Other', price = 1, image_url = '/catalogue/pictures/a.svg' WHERE id = $1",
      [product],
    );
    const since = await visit();
    expect([since.body, since.headers["etag"]]).toEqual([before.body, before.headers["etag"]]);
    const { data } = await getChanges(server.deps, seller.id, product);
    const keep = ["description", "price", "picture"] as const;
    await answerChanges(server.deps, seller.id, product, { ...data, take: [], keep: [...keep] });
    expect((await visit()).headers["etag"]).toBe(before.headers["etag"]);
    await answerChanges(server.deps, seller.id, product, { ...data, take: ["name"], keep: [] });
    const after = await visit();
    expect(after.body).toContain("Renamed");
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
  });

  test("a change of another store renders nothing anew", async () => {
    const shared = await testProducts(server, 1);
    await selectProducts(server.deps, seller.id, shared);
    const first = await visit();
    const other = await testSellerWithStore(server, `other-${made}`);
    await selectProducts(server.deps, other.id, [...shared, ...(await testProducts(server, 1))]);
    const since = await visit();
    expect([since.body, since.headers["etag"]]).toEqual([first.body, first.headers["etag"]]);
  });

  test("is in the language that its address asks for or that fits the browser best, as far as the store has it", async () => {
    await edit({ languages: ["de", "fr", "pt-BR"] });
    const spoken = async (query: string, accepts?: string) => {
      const { headers, body } = await visit(
        seller.websiteUrl + query,
        accepts === undefined ? {} : { "accept-language": accepts },
      );
      return [headers["content-language"], JSON.parse(body.replace("<!doctype html>", "")).spoken];
    };
    const both = (tag: string) => [tag, tag];
    expect(await spoken("")).toEqual(both("de"));
    expect(await spoken("", "en")).toEqual(both("de"));
    expect(await spoken("", "es, pt-PT;q=0.9, fr;q=0.8")).toEqual(both("pt-BR"));
    expect(await spoken("?lang=fr", "pt")).toEqual(both("fr"));
    expect(await spoken("?lang=es&lang=fr", "fr-CH")).toEqual(both("fr"));
    expect(await spoken("?lang=es", "pt")).toEqual(both("pt-BR"));
  });

  test("in one language is not shown to readers of another", async () => {
    await edit({ languages: ["en", "fr"] });
    const [english, french] = [await visit(), await visit(undefined, { "accept-language": "fr" })];
    expect(english.headers["vary"]).toBe("accept-encoding, accept-language");
    expect(french.headers["etag"]).not.toBe(english.headers["etag"]);
    const known = { "accept-language": "fr", "if-none-match": String(english.headers["etag"]) };
    expect((await visit(undefined, known)).statusCode).toBe(200);
    const packed = await visit(undefined, { "accept-encoding": "gzip", "accept-language": "fr" });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(french.body);
  });

  test("answers 304 to who has it, until it changes", async () => {
    const { etag } = (await visit()).headers;
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const known = await visit(seller.websiteUrl, { "if-none-match": `"x", ${etag}` });
    expect([known.statusCode, known.body, known.headers["etag"]]).toEqual([304, "", etag]);
    expect(known.headers["cache-control"]).toBe("no-cache");
    await edit({ name: "Other" });
    expect((await visit(seller.websiteUrl, { "if-none-match": String(etag) })).statusCode).toBe(200);
  });

  test("travels packed to who can unpack it, and HEAD says what GET would", async () => {
    await selectProducts(server.deps, seller.id, await testProducts(server, 20));
    const plain = await visit();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const ways = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, unpack] of Object.entries(ways)) {
      const headers = { "accept-encoding": `${encoding}, deflate` };
      // The second one comes out of the cache.
      for (const answer of [await visit(undefined, headers), await visit(undefined, headers)]) {
        expect(unpack(answer.rawPayload).toString()).toBe(plain.body);
        expect(answer.headers).toMatchObject({ "content-encoding": encoding, etag: plain.headers["etag"] });
        expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
        expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      }
      const got = (await visit(undefined, headers)).headers;
      const url = `/store/${seller.websiteUrl}`;
      const head = await http.inject({ method: "HEAD", url, headers: { ...html, ...headers } });
      const drop = ({ date: _date, "x-request-id": _id, ...kept }: typeof got) => kept;
      expect([head.statusCode, head.body, drop(head.headers)]).toEqual([200, "", drop(got)]);
      const known = await visit(undefined, { ...headers, "if-none-match": String(got["etag"]) });
      expect([known.statusCode, known.headers["vary"], known.headers["content-encoding"]]).toEqual([
        304,
        "accept-encoding, accept-language",
        undefined,
      ]);
    }
    await edit({ tagline: "Packed anew" });
    const anew = await visit(undefined, { "accept-encoding": "gzip" });
    expect(gunzipSync(anew.rawPayload).toString()).toContain("Packed anew");
  });

  test("of one host is not shown on another", async () => {
    const links = await Promise.all(
      ["a.example", "b.example", 'x"><script>'].map((host) => visit(undefined, { host })),
    );
    expect(links.map(({ body }) => /"publicUrl":"([^"]*)"/.exec(body)?.[1])).toEqual([
      "http://a.example",
      "http://b.example",
      "http://localhost",
    ]);
  });

  test("is 404 with the app in it once unpublished, and back once published", async () => {
    await visit();
    await edit({ published: false });
    const gone = await visit();
    expect([gone.statusCode, gone.headers["content-type"], gone.body]).toEqual([
      404,
      "text/html; charset=utf-8",
      appDocument,
    ]);
    await edit({ published: true });
    expect((await visit()).statusCode).toBe(200);
  });

  test.each(["nobody", "Nobody", "p\u0430ge-1", "a%00b", "%F0%9F%A5%90", "..%2Fetc", "x".repeat(150)])(
    "/store/%s is 404",
    async (name) => {
      const page = await visit(name);
      expect([page.statusCode, page.body]).toEqual([404, appDocument]);
      const answer = await http.inject({ url: `/store/${name}`, headers: { accept: "application/json" } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "not_found"]);
    },
  );

  test("an address in capitals leads to the page, whatever else it carries", async () => {
    const name = seller.websiteUrl;
    const capital = name.charAt(0).toUpperCase() + name.slice(1);
    const page = await http.inject({ url: `/store/${capital}?from=card`, headers: html });
    expect([page.statusCode, page.headers["location"]]).toEqual([301, `/store/${name}?from=card`]);
    expect(page.headers["cache-control"]).toBe("no-cache");
  });

  test("/store alone is a page of the app", async () => {
    const answer = await http.inject({ url: "/store", headers: html });
    expect([answer.statusCode, answer.body]).toEqual([200, appDocument]);
  });

  test("a new build is a new page, and without one the app's document stands in", async () => {
    const { etag } = (await visit()).headers;
    build(`${bundle} // newer`);
    http = await open();
    expect((await visit()).headers["etag"]).not.toBe(etag);

    rmSync(join(folder, "server"), { recursive: true });
    http = await open();
    const standIn = await visit();
    expect([standIn.statusCode, standIn.body]).toEqual([200, appDocument]);
    expect((await visit("nobody")).statusCode).toBe(404);

    build(bundle);
    expect((await visit()).body).toContain(seller.websiteUrl);
  });
});
