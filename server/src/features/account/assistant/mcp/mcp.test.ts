// The seller's own assistant: what it reads is what the seller's screens show, and what it changes waits for the seller.
import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { ProposedCall } from "@solodesk/contract/account/assistant/proposal.ts";
import { assistant, tokenProposeLimit } from "@solodesk/contract/account/assistant.ts";
import { type CreateToken, tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { call } from "#test/call.ts";
import { type TestCalendar, testCalendar } from "#test/test-calendar.ts";
import { bookAt, type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { proposable } from "../actions/registry.ts";
import { allTools } from "./tools.ts";

let app: TestMailApp;
let seller: TestCalendar;
let origin: string;
const open: Client[] = [];
beforeAll(async () => {
  app = await testMailApp({ RATE_LIMIT: true });
  await app.server.http.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://localhost:${(app.server.http.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  seller = await app.salon();
});
afterAll(async () => {
  for (const client of open) await client.close();
  await app.close();
});

const makeToken = async (scopes: CreateToken["scopes"] = ["read", "propose"]) =>
  (await call(app.server, tokens.create, { body: { name: "Claude", scopes, expires_in_days: 30 } }, seller))
    .body.data;

/** A client that nobody here wrote. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", origin), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  open.push(client);
  return client;
}
const connected = async (scopes?: CreateToken["scopes"]) => connect((await makeToken(scopes)).token);

const Content = z.tuple([z.object({ type: z.literal("text"), text: z.string() })]);
async function run(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  const [{ text }] = Content.parse(content);
  return { isError, text };
}
async function proposed(client: Client, name: string, given: Record<string, unknown>) {
  const { text } = await run(client, name, given);
  return ProposedCall.parse(JSON.parse(text));
}

const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(new URL("/mcp", origin), {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const usd = (amount: number) => ({ amount, currency: "USD" });
const priceOf = async () =>
  (
    await app.server.database.sql<{ price: number }>("SELECT price::int FROM services WHERE id = $1", [
      seller.serviceId,
    ])
  )[0]?.price;
const confirm = ({ id, sha256 }: { id: string; sha256: string }) =>
  call(app.server, assistant.confirm, { params: { id }, body: { sha256 } }, seller);

describe("the tools", () => {
  test("are all that the contract marks, in 8 kB", async () => {
    const { tools } = await (await connected()).listTools();
    const names = tools.map(({ name }) => name);
    expect(names.filter((name) => !/^\w{1,64}$/.test(name))).toEqual([]);
    expect(names).toContain("orders_list");
    expect(names).toContain("services_edit");
    expect(
      names.filter((name) => /payout|tokens|auth|password|export|deletion|webhook|_confirm/i.test(name)),
    ).toEqual([]);
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(8 * 1024);
  });

  test("say what they take", async () => {
    const { tools } = await (await connected()).listTools();
    const inputOf = (wanted: string) => tools.find(({ name }) => name === wanted)?.inputSchema;
    expect(inputOf("dashboard_get")).toEqual({ type: "object" });
    expect(inputOf("appointments_edit")).toEqual({
      type: "object",
      properties: {
        id: { type: "string" },
        status: { enum: ["Confirmed", "Cancelled"] },
        starts_at: { type: "string", format: "date-time" },
        ends_at: { type: "string", format: "date-time" },
      },
      required: ["id"],
    });
    expect(inputOf("dashboard_listRevenue")).toMatchObject({ required: ["from", "to", "by"] });
  });

  test("propose only with a token that may", async () => {
    const client = await connected(["read"]);
    const { tools } = await client.listTools();
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    const refused = await run(client, "services_edit", { id: seller.serviceId, price: usd(5000) });
    expect(refused).toEqual({
      isError: true,
      text: "This API token is read-only. Create one that can propose changes.",
    });
    expect((await call(app.server, assistant.listProposals, {}, seller)).body.data).toEqual([]);
  });
});

test("what is read is what the seller's own calls return", async () => {
  await bookAt(app.server, seller, "2026-11-24T09:00:00Z");
  const client = await connected(["read"]);
  const { tools } = await client.listTools();
  const own = { ...seller.headers, "x-project-id": app.server.deps.config.PROJECT_ID };
  for (const { name, inputSchema } of tools.filter(({ inputSchema: { required } }) => !required)) {
    const { endpoint } = (await allTools()).get(name) ?? {};
    if (!endpoint) throw new Error(`${name} is no endpoint.`);
    const { text } = await run(client, name);
    const screen = await app.server.http.inject({ url: endpoint.path, headers: own });
    expect([name, inputSchema.type, JSON.parse(text)]).toEqual([name, "object", screen.json()]);
  }
  const listed = await run(client, "appointments_list", { from: "2026-11-24", page_size: 5 });
  const { data } = z
    .object({ data: z.array(z.looseObject({ id: z.string() })) })
    .parse(JSON.parse(listed.text));
  expect(data).toHaveLength(1);
  const one = await run(client, "appointments_get", { id: data[0]?.id });
  expect(JSON.parse(one.text)).toMatchObject({ data: { customer: { name: "Grace Hopper" } } });
});

describe("a change", () => {
  test("is proposed, shown to the seller with the program's name, and made once they confirm it", async () => {
    const client = await connected();
    const { data, confirm_at, message } = await proposed(client, "services_edit", {
      id: seller.serviceId,
      price: usd(5000),
    });
    expect(message).toMatch(/^Nothing has changed yet/);
    expect(confirm_at).toBe("https://desk.example.com/#assistant");
    expect(await priceOf()).toBe(4500);
    const waiting = await call(app.server, assistant.listProposals, { query: { state: "open" } }, seller);
    expect(waiting.body.data).toMatchObject([
      {
        id: data.id,
        created_by: "token",
        token_name: "Claude",
        card: { title: "Change the price of Haircut" },
      },
    ]);
    const [news] = (await call(app.server, notifications.list, {}, seller)).body.data;
    expect(news).toMatchObject({
      kind: "proposal",
      about: "Change the price of Haircut",
      path: "/#assistant",
      read_at: null,
    });
    expect((await confirm(data)).status).toBe(200);
    expect(await priceOf()).toBe(5000);
    const audited = await app.server.database.sql(
      "SELECT about FROM audit_entries WHERE user_id = $1 AND event = 'proposal_confirmed'",
      [seller.id],
    );
    expect(audited).toEqual([{ about: "Change the price of Haircut, proposed by Claude" }]);
  });

  test("of any kind waits, and its emails with it", async () => {
    const booked = await bookAt(app.server, seller, "2026-11-24T09:00:00Z");
    const client = await connected();
    await app.delivered();
    const moved = await proposed(client, "appointments_edit", {
      id: booked.id,
      starts_at: "2026-11-25T10:00:00Z",
    });
    expect(moved.data.card.emails).toMatchObject([{ to: "grace@example.com" }]);
    const mail = await proposed(client, "customerEmails_send", {
      email: "grace@example.com",
      subject: "Hello",
      text: "See you soon",
    });
    expect(mail.data.card.emails).toMatchObject([{ text: expect.stringContaining("See you soon") }]);
    const hours = {
      mon: [{ open: "09:00", close: "17:00" }],
      time_off: [{ from: "2026-12-24", to: "2026-12-26" }],
    };
    const off = await proposed(client, "store_edit", { hours });
    expect(off.data.card.changes.map(({ name }) => name)).toContain("Days off");
    expect(await app.delivered()).toEqual([]);
    const { tools } = await client.listTools();
    const kept = await app.server.database.sql(
      "SELECT count(*)::int AS rows FROM appointments WHERE id = $1 AND starts_at = $2",
      [booked.id, "2026-11-24T09:00:00Z"],
    );
    expect(kept).toEqual([{ rows: 1 }]);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toHaveLength(
      Object.keys(proposable).length,
    );
  });

  test("is written in the seller's language, whichever the program asks for", async () => {
    await call(app.server, auth.editProfile, { body: { language: "de" } }, seller);
    const client = await connected();
    const given = { id: seller.serviceId, price: usd(5000) };
    const { data } = await proposed(client, "services_edit", given);
    expect(data.card.title).toBe("Den Preis von Haircut ändern");
    const inGerman = { headers: { ...seller.headers, "accept-language": "de" } };
    const input = { params: { id: data.id }, body: { sha256: data.sha256 } };
    expect((await call(app.server, assistant.confirm, input, inGerman)).status).toBe(200);
    expect(await priceOf()).toBe(5000);
  });

  test("isn't made any more once the token is revoked", async () => {
    const { id, token } = await makeToken();
    const client = await connect(token);
    const { data } = await proposed(client, "services_edit", { id: seller.serviceId, price: usd(5000) });
    await call(app.server, tokens.revoke, { params: { id } }, seller);
    expect((await confirm(data)).refusal.error).toBe(
      "The API token that proposed this was revoked or has expired.",
    );
    expect(await priceOf()).toBe(4500);
  });

  test("can't be proposed without end, which leaves the seller's own proposals alone", async () => {
    const client = await connected();
    const outcomes: boolean[] = [];
    for (let nth = 0; nth < tokenProposeLimit.most + 1; nth += 1)
      outcomes.push(
        (await run(client, "services_edit", { id: seller.serviceId, price: usd(5000 + nth) })).isError,
      );
    expect(outcomes.indexOf(true)).toBe(tokenProposeLimit.most);
    const news = (await call(app.server, notifications.list, {}, seller)).body.data;
    expect(news.filter(({ kind }) => kind === "proposal")).toHaveLength(1);
    const input = { params: { id: seller.serviceId }, body: { price: usd(5000) } };
    const own = await call(
      app.server,
      assistant.propose,
      { body: { endpoint: "services.edit", input } },
      seller,
    );
    expect(own.status).toBe(201);
  });
});

describe("what is refused", () => {
  test("is said in words, and nothing breaks", async () => {
    const client = await connected();
    const stranger = await testCalendar(app.server, `other-${app.server.deps.newId().slice(-8)}`);
    for (const [name, given, words] of [
      ["services_edit", { id: stranger.serviceId, price: usd(1) }, "We couldn't find that."],
      ["services_edit", { id: seller.serviceId, price: usd(5000), name: "Free" }, /name/],
      ["services_edit", { price: usd(5000) }, /./],
      ["appointments_get", {}, /^Some fields need your attention\.\nid: /],
      ["appointments_get", { id: ".." }, /^Some fields need your attention\.\nid: /],
      ["appointments_get", { id: "../orders" }, /^Some fields need your attention\.\nid: /],
      ["appointments_get", { id: "\ud800" }, /^Some fields need your attention\.\nid: /],
      ["appointments_get", { id: { $ne: "" } }, /^Some fields need your attention\.\nid: /],
      ["appointments_list", { from: "tomorrow" }, /^Some fields need your attention\.\nfrom: /],
      ["assistant_confirm", {}, "There is no tool “assistant_confirm”."],
      ["__proto__", {}, "There is no tool “__proto__”."],
    ] as const) {
      const { isError, text } = await run(client, name, given);
      expect([name, isError, text]).toEqual([
        name,
        true,
        typeof words === "string" ? words : expect.stringMatching(words),
      ]);
      expect(text).not.toMatch(/went wrong on our side/);
    }
    expect(await priceOf()).toBe(4500);
  });

  test("without an API token that is live", async () => {
    const session = seller.headers.authorization.slice("Bearer ".length);
    const { id, token } = await makeToken();
    expect((await post(list, bearer(token))).status).toBe(200);
    for (const headers of [{}, bearer(session), bearer("solo_guessed"), bearer(`${token}x`)]) {
      const answer = await post(list, headers);
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([
        401,
        'Bearer realm="Solodesk"',
      ]);
    }
    await call(app.server, tokens.revoke, { params: { id } }, seller);
    expect((await post(list, bearer(token))).status).toBe(401);
    // One that waits for the database would end the process if nobody waited for it.
    await app.server.database.sql("UPDATE sessions SET revoked_at = now() WHERE id = $1", [seller.sessionId]);
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    expect((await post(list, bearer(session))).status).toBe(401);
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test("from another website, in another form, and in too many bytes", async () => {
    const { token } = await makeToken();
    const own = bearer(token);
    expect((await post(list, { ...own, origin: "https://desk.example.com" })).status).toBe(200);
    for (const site of ["https://evil.example", "https://desk.example.com.evil.example", "null"])
      expect([site, (await post(list, { ...own, origin: site })).status]).toEqual([site, 403]);
    expect((await post("{", own)).status).toBe(400);
    expect((await post(`[${list},${list}]`, own)).status).toBe(400);
    expect((await post(list, { ...own, "content-type": "text/plain" })).status).toBe(415);
    expect((await post(JSON.stringify({ padding: "x".repeat(70_000) }), own)).status).toBe(413);
    for (const body of ["[]", "null", "1", '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}'])
      expect([body, (await post(body, own)).status < 500]).toEqual([body, true]);
    const watched = await fetch(new URL("/mcp", origin), {
      headers: { ...own, accept: "text/event-stream" },
    });
    expect(watched.status).toBe(405);
  });
});

test("a client that sends no language and no name of its own is answered", async () => {
  const { token } = await makeToken(["read"]);
  const message = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "wallet_get", arguments: {} },
  };
  const answer = await app.server.http.inject({
    method: "POST",
    url: "/mcp",
    headers: {
      ...bearer(token),
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    payload: message,
  });
  expect(answer.body).toContain("earnings");
});

test("clients of the protocol of 2025-06-18 are answered too", async () => {
  const { token } = await makeToken(["read"]);
  const answer = await post(
    JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "old", version: "1" } },
    }),
    bearer(token),
  );
  const text = await answer.text();
  expect(text).toContain('"protocolVersion":"2025-06-18"');
  expect(text).toContain("minor units");
});
