import { auth } from "@solodesk/contract/identity/auth.ts";
import { emails } from "@solodesk/contract/identity/emails.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accessTokens } from "#kernel/secrets/session.ts";
import { days, minutes } from "#kernel/time/clock.ts";
import { type Caller, call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { about, codeIn } from "#test/test-links.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";

let app: TestMailApp;
let server: TestApp;
beforeAll(async () => {
  app = await testMailApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  server = app.server;
});
afterAll(() => app.close());
beforeEach(() => server.clock.advance(days(1)));

let calls = 0;
/** Each call comes from a network of its own. */
const caller = (headers: Caller["headers"] = {}): Caller => {
  calls += 1;
  return { headers: { "x-forwarded-for": `10.2.${calls >> 8}.${calls & 255}`, ...headers } };
};
const verify = (token: string) => call(server, emails.verify, { body: { token } }, caller());
const agree = (token: string) => call(server, emails.confirmChange, { body: { token } }, caller());
const login = (email: string, password: string) =>
  call(server, auth.login, { body: { email, password } }, caller());

/** Registers a user. Also returns the code from the first email. */
async function person() {
  const { email, password, user, tokens } = await signUp(server);
  const issuer = accessTokens(server.deps.secrets, server.clock, server.deps.newId);
  const { sessionId } = await issuer.verify(tokens.access.token);
  const owner = async () =>
    caller({ authorization: `Bearer ${(await issuer.issue({ id: user.id, sessionId })).token}` });
  return {
    email,
    password,
    code: codeIn(about(/^Confirm your email/, await app.delivered())[0]),
    profile: async () => (await call(server, auth.getProfile, {}, await owner())).body.data,
    sendAgain: async () => call(server, emails.sendVerification, {}, await owner()),
    confirm: async () => call(server, auth.confirm, { body: { password } }, await owner()),
    change: async (wanted: string) => call(server, emails.change, { body: { email: wanted } }, await owner()),
    state: async () => (await call(server, emails.getChange, {}, await owner())).body.data,
  };
}

async function verified() {
  const one = await person();
  expect((await verify(one.code)).status).toBe(204);
  return one;
}

describe("the address of an account", () => {
  test("is confirmed by the link of the letter at registration, once, within three days", async () => {
    const one = await person();
    expect((await one.profile()).emailVerified).toBe(false);
    const answer = await verify(one.code);
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect((await one.profile()).emailVerified).toBe(true);
    expect((await verify(one.code)).code).toBe("invalid_link");

    const late = await person();
    server.clock.advance(days(3));
    expect((await verify(late.code)).status).toBe(401);
    expect((await late.profile()).emailVerified).toBe(false);
  });

  test("is asked for in words that stop whoever made no account", async () => {
    await signUp(server);
    const [mail] = about(/^Confirm your email/, await app.delivered());
    expect(mail?.text).toMatch(/didn't create an account here, don't\s+confirm/);
  });

  test("is not confirmed by whoever only fetches the page", async () => {
    const one = await person();
    for (const behind of ["", `?code=${one.code}`])
      await server.http.inject({ url: `/auth/verify-email${behind}`, ...caller({ accept: "text/html" }) });
    expect((await one.profile()).emailVerified).toBe(false);
    expect((await verify(one.code)).status).toBe(204);
  });

  test("gets the link again, of which the newest works, and not without end", async () => {
    const one = await person();
    const sent = await one.sendAgain();
    expect([sent.status, sent.body.message]).toEqual([202, `The link is on its way to ${one.email}`]);
    const [mail] = await app.delivered();
    expect((await verify(one.code)).status, "the older one").toBe(401);
    for (let n = 0; n < 3; n += 1) expect((await one.sendAgain()).status).toBe(202);
    const refused = await one.sendAgain();
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "3600"]);
    expect(await app.delivered()).toHaveLength(3);
    expect((await verify(codeIn(mail))).status, "replaced too").toBe(401);
    server.clock.advance(minutes(60));
    await one.sendAgain();
    expect((await verify(codeIn((await app.delivered())[0]))).status).toBe(204);
    expect((await one.sendAgain()).body.message).toBe("Your email is confirmed already");
  });
});

describe("a change of address", () => {
  test("needs a fresh confirmation, and both addresses; the old one is told at the end", async () => {
    const one = await verified();
    const wanted = `New-${one.email}`;
    server.clock.advance(minutes(5));
    expect((await one.change(wanted)).code).toBe("confirmation_required");
    await one.confirm();
    const asked = await one.change(wanted);
    expect([asked.status, asked.body.data]).toEqual([202, await one.state()]);
    expect(asked.body.data).toMatchObject({
      email: wanted,
      waitsFor: expect.arrayContaining(["old", "new"]),
    });
    const mails = await app.delivered();
    const [take] = mails.filter(({ to }) => to?.[0]?.address === wanted);
    const [leave] = mails.filter(({ to }) => to?.[0]?.address === one.email);
    expect(leave?.text).toContain(`New email: ${wanted}`);

    const first = await agree(codeIn(take));
    expect(first.body.data).toEqual({ email: wanted, changed: false });
    expect([(await one.profile()).email, (await one.state())!.waitsFor]).toEqual([one.email, ["old"]]);
    expect((await agree(codeIn(take))).status, "agreed already").toBe(401);
    expect((await agree(codeIn(leave))).body.data).toEqual({ email: wanted, changed: true });
    expect(await one.profile()).toMatchObject({ email: wanted, emailVerified: true });
    expect(await one.state()).toBeNull();
    const [told] = await app.delivered();
    expect([told?.subject, told?.to?.[0]?.address]).toEqual(["Your email was changed", one.email]);
    const { password } = one;
    expect((await login(one.email, password)).status).toBe(401);
    expect((await login(wanted, password)).status).toBe(200);
  });

  test("agreed to at both addresses at once is made once, and made", async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await verified();
      const wanted = `both-${one.email}`;
      expect((await one.change(wanted)).status).toBe(202);
      const codes = (await app.delivered()).map(codeIn);
      const answers = await Promise.all(codes.map(agree));
      expect(answers.map((answer) => answer.body.data.changed).toSorted()).toEqual([false, true]);
      expect((await one.profile()).email).toBe(wanted);
    }
  });

  test("of an address that was never confirmed needs the new one alone", async () => {
    const one = await person();
    const wanted = `mended-${one.email}`;
    expect((await one.change(wanted)).body.data.waitsFor).toEqual(["new"]);
    const mails = await app.delivered();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([wanted]);
    expect((await agree(codeIn(mails[0]))).body.data.changed).toBe(true);
    expect((await verify(one.code)).status, "the letter to the old one").toBe(401);
  });

  test("that was asked for before the old one was confirmed ends when it is: its owner is asked now", async () => {
    const one = await person();
    await one.change(`thief-${one.email}`);
    const [take] = await app.delivered();
    expect((await verify(one.code)).status).toBe(204);
    expect((await agree(codeIn(take))).code).toBe("invalid_link");
    expect((await one.profile()).email).toBe(one.email);
  });

  test("expires within a day, and a newer one takes its place", async () => {
    const one = await verified();
    await one.change(`first-${one.email}`);
    const old = (await app.delivered()).map(codeIn);
    await one.change(`second-${one.email}`);
    const codes = (await app.delivered()).map(codeIn);
    for (const code of old) expect((await agree(code)).status).toBe(401);
    server.clock.advance(days(1));
    for (const code of codes) expect((await agree(code)).status).toBe(401);
    expect([await one.state(), (await one.profile()).email]).toEqual([null, one.email]);
  });

  test("to an address somebody has is refused, also when they take it meanwhile", async () => {
    const [one, other] = [await verified(), await person()];
    const refused = await one.change(other.email.toUpperCase());
    expect([refused.status, refused.code]).toEqual([409, "email_taken"]);
    expect((await one.change(one.email)).refusal.fields).toHaveProperty("email");
    const wanted = `soon-taken-${one.email}`;
    await one.change(wanted);
    const [first, last] = (await app.delivered()).map(codeIn);
    await agree(first ?? "");
    await signUp(server, { email: wanted.toUpperCase() });
    expect((await agree(last ?? "")).code).toBe("email_taken");
    expect((await one.profile()).email).toBe(one.email);
  });
});

test("without a mail server nothing is promised", async () => {
  const plain = await testApp();
  try {
    const { headers } = await signUp(plain);
    for (const answer of [
      await call(plain, emails.sendVerification, {}, { headers }),
      await call(plain, emails.change, { body: { email: "other@example.com" } }, { headers }),
    ]) {
      expect([answer.status, answer.refusal.error]).toEqual([
        409,
        "Email isn't set up on this site, so we can't send a link.",
      ]);
    }
    expect(await plain.database.sql("SELECT 1 FROM mails")).toEqual([]);
  } finally {
    await plain.close();
  }
});
