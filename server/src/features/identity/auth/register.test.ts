import { auth } from "@solodesk/contract/identity/auth.ts";
import { expect } from "vitest";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { signUp } from "#test/test-account.ts";
import { test } from "#test/with-server.ts";

const random = seededRandom();

test("of many who register one address at once, in any case, one gets it", async ({ server }) => {
  const spellings = ["race@example.com", "Race@Example.com", "RACE@EXAMPLE.COM"];
  const answers = await concurrently(
    random,
    times(24, (index) =>
      call(server, auth.register, {
        body: { name: "Racer", email: spellings[index % 3]!, password: "pale-lamp-41" },
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(23);
  for (const answer of refused) {
    expect(answer.status).toBe(409);
    expect(answer.refusal).toMatchObject({ code: "email_taken", fields: { email: expect.any(String) } });
  }
  const [counted] = await server.database.sql("SELECT count(*)::int AS users FROM users");
  expect(counted).toEqual({ users: 1 });
  const [opened] = await server.database.sql("SELECT count(*)::int AS sessions FROM sessions");
  expect(opened).toEqual({ sessions: 1 });
});

test("neither log nor database holds a password or a token, not even when the database fails", async ({
  server,
}) => {
  const password = "a password to be looked for";
  const { tokens, email, headers } = await signUp(server, { password });
  const login = await call(server, auth.login, { body: { email, password } });
  const made = await call(server, auth.createLinkCode, {}, { headers });
  await server.database.sql("ALTER TABLE users RENAME TO away");
  const another = { name: "B", email: "another@example.com", password };
  const failed = await call(server, auth.register, { body: another });
  await server.database.sql("ALTER TABLE away RENAME TO users");
  expect([failed.status, failed.code]).toEqual([500, "internal"]);
  expect(failed.text).not.toContain("users");

  const dump = await Promise.all(
    ["users", "sessions", "refresh_tokens", "sign_in_links", "sign_in_attempts"].map((table) =>
      server.database.sql(`SELECT * FROM ${table}`),
    ),
  );
  const seen = server.logged() + JSON.stringify(dump);
  const second = login.body.data.tokens;
  const secrets = [
    password,
    tokens.access.token,
    tokens.refresh.token,
    second.access.token,
    second.refresh.token,
  ];
  for (const secret of [...secrets, made.body.code]) expect(seen).not.toContain(secret);
  expect(server.logged()).toContain("request failed");
  expect(server.logged()).not.toContain("$argon2id$");
  for (const address of [email, another.email]) expect(server.logged()).not.toContain(address);
});
