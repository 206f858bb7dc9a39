import { afterAll, beforeAll, expect, test } from "vitest";
import { storeLink } from "#features/identity/auth/links/store-link.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test("a link that was being written while the account changed its address opens nothing: its letter goes to the old one", async () => {
  const { user, email, password } = await signUp(server);
  const now = `new-${email}`;
  await server.database.sql("UPDATE users SET email = $2 WHERE id = $1", [user.id, now]);
  const link = { userId: user.id, purpose: "reset_password", email } as const;
  await storeLink(server.deps, link, "code-of-the-letter");
  const post = (url: string, payload: object) => server.http.inject({ method: "POST", url, payload });
  const answer = await post("/auth/reset-password", {
    token: "code-of-the-letter",
    password: "another horse battery",
  });
  expect([answer.statusCode, answer.json().code]).toEqual([401, "invalid_link"]);
  expect((await post("/auth/login", { email: now, password })).statusCode).toBe(200);
});
