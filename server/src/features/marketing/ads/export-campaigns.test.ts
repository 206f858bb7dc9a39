import { ads } from "@solodesk/contract/marketing/ads.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSellerWithStore } from "#test/test-seller.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test("a German reader's file has German headings on request, and English ones otherwise", async () => {
  const seller = await testSellerWithStore(server, "salon");
  const headingsOf = async (query: { headings?: "localized" }) => {
    const headers = { ...seller.headers, "accept-language": "de" };
    return (await call(server, ads.exportCampaigns, { query }, { headers })).text.split("\r\n")[0];
  };
  expect(await headingsOf({ headings: "localized" })).toMatch(
    /^\uFEFFPlattform,Kampagne,Von,Bis,Impressionen,.*,Gemeldete Conversions,.*,Kosten pro Buchung,/,
  );
  expect(await headingsOf({})).toMatch(/^\uFEFFPlatform,Campaign,From,To,Impressions,Clicks,CTR,Spend,/);
});
