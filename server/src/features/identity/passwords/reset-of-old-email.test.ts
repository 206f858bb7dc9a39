import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { expect } from "vitest";
import { storeLink } from "#features/identity/auth/links/store-link.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { test } from "#test/with-server.ts";

test("a link that was being written while the account changed its address opens nothing: its letter goes to the old one", async ({
  server,
}) => {
  const { user, email, password } = await signUp(server);
  const now = `new-${email}`;
  await server.database.sql("UPDATE users SET email = $2 WHERE id = $1", [user.id, now]);
  const link = { userId: user.id, purpose: "reset_password", email } as const;
  await storeLink(server.deps, link, "code-of-the-letter");

  const answer = await call(server, passwords.reset, {
    body: {
      token: "code-of-the-letter",
      password: "another horse battery",
    },
  });
  expect([answer.status, answer.code]).toEqual([401, "invalid_link"]);
  expect((await call(server, auth.login, { body: { email: now, password } })).status).toBe(200);
});
