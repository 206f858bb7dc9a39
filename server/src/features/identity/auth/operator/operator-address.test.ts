// Signing up with an operator's address before the operator does gains nothing.
import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendResetLink } from "#features/identity/passwords/send-reset-link.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { about, codeIn } from "#test/test-links.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { OPERATOR } from "#test/test-operator.ts";

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp({ OPERATOR_EMAILS: OPERATOR });
});
afterAll(() => app.close());

test("the link to confirm it confirms nothing; the link that sets a password does, and ends other sessions", async () => {
  const { server } = app;
  const stranger = await signUp(server, { email: OPERATOR });
  const profile = async () => call(server, auth.getProfile, {}, stranger);
  const confirming = codeIn(about(/^Confirm your email/, await app.delivered())[0]);
  const refused = await call(server, emails.verify, { body: { token: confirming } });
  expect([refused.code, refused.refusal.error]).toEqual([
    "invalid_link",
    "This is the address of an operator. Confirm it by setting a new password: choose Forgot password when you log in.",
  ]);
  expect((await profile()).body.data).not.toHaveProperty("operator");

  await sendResetLink(server.deps, stranger.user.id);
  const resetting = codeIn(about(/^Set a new password/, await app.delivered())[0]);
  const password = "a new correct horse";
  expect((await call(server, passwords.reset, { body: { token: resetting, password } })).status).toBe(204);
  expect((await profile()).status).toBe(401);
  const own = (await call(server, auth.login, { body: { email: OPERATOR, password } })).body.data;
  expect(own.user).toMatchObject({ operator: true, emailVerified: true });
});

test("no account takes it by a change of its email", async () => {
  const other = await testMailApp({ OPERATOR_EMAILS: OPERATOR });
  try {
    const { server } = other;
    const stranger = await signUp(server);
    await other.delivered();
    await call(server, emails.change, { body: { email: OPERATOR } }, stranger);
    const [taking] = about(/email/i, await other.delivered());
    const refused = await call(server, emails.confirmChange, { body: { token: codeIn(taking) } });
    expect(refused.code).toBe("invalid_link");
    const { email } = (await call(server, auth.getProfile, {}, stranger)).body.data;
    expect(email).toBe(stranger.email);
  } finally {
    await other.close();
  }
});
