// Nasty text as the name and address of a store, and in the requests of visitors.

import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findConfusables } from "#kernel/find-confusables.ts";
import { call, callUnchecked, type Reply } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testData } from "#test/test-data.ts";
import { testSeller } from "#test/test-seller.ts";

const strings: string[] = JSON.parse(testData("naughty-strings/strings.json"));
const basics = { name: "Plain", country: "US", timezone: "America/New_York" };

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const create = async (payload: object) => {
  const { headers } = await testSeller(server);
  return callUnchecked(server, store.create, { body: payload }, { headers });
};
const visit = (website_url: string) => call(server, storefront.get, { query: { website_url } });

const refused = ({ status, refusal }: Pick<Reply<Endpoint>, "status" | "refusal">) => [
  status,
  ...Object.keys(refusal.fields ?? {}),
];

describe("every nasty string", () => {
  const isText = (name: string) =>
    name.trim() !== "" && Array.from(name.trim()).length <= 100 && !name.includes("\u0000");
  const fits = (name: string) => isText(name) && findConfusables(name.trim()) === undefined;

  test("is a name, unless it hides something, piles up marks or only looks like letters", () => {
    const mistakes = strings.filter(isText).flatMap((name) => findConfusables(name.trim()) ?? []);
    const kinds = mistakes.map((mistake) => mistake.split(" ").slice(0, 3).join(" "));
    const timesOf = (start: string) => kinds.filter((kind) => kind.startsWith(start)).length;
    expect([timesOf("Remove the invisible"), timesOf("Use at most"), timesOf("Write"), kinds.length]).toEqual(
      [7, 1, 4, 12],
    );
  });

  test.each(strings.filter(fits))("is kept as it was typed as a name: %j", async (name) => {
    const { website_url, ...made } = (await create({ ...basics, name })).body.data;
    expect(made.name).toBe(name.trim());
    expect((await visit(website_url)).body.data.store.name).toBe(name.trim());
  });

  test("stays a name where it has long been one, and may be sent along", async () => {
    const { headers } = await testSeller(server);
    const save = (payload: object) => call(server, store.edit, { body: payload }, { headers });
    await call(server, store.create, { body: basics }, { headers });
    const name = "P\u0430ypal";
    expect(refused(await save({ name }))).toEqual([422, "name"]);
    await server.database.sql("UPDATE stores SET name = $1 WHERE name = 'Plain'", [name]);
    expect((await save({ name, tagline: "Still here" })).body.data).toMatchObject({ name });
  });

  test.each(strings.filter((name) => !fits(name)))("is refused as a name: %j", async (name) => {
    expect(refused(await create({ ...basics, name }))).toEqual([422, "name"]);
  });

  test.each(strings.filter((text) => !/^(?!-)[a-z0-9-]{3,48}(?<!-)$/.test(text.trim())))(
    "is refused as an address, explained by the live check and found nowhere: %j",
    async (website_url) => {
      expect(refused(await create({ ...basics, website_url }))).toEqual([422, "website_url"]);
      const { headers } = await testSeller(server);
      const check = await call(server, store.checkWebsiteUrl, { query: { website_url } }, { headers });
      expect(check.status === 200 && check.body.data.available).toBe(false);
      const page = await server.http.inject({ url: `/store/${encodeURIComponent(`${website_url}!`)}` });
      const statuses = [check.status, (await visit(website_url)).status, page.statusCode];
      expect(["200 404 404", "422 422 404"]).toContain(statuses.join(" "));
    },
  );
});
