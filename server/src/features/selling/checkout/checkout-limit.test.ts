import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { expect, test } from "vitest";
import { after, minutes, seconds } from "#kernel/time/clock.ts";
import { callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { testSeller } from "#test/test-seller.ts";
import { purchase, stockOf, testStoreApp } from "#test/test-store-app.ts";

const start = (items: object[], server: TestApp, headers: Record<string, string> = {}) =>
  callUnchecked(server, checkout.create, { body: purchase(items) }, { headers });

test("of one network guests begin 60 payments an hour, 20 of which keep goods from others; members count for themselves", async () => {
  const server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  try {
    server.clock.set("2026-06-01T12:00:00Z");
    const shop = await testStoreApp(server, "shop", { stock: [200] });
    const [ada, grace] = [await testSeller(server, "Ada"), await testSeller(server, "Grace")];
    const buy = async (address: string, headers: Record<string, string> = {}) => {
      // Slower than calls of any kind are limited.
      server.clock.advance(seconds(2));
      const answer = await start([shop.line(0)], server, { "x-forwarded-for": address, ...headers });
      return [answer.status, answer.code];
    };
    const key = { "idempotency-key": "the very first" };
    for (let n = 0; n < 60; n += 1) expect(await buy("2001:db8::1", n ? {} : key)).toEqual([201, undefined]);
    expect(await buy("2001:db8::2")).toEqual([429, "rate_limited"]);
    expect(await stockOf(server, shop.productIds)).toEqual([180]);
    // A retry after a lost answer holds nothing more.
    expect((await buy("2001:db8::1", key))[0]).toBe(201);
    expect((await buy("192.0.2.2"))[0]).toBe(201);

    for (let n = 0; n < 60; n += 1) expect((await buy(`198.51.100.${n}`, ada.headers))[0]).toBe(201);
    expect(await buy("198.51.100.99", ada.headers)).toEqual([429, "rate_limited"]);
    expect((await buy("2001:db8::1", grace.headers))[0]).toBe(201);
    server.clock.advance(minutes(60));
    expect((await buy("2001:db8::1"))[0]).toBe(201);
  } finally {
    await server.close();
  }
});

test("who pays nothing cannot keep all times that a store keeps at once: neither in one cart nor in many", async () => {
  const server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  try {
    server.clock.set("2026-06-01T12:00:00Z");
    const shop = await testStoreApp(server, "shop");
    const time = (n: number) => ({
      kind: "service",
      id: shop.serviceId,
      quantity: 1,
      website_url: "shop",
      starts_at: after(server.clock.now(), minutes(60 * (24 + n))).toISOString(),
    });
    const of = (address: string) => ({ "x-forwarded-for": address });
    const many = Array.from({ length: 16 }, (_, n) => time(n));
    const refused = await start(many, server);
    expect([refused.status, refused.refusal.fields]).toEqual([
      422,
      { items: "A cart can hold at most 15 services." },
    ]);
    const asked = await callUnchecked(server, checkout.preview, { body: { items: many } });
    expect(asked.status).toBe(422);

    expect((await start(many.slice(0, 14), server, of("192.0.2.1"))).status).toBe(201);
    expect((await start(many.slice(14), server, of("192.0.2.1"))).status).toBe(429);
    expect((await start(many.slice(14), server, of("192.0.2.2"))).status).toBe(201);
    // Others on the network have paid or given up by then.
    const later = time(30);
    server.clock.advance(minutes(15));
    expect((await start([later], server, of("192.0.2.1"))).status).toBe(201);
  } finally {
    await server.close();
  }
});
