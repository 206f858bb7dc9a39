import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { minutes } from "#kernel/time/clock.ts";
import { signUp } from "#test/test-account.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
});
afterAll(() => app.close());

test("links that somebody sends again by hand count with those that were asked for: nobody is buried in them", async () => {
  const { server } = app;
  const { deps, clock, database } = server;
  const { user, tokens } = await signUp(server);
  const issuer = accessTokens(deps.secrets, clock, deps.newId);
  const { sessionId } = await issuer.verify(tokens.access.token);
  const post = async (url: string, payload?: object) => {
    const { token } = await issuer.issue({ id: user.id, sessionId });
    const headers = { authorization: `Bearer ${token}` };
    return server.http.inject({ method: "POST", url, headers, ...(payload && { payload }) });
  };
  const stranger = "stranger@example.org";
  const came = async () => (await app.delivered()).filter(({ to }) => to?.[0]?.address === stranger).length;

  expect((await post("/auth/email-change", { email: stranger })).statusCode).toBe(202);
  const [mail] = await database.sql<{ id: string }>("SELECT id FROM mails WHERE recipient = $1", [stranger]);
  let emails = await came();
  const again = () => post(`${M}/user/mails/${mail?.id}/resend`);
  for (let n = 0; n < 12; n += 1) {
    await again();
    emails += await came();
  }
  expect(emails).toBe(5);
  const refused = await again();
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "3600"]);
  clock.advance(minutes(60) + 1);
  expect((await again()).statusCode).toBe(200);
});

test("mails sent again and test mails are 20 an hour in all, for each account", async () => {
  const { server } = app;
  const [{ headers }, neighbour] = [await signUp(server), await signUp(server)];
  const post = (path: string, given = headers) =>
    server.http.inject({ method: "POST", url: `${M}/user/mails/${path}`, headers: given });
  const missing = `${server.deps.newId()}/resend`;
  for (let n = 0; n < 10; n += 1)
    expect([(await post("test")).statusCode, (await post(missing)).statusCode]).toEqual([201, 404]);
  for (const refused of [await post("test"), await post(missing)]) {
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe(
      "You sent 20 mails by hand within an hour. Wait a while before the next.",
    );
  }
  expect((await post("test", neighbour.headers)).statusCode).toBe(201);
});

test("whoever registers with the address of somebody else cannot bury it in news of the account", async () => {
  const { server } = app;
  const { email, headers, ...account } = await signUp(server, { email: "victim@example.org" });
  await app.delivered();
  let { password } = account;
  async function emailsOfAChange(): Promise<number> {
    const next = `${password} again`;
    const payload = { currentPassword: password, newPassword: next };
    const wanted = { method: "POST", url: "/auth/change-password", headers, payload } as const;
    expect((await server.http.inject(wanted)).statusCode).toBe(204);
    password = next;
    return (await app.delivered()).filter(({ to }) => to?.[0]?.address === email).length;
  }
  expect(await emailsOfAChange()).toBe(1);
  await server.database.sql("UPDATE mails SET round = 19 WHERE recipient = $1", [email]);
  expect(await emailsOfAChange()).toBe(1);
  expect(await emailsOfAChange()).toBe(0);
});
