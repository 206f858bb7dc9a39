import { emails } from "@solodesk/contract/identity/emails.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { mail } from "@solodesk/contract/platform/mail.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
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
  /** With a token as of now. */
  const callerOf = async () => {
    const { token } = await issuer.issue({ id: user.id, sessionId });
    return { headers: { authorization: `Bearer ${token}` } };
  };
  const stranger = "stranger@example.org";
  const came = async () => (await app.delivered()).filter(({ to }) => to?.[0]?.address === stranger).length;

  expect((await call(server, emails.change, { body: { email: stranger } }, await callerOf())).status).toBe(
    202,
  );
  const [sent] = await database.sql<{ id: string }>("SELECT id FROM mails WHERE recipient = $1", [stranger]);
  let count = await came();
  const again = async () => call(server, mail.resend, { params: { id: sent!.id } }, await callerOf());
  for (let n = 0; n < 12; n += 1) {
    await again();
    count += await came();
  }
  expect(count).toBe(5);
  const refused = await again();
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3600"]);
  clock.advance(minutes(60) + 1);
  expect((await again()).status).toBe(200);
});

test("mails sent again and test mails are 20 an hour in all, for each account", async () => {
  const { server } = app;
  const [{ headers }, neighbour] = [await signUp(server), await signUp(server)];

  for (let n = 0; n < 10; n += 1)
    expect([
      (await call(server, mail.sendTest, {}, { headers })).status,
      (await call(server, mail.resend, { params: { id: server.deps.newId() } }, { headers })).status,
    ]).toEqual([201, 404]);
  for (const refused of [
    await call(server, mail.sendTest, {}, { headers }),
    await call(server, mail.resend, { params: { id: server.deps.newId() } }, { headers }),
  ]) {
    expect(refused.status).toBe(429);
    expect(refused.refusal.error).toBe("You've sent 20 emails within an hour. Try again in 1 hour.");
  }
  expect((await call(server, mail.sendTest, {}, neighbour)).status).toBe(201);
});

test("whoever registers with the address of somebody else cannot bury it in news of the account", async () => {
  const { server } = app;
  const { email, headers, ...account } = await signUp(server, { email: "victim@example.org" });
  await app.delivered();
  let { password } = account;
  async function emailsOfAChange(): Promise<number> {
    const next = `${password} again`;
    const body = { currentPassword: password, newPassword: next };
    expect((await call(server, passwords.change, { body }, { headers })).status).toBe(204);
    password = next;
    return (await app.delivered()).filter(({ to }) => to?.[0]?.address === email).length;
  }
  expect(await emailsOfAChange()).toBe(1);
  await server.database.sql("UPDATE mails SET round = 19 WHERE recipient = $1", [email]);
  expect(await emailsOfAChange()).toBe(1);
  expect(await emailsOfAChange()).toBe(0);
});
