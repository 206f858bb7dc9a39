// F11: after every call was made with known secrets, none of them is in a log line or in the database.
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../test-app.ts";
import { operationsOf, payloadOf } from "./operations.ts";
import { targetsOfNobody } from "./targets-of-nobody.ts";

const PASSWORD = "a password nobody else has 93741";
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ LOG_LEVEL: "trace" });
});
afterAll(() => server.close());

const post = (url: string, payload: object, headers = {}) =>
  server.http.inject({ method: "POST", url, payload, headers });

/** Every value of every table, as text. */
async function dump(): Promise<string> {
  const { sql } = server.database;
  const tables = await sql<{ name: string }>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name
     FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'pgboss')`,
  );
  const parts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ rows: string | null }>(`SELECT string_agg(t::text, E'\\n') AS rows FROM ${name} t`),
    ),
  );
  return parts.map(([part]) => part?.rows ?? "").join("\n");
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

test.each(["password", "newPassword", "currentPassword", "token", "refreshToken", "authorization", "cookie"])(
  "F11: a line that carries a %s is logged without it",
  (name) => {
    const [secret, nested] = [`first-${name}-58213`, `second-${name}-58213`];
    server.deps.log.warn({ [name]: secret, user: "ada", body: { [name]: nested, page: 7 } }, `with ${name}`);
    const line = server
      .logged()
      .split("\n")
      .find((logged) => logged.includes(`with ${name}`));
    expect(line).toContain('"user":"ada","body":{"page":7}');
    expect(line).not.toContain(secret);
    expect(line).not.toContain(nested);
  },
);

test("F11: no secret is logged or stored in the clear", async () => {
  const registered = await post("/auth/register", {
    name: "Ada",
    email: "ada@example.com",
    password: PASSWORD,
  });
  expect(registered.statusCode).toBe(201);
  const { access, refresh } = registered.json().data.tokens;
  const bearer = { authorization: `Bearer ${access.token}` };
  const code = (await post("/auth/link-code", {}, bearer)).json().code as string;
  await post("/auth/login", { email: "ada@example.com", password: `${PASSWORD}x` });
  await post("/auth/link-login", { token: code });
  await server.http.inject({ url: `/?token=${access.token}`, headers: { accept: "text/html" } });
  const renewed = (await post("/auth/refresh-tokens", { refreshToken: refresh.token })).json().tokens;
  const known = { websiteUrl: "adas-shop", freeAt: server.clock.now().toISOString() };
  const targets = targetsOfNobody(server.deps.newId, known);
  for (const operation of operationsOf(server)) {
    const { method, path } = operation;
    await server.http.inject({ method, url: path, headers: bearer, ...payloadOf(operation, targets) });
  }

  const secrets = [PASSWORD, access.token, refresh.token, code, renewed.access.token, renewed.refresh.token];
  const hashes = secrets.map((secret: string) => createHash("md5").update(secret).digest("hex"));
  const logged = server.logged();
  const stored = await dump();
  expect(logged.split("\n").length).toBeGreaterThan(20);
  expect(stored).toContain("ada@example.com");
  for (const [place, text] of [
    ["log", logged],
    ["database", stored],
  ] as const) {
    expect(
      [...secrets, ...hashes].filter((secret) => text.includes(secret)),
      place,
    ).toEqual([]);
    const cards = [...text.matchAll(/(?<![\w.-])\d{13,19}(?![\w.-])/g)]
      .map(([digits]) => digits)
      .filter(isLuhn);
    expect(
      cards.filter((digits) => !/^1[6-9]\d{11}$/.test(digits)),
      `${place}: numbers like a card's`,
    ).toEqual([]);
  }
});
