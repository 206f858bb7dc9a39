import { afterAll, beforeAll, expect, test } from "vitest";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test("of many who register one address at once, in any case, one gets it", async () => {
  const spellings = ["race@example.com", "Race@Example.com", "RACE@EXAMPLE.COM"];
  const answers = await concurrently(
    random,
    times(24, (index) =>
      server.http.inject({
        method: "POST",
        url: "/auth/register",
        payload: { name: "Racer", email: spellings[index % 3], password: "pale-lamp-41" },
      }),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused).toHaveLength(23);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "email_taken", fields: { email: expect.any(String) } });
  }
  const [counted] = await server.database.sql("SELECT count(*)::int AS users FROM users");
  expect(counted).toEqual({ users: 1 });
  const [opened] = await server.database.sql("SELECT count(*)::int AS sessions FROM sessions");
  expect(opened).toEqual({ sessions: 1 });
});

test("neither log nor database holds a password or a token, not even when the database fails", async () => {
  const password = "a password to be looked for";
  const { tokens, email, headers } = await signUp(server, { password });
  const login = await server.http.inject({
    method: "POST",
    url: "/auth/login",
    payload: { email, password },
  });
  const made = await server.http.inject({ method: "POST", url: "/auth/link-code", headers });
  await server.database.sql("ALTER TABLE users RENAME TO away");
  const another = { name: "B", email: "another@example.com", password };
  const failed = await server.http.inject({ method: "POST", url: "/auth/register", payload: another });
  await server.database.sql("ALTER TABLE away RENAME TO users");
  expect([failed.statusCode, failed.json().code]).toEqual([500, "internal"]);
  expect(failed.body).not.toContain("users");

  const dump = await Promise.all(
    ["users", "sessions", "refresh_tokens", "sign_in_links", "sign_in_attempts"].map((table) =>
      server.database.sql(`SELECT * FROM ${table}`),
    ),
  );
  const seen = server.logged() + JSON.stringify(dump);
  const second = login.json().data.tokens;
  const secrets = [
    password,
    tokens.access.token,
    tokens.refresh.token,
    second.access.token,
    second.refresh.token,
  ];
  for (const secret of [...secrets, made.json().code]) expect(seen).not.toContain(secret);
  expect(server.logged()).toContain("request failed");
  expect(server.logged()).not.toContain("$argon2id$");
  for (const address of [email, another.email]) expect(server.logged()).not.toContain(address);
});
