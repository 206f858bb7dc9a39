import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setPassword } from "#features/identity/auth/password/set-password.ts";
import { inTransaction } from "#kernel/database/db.ts";
import { call, type Reply } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import type { TestApp } from "#test/test-app.ts";
import { about } from "#test/test-links.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";

let app: TestMailApp;
let server: TestApp;
beforeAll(async () => {
  app = await testMailApp();
  server = app.server;
});
afterAll(() => app.close());

const NEW = "another horse battery";
const login = (email: string, password: string) => call(server, auth.login, { body: { email, password } });
const profile = async (tokens: { access: { token: string } }) =>
  (await call(server, auth.getProfile, {}, { headers: { authorization: `Bearer ${tokens.access.token}` } }))
    .status;

test("E12: the other two devices are signed out at once, and the owner is told", async () => {
  const { email, password, tokens, headers } = await signUp(server);
  const others = [await login(email, password), await login(email, password)].map(
    (answer) => answer.body.data.tokens,
  );
  await app.delivered();
  const answer = await call(
    server,
    passwords.change,
    { body: { currentPassword: password, newPassword: NEW } },
    { headers },
  );
  expect([answer.status, answer.text]).toEqual([204, ""]);
  expect(await Promise.all([tokens, ...others].map(profile))).toEqual([200, 401, 401]);
  for (const { refresh } of others)
    expect((await call(server, auth.refreshTokens, { body: { refreshToken: refresh.token } })).status).toBe(
      401,
    );
  expect(
    (await call(server, auth.refreshTokens, { body: { refreshToken: tokens.refresh.token } })).status,
  ).toBe(200);
  expect((await login(email, password)).status).toBe(401);
  expect((await login(email, NEW)).status).toBe(200);
  const [mail, ...more] = await app.delivered();
  expect([mail?.subject, mail?.to?.[0]?.address, more]).toEqual(["Your password was changed", email, []]);
});

test("a wrong or a poor password changes nothing, and says which", async () => {
  const { email, password, headers } = await signUp(server);
  for (const [body, field] of [
    [{ currentPassword: "wrong one", newPassword: NEW }, "currentPassword"],
    [{ currentPassword: password, newPassword: "Password123!" }, "newPassword"],
    [{ currentPassword: password, newPassword: email.toUpperCase() }, "newPassword"],
    [{ currentPassword: password, newPassword: "1234567" }, "newPassword"],
  ] as const) {
    const answer = await call(server, passwords.change, { body }, { headers });
    expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, [field]]);
  }
  expect((await login(email, password)).status).toBe(200);
});

test("nobody is let in by a password that changes while it is looked at", async () => {
  const { email, password, user } = await signUp(server);
  const { passwords: hashes } = server.deps;
  const verify = hashes.verify;
  const passwordHash = await hashes.hash(NEW);
  hashes.verify = async (...given) => {
    const isRight = await verify(...given);
    await inTransaction(server.deps, (deps) => setPassword(deps, { userId: user.id, passwordHash }));
    return isRight;
  };
  const answer = await login(email, password);
  hashes.verify = verify;
  expect([answer.status, answer.code]).toEqual([401, "invalid_credentials"]);
});

test("nor by a link that a session made which ends meanwhile", async () => {
  const { user, headers } = await signUp(server);
  const { code } = (await call(server, auth.createLinkCode, {}, { headers })).body;
  const passwordHash = await server.deps.passwords.hash(NEW);
  let follow: Promise<Reply<typeof auth.linkLogin>> | undefined;
  await inTransaction(server.deps, async (deps) => {
    await setPassword(deps, { userId: user.id, passwordHash });
    follow = call(server, auth.linkLogin, { body: { token: code } });
    // Long enough for the request to accept the link and then wait for this transaction.
    await Promise.race([follow, new Promise((done) => setTimeout(done, 200))]);
  });
  expect((await follow)?.status).toBe(401);
});

test("a sign-in from another kind of device is told once, the first one never", async () => {
  const { email, password } = await signUp(server);
  expect(about(/^Signed in/, await app.delivered())).toHaveLength(0);
  const agents = [
    "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
  ];
  for (const agent of agents)
    await call(server, auth.login, { body: { email, password } }, { headers: { "user-agent": agent } });
  const mails = about(/^Signed in/, await app.delivered());
  expect(mails.map(({ subject }) => subject)).toEqual(["Signed in on a new device: Firefox on Linux"]);
  expect(mails[0]?.text).toContain("https://desk.example.com/profile");
});

test("a kind of device that another account is signed in from is news all the same", async () => {
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
  const [one, other] = [await signUp(server), await signUp(server)];
  for (const { email, password } of [one, other])
    await call(server, auth.login, { body: { email, password } }, { headers: { "user-agent": agent } });
  const mails = about(/^Signed in/, await app.delivered());
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([one.email, other.email].toSorted());
});

test.each(["AdaByron1815!", "kilnlane-2026", "S0lodesk!!99", "Kiln Lane Pottery"])(
  "%s is made of names everybody knows, and is refused",
  async (newPassword) => {
    const { password, headers, user } = await signUp(server, { name: "Ada Byron" });
    const shop = { name: "Kiln Lane Pottery", country: "US", timezone: "UTC" };
    const opened = await call(server, store.create, { body: shop }, { headers });
    expect([opened.status, user.name]).toEqual([201, "Ada Byron"]);
    const answer = await call(
      server,
      passwords.change,
      { body: { currentPassword: password, newPassword } },
      { headers },
    );
    expect([answer.status, answer.refusal.fields]).toEqual([
      422,
      { newPassword: "Don't use your name, your email, or the name of your store or this site." },
    ]);
  },
);
