import { afterAll, beforeAll, expect, test } from "vitest";
import { setPassword } from "#features/identity/auth/password/set-password.ts";
import { inTransaction } from "#kernel/database/db.ts";
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
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  server.http.inject({ method: "POST", url, payload, headers });
const login = (email: string, password: string) => post("/auth/login", { email, password });
const profile = async (tokens: { access: { token: string } }) =>
  (
    await server.http.inject({
      url: "/auth/profile",
      headers: { authorization: `Bearer ${tokens.access.token}` },
    })
  ).statusCode;

test("E12: the other two devices are signed out at once, and the owner is told", async () => {
  const { email, password, tokens, headers } = await signUp(server);
  const others = [await login(email, password), await login(email, password)].map(
    (answer) => answer.json().data.tokens,
  );
  await app.delivered();
  const answer = await post(
    "/auth/change-password",
    { currentPassword: password, newPassword: NEW },
    headers,
  );
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  expect(await Promise.all([tokens, ...others].map(profile))).toEqual([200, 401, 401]);
  for (const { refresh } of others)
    expect((await post("/auth/refresh-tokens", { refreshToken: refresh.token })).statusCode).toBe(401);
  expect((await post("/auth/refresh-tokens", { refreshToken: tokens.refresh.token })).statusCode).toBe(200);
  expect((await login(email, password)).statusCode).toBe(401);
  expect((await login(email, NEW)).statusCode).toBe(200);
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
    const answer = await post("/auth/change-password", body, headers);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  }
  expect((await login(email, password)).statusCode).toBe(200);
});

test("nobody is let in by a password that changes while it is looked at", async () => {
  const { email, password, user } = await signUp(server);
  const { passwords } = server.deps;
  const verify = passwords.verify;
  const passwordHash = await passwords.hash(NEW);
  passwords.verify = async (...given) => {
    const isRight = await verify(...given);
    await inTransaction(server.deps, (deps) => setPassword(deps, { userId: user.id, passwordHash }));
    return isRight;
  };
  const answer = await login(email, password);
  passwords.verify = verify;
  expect([answer.statusCode, answer.json().code]).toEqual([401, "invalid_credentials"]);
});

test("nor by a link that a session made which ends meanwhile", async () => {
  const { user, headers } = await signUp(server);
  const { code } = (await post("/auth/link-code", {}, headers)).json();
  const passwordHash = await server.deps.passwords.hash(NEW);
  let follow: ReturnType<typeof post> | undefined;
  await inTransaction(server.deps, async (deps) => {
    await setPassword(deps, { userId: user.id, passwordHash });
    follow = post("/auth/link-login", { token: code });
    // Long enough for the request to accept the link and then wait for this transaction.
    await Promise.race([follow, new Promise((done) => setTimeout(done, 200))]);
  });
  expect((await follow)?.statusCode).toBe(401);
});

test("a sign-in from another kind of device is told once, the first one never", async () => {
  const { email, password } = await signUp(server);
  expect(about(/^Signed in/, await app.delivered())).toHaveLength(0);
  const agents = [
    "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0",
  ];
  for (const agent of agents) await post("/auth/login", { email, password }, { "user-agent": agent });
  const mails = about(/^Signed in/, await app.delivered());
  expect(mails.map(({ subject }) => subject)).toEqual(["Signed in on a new device: Firefox on Linux"]);
  expect(mails[0]?.text).toContain("https://desk.example.com/profile");
});

test("a kind of device that another account is signed in from is news all the same", async () => {
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
  const [one, other] = [await signUp(server), await signUp(server)];
  for (const { email, password } of [one, other])
    await post("/auth/login", { email, password }, { "user-agent": agent });
  const mails = about(/^Signed in/, await app.delivered());
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual([one.email, other.email].toSorted());
});

test.each(["AdaByron1815!", "kilnlane-2026", "S0lodesk!!99", "Kiln Lane Pottery"])(
  "%s is made of names everybody knows, and is refused",
  async (newPassword) => {
    const { password, headers, user } = await signUp(server, { name: "Ada Byron" });
    const store = { name: "Kiln Lane Pottery", country: "US", timezone: "UTC" };
    const opened = await post("/api/marketplace-solopreneur/create-store", store, headers);
    expect([opened.statusCode, user.name]).toEqual([201, "Ada Byron"]);
    const answer = await post("/auth/change-password", { currentPassword: password, newPassword }, headers);
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { newPassword: "Do not use your name, your email, or the name of your store or of this site." },
    ]);
  },
);
