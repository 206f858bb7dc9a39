// An address that Google confirmed long ago may have a new owner: it opens no account and proves nothing.
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enterByGoogle } from "#features/identity/auth/google/enter-by-google.ts";
import { linkIdentity } from "#features/identity/auth/google/link-identity.ts";
import { createResetLink } from "#features/identity/passwords/create-reset-link.ts";
import { identityIn } from "#gateways/google/identity-in.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { GoogleIdentity } from "#kernel/outside/google.ts";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

const GOOGLE = "https://accounts.google.com";
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let made = 0;
function identity(email: string, vouches: boolean): GoogleIdentity {
  made += 1;
  const said = { name: undefined, picture: undefined, authTime: undefined };
  return { issuer: GOOGLE, subject: `subject-${made}`, email, vouches, ...said };
}
const enter = (one: GoogleIdentity) =>
  enterByGoogle(server.deps, one, { userAgent: "a browser", languages: [] });
const verify = (email: string) =>
  server.database.sql("UPDATE users SET email_verified_at = now() WHERE email = $1", [email]);
const linked = async (userId: string) =>
  (await server.database.sql("SELECT FROM identities WHERE user_id = $1", [userId])).length;

test.each([
  [GOOGLE, { email: "ada@gmail.com" }, true],
  [GOOGLE, { email: "Ada@GoogleMail.com" }, true],
  [GOOGLE, { email: "ada@firm.example", hd: "firm.example" }, true],
  [GOOGLE, { email: "ada@firm.example" }, false],
  [GOOGLE, { email: "ada@gmail.com.evil.example" }, false],
  ["https://accounts.firm.example", { email: "ada@firm.example" }, true],
])("%s says %o: does it know whose that is today? %s", (issuer, claims, vouches) => {
  expect(identityIn({ sub: "1", email_verified: true, ...claims }, issuer)).toMatchObject({ vouches });
});

test("it is linked to the account of that address by nobody but who is signed in there", async () => {
  const account = await signUp(server);
  await verify(account.email);
  const refusal = {
    code: "email_unconfirmed",
    message: expect.stringMatching(/link Google in your profile/),
  };
  await expect(enter(identity(account.email, false))).rejects.toMatchObject(refusal);
  expect(await linked(account.user.id)).toBe(0);
  const own = identity(account.email, false);
  await inTransaction(server.deps, (deps) => linkIdentity(deps, { userId: account.user.id, identity: own }));
  expect((await enter(own)).user.id).toBe(account.user.id);
});

test("it confirms no account's address, and a new account's is still to be confirmed", async () => {
  const account = await signUp(server);
  const linking = inTransaction(server.deps, (deps) =>
    linkIdentity(deps, {
      userId: account.user.id,
      identity: identity(account.email, false),
    }),
  );
  await expect(linking).rejects.toMatchObject({ code: "email_unconfirmed" });
  expect((await enter(identity("new@firm.example", false))).user.emailVerified).toBe(false);
  expect((await enter(identity("known@firm.example", true))).user.emailVerified).toBe(true);
});

test("whoever proves to have the address by a new password is rid of who came by Google before", async () => {
  const before = identity("handed-on@firm.example", false);
  const { user } = await enter(before);
  const { user: other } = await enter(identity("unconcerned@firm.example", false));
  const [, token = ""] = ((await createResetLink(server.deps, user.email)) ?? "").split("#code=");
  const payload = { token, password: "another horse battery" };
  const answer = await call(server, passwords.reset, { body: payload });
  expect(answer.status).toBe(204);
  expect(await linked(user.id)).toBe(0);
  expect(await linked(other.id), "nobody else is").toBe(1);
  await expect(enter(before)).rejects.toMatchObject({ code: "email_unconfirmed" });
});

test("an account that has another address by the time it is locked is not the one that was looked for", async () => {
  const account = await signUp(server);
  await verify(account.email);
  const linking = inTransaction(server.deps, (deps) =>
    linkIdentity(deps, {
      userId: account.user.id,
      identity: identity("its-old-address@example.com", true),
      isByAddress: true,
    }),
  );
  await expect(linking).rejects.toMatchObject({ code: "email_unconfirmed" });
});
