import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "#kernel/http/security-headers.ts";
import { minutes } from "#kernel/time/clock.ts";
import { wantedOf } from "#test/gateway-world.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { chooseOutcome } from "./choose-outcome.ts";
import { deliverEvents } from "./deliver-events.ts";
import { sandboxGateway } from "./sandbox-gateway.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const opened = async (more: object = {}) => {
  const wanted = { ...wantedOf({ clock: server.clock, newId: server.deps.newId }), ...more };
  return (await server.deps.gateways.get("sandbox")!.openSession(wanted)).sessionId;
};
const read = (id: string) => server.http.inject({ url: `/pay/${id}`, headers: { accept: "text/html" } });
const send = (id: string, payload: string, headers: object = FORM) =>
  server.http.inject({ method: "POST", url: `/pay/${id}`, headers: { ...headers }, payload });
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, words]) => words);

test("says what is paid and that no money is taken, with a button for each end", async () => {
  const { statusCode, headers, body } = await read(await opened());
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    ...securityHeaders,
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(buttons(body)).toEqual(["Pay", "Decline", "Cancel", "Pay after it expired", "Pay twice"]);
  expect(body).toContain("<title>Pay $41.20 · Test payment</title>");
  expect(body).toContain("no money is taken");
  expect(body).not.toMatch(/<script|\son\w+=|https?:\/\//);
});

test("says what becomes of the card where it is kept, and offers one that declines later charges", async () => {
  const { body } = await read(await opened({ saveMethod: true }));
  const ends = ["Pay", "Decline", "Cancel", "Pay, but fail next time", "Pay after it expired", "Pay twice"];
  expect(buttons(body)).toEqual(ends);
  expect(body).toMatch(/Pay also keeps a test card \(4242\)/);
  expect((await read(await opened())).body).not.toMatch(/keeps|4242/);
});

test("what sellers wrote stays text, and other currencies are written as they are", async () => {
  const id = await opened({
    description: `<img src=x onerror=alert(1)> "Tea" & 'more'`,
    email: "<b>@example.com",
    amount: 500,
    currency: "JPY",
  });
  const { body } = await read(id);
  expect(body).toContain("<h1>&lt;img src=x onerror=alert(1)&gt; &quot;Tea&quot; &amp; &#39;more&#39;</h1>");
  expect(body).toContain("Buyer: &lt;b&gt;@example.com");
  expect(body).toContain('<p class="amount"><small>¥</small>500</p>');
});

test("says what became of it, and leads on", async () => {
  const [paid, declined, expired] = [await opened(), await opened(), await opened()];
  expect((await send(paid, "outcome=pay")).headers.location).toBe("/cart-checkout?payment=x");
  expect((await send(declined, "outcome=decline")).headers.location).toContain("cancelled=1");
  expect((await read(paid)).body).toMatch(/It is paid.*href="\/cart-checkout\?payment=x"/);
  expect((await read(declined)).body).toMatch(/It was declined.*href="[^"]*cancelled=1"/);
  server.clock.advance(minutes(15));
  const { body } = await read(expired);
  expect(body).toContain("It has expired");
  expect(buttons(body)).toEqual(["Pay after it expired"]);
});

test("leads nowhere but to this site, by the address it was reached by", async () => {
  const id = await opened({
    successUrl: "https://desk.example.com//evil.example/x",
    cancelUrl: "http://a/\\b",
  });
  expect((await send(id, "outcome=cancel")).headers.location).toBe("/b");
  expect((await send(id, "outcome=pay")).headers.location).toBe("/evil.example/x");
});

test("refuses what is none of its buttons, and what nobody was given", async () => {
  const id = await opened();
  for (const payload of ["", "outcome=", "outcome=free", "x=1", "outcome=%00"])
    expect((await send(id, payload)).statusCode, payload).toBe(422);
  expect((await send(id, `outcome=${"x".repeat(2_000)}`)).statusCode).toBe(413);
  for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x"])
    expect((await send(id, '{"outcome":"pay"}', { "content-type": type })).statusCode, type).toBe(415);
  for (const nobody of ["sbx_nobody", "x".repeat(500), "%00", "a'b", `${id}x`]) {
    expect((await read(nobody)).statusCode, nobody).toBe(404);
    expect((await send(nobody, "outcome=pay")).statusCode, nobody).toBe(404);
  }
  expect(await server.deps.gateways.get("sandbox")!.findSession(id)).toMatchObject({ status: "open" });
});

test("its address is a key, which no log holds", async () => {
  const id = await opened();
  await read(id);
  await send(id, "outcome=pay");
  expect(server.logged()).toContain("/pay/[hidden]");
  expect(server.logged()).not.toContain(id);
});

test("is nowhere while the sandbox is off, also for what was opened before, and nothing is told any more", async () => {
  const off = await testApp({ SANDBOX: "off" });
  expect(off.deps.gateways.size).toBe(0);
  const before = sandboxGateway(off.deps);
  const { sessionId } = await before.openSession(wantedOf({ clock: off.clock, newId: off.deps.newId }));
  const url = `/pay/${sessionId}`;
  expect((await off.http.inject({ url })).statusCode).toBe(404);
  const answer = await off.http.inject({ method: "POST", url, headers: FORM, payload: "outcome=pay" });
  expect(answer.statusCode).toBe(404);
  expect(await before.findSession(sessionId)).toMatchObject({ status: "open" });
  await chooseOutcome(off.deps, sessionId, "pay");
  off.clock.advance(minutes(1));
  await deliverEvents(off.deps);
  expect(await off.database.sql("SELECT 1 FROM sandbox_events WHERE attempts > 0")).toEqual([]);
  await off.close();
});
