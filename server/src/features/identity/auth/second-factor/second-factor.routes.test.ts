import { audit } from "@solodesk/contract/identity/audit.ts";
import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createResetLink } from "#features/identity/passwords/create-reset-link.ts";
import { minutes, seconds } from "#kernel/time/clock.ts";
import { call, callUnchecked, type Reply } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { signUp } from "#test/test-account.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { codeOf, turnOnSecondFactor } from "#test/test-second-factor.ts";

let mailApp: TestMailApp;
const random = seededRandom();
beforeAll(async () => {
  mailApp = await testMailApp();
});
beforeEach(() => mailApp.server.clock.set("2026-11-21T12:00:10Z"));
afterAll(() => mailApp.close());

const login = (account: { email: string; password: string }) =>
  call(mailApp.server, auth.login, { body: account });
const stateOf = async (as: { headers: Record<string, string> }) =>
  (await call(mailApp.server, secondFactor.get, {}, as)).body.data;
const subjects = async (to: string) =>
  (await mailApp.delivered()).filter((mail) => mail.to?.[0]?.address === to).map(({ subject }) => subject);

/** Signs up a user with a confirmed address. */
async function person() {
  const account = await signUp(mailApp.server);
  await mailApp.server.database.sql("UPDATE users SET email_verified_at = now() WHERE id = $1", [
    account.user.id,
  ]);
  return account;
}

/** Signs up a user with an authenticator app. */
async function owner() {
  const account = await person();
  const app = await turnOnSecondFactor(mailApp.server, account);
  const { email, password } = account;
  const ticket = async (): Promise<string> => {
    const answer = await login({ email, password });
    expect([answer.status, answer.code]).toEqual([401, "second_factor_required"]);
    return answer.refusal.ticket!;
  };
  const finish = async (code: string, given?: string) =>
    call(mailApp.server, auth.loginWithCode, { body: { ticket: given ?? (await ticket()), code } });
  return { ...account, ...app, ticket, finish };
}
const outcome = ({ status, code }: Pick<Reply<Endpoint>, "status" | "code">) => [status, code];

describe("setting it up", () => {
  test("counts once a code of the app was given, and gives ten recovery codes once", async () => {
    const account = await person();
    const { headers, email, password } = account;
    expect(await stateOf(account)).toEqual({ enabled: false, enrolledAt: null, recoveryCodesLeft: 0 });
    const enrolled = await call(mailApp.server, secondFactor.enrol, {}, { headers });
    expect(enrolled.status).toBe(201);
    const { secret, otpauthUrl, qr } = enrolled.body.data;
    expect(new URL(otpauthUrl).searchParams.get("secret")).toBe(secret);
    expect(qr).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
    expect((await stateOf(account)).enabled, "not yet").toBe(false);
    expect((await login({ email, password })).status).toBe(200);

    const now = mailApp.server.clock.now();
    const enable = (code: string) =>
      call(mailApp.server, secondFactor.enable, { body: { code } }, { headers });
    const wrong = await enable(codeOf(secret, now, 5));
    expect([wrong.status, wrong.refusal.fields]).toEqual([
      422,
      { code: "This code isn't right. Enter the one your app shows now." },
    ]);
    await mailApp.delivered();
    const enabled = await enable(codeOf(secret, now));
    expect(enabled.status).toBe(200);
    expect(enabled.headers["cache-control"]).toBe("no-store");
    expect(new Set(enabled.body.data.recoveryCodes).size).toBe(10);
    expect(await stateOf(account)).toEqual({
      enabled: true,
      enrolledAt: now.toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(await subjects(email)).toEqual(["Two-step sign-in is on"]);
    expect(outcome(await enable(codeOf(secret, now, 1)))).toEqual([409, "invalid_transition"]);
    expect(outcome(await call(mailApp.server, secondFactor.enrol, {}, { headers }))).toEqual([
      409,
      "invalid_transition",
    ]);
  });

  test("whoever has not shown whose the address is cannot lock its owner out by an app of their own", async () => {
    const { headers } = await signUp(mailApp.server);
    const refused = await call(mailApp.server, secondFactor.enrol, {}, { headers });
    expect(refused.refusal).toMatchObject({ code: "email_unconfirmed", error: "Confirm your email first." });
  });

  test("what is begun anew takes the place of what was begun, and an hour later it is over", async () => {
    const { headers } = await person();
    const begin = async () =>
      (await call(mailApp.server, secondFactor.enrol, {}, { headers })).body.data.secret;
    const [first, second] = [await begin(), await begin()];
    const enable = (secret: string) =>
      call(
        mailApp.server,
        secondFactor.enable,
        { body: { code: codeOf(secret, mailApp.server.clock.now()) } },
        { headers },
      );
    expect((await enable(first)).status).toBe(422);
    await mailApp.server.database.sql(
      "UPDATE second_factors SET created_at = created_at - interval '1 hour'",
    );
    expect(outcome(await enable(second))).toEqual([409, "invalid_transition"]);
    await mailApp.server.database.sql(
      "UPDATE second_factors SET created_at = created_at + interval '1 second'",
    );
    expect((await enable(second)).status).toBe(200);
  });

  test("turned on many times at once it is turned on once, with one set of recovery codes", async () => {
    const { headers, email } = await person();
    const { secret } = (await call(mailApp.server, secondFactor.enrol, {}, { headers })).body.data;
    const code = codeOf(secret, mailApp.server.clock.now());
    const answers = await concurrently(
      random,
      times(20, () => call(mailApp.server, secondFactor.enable, { body: { code } }, { headers })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
    expect(await stateOf({ headers })).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await subjects(email)).filter((one) => one === "Two-step sign-in is on")).toHaveLength(1);
  });

  test("nothing in the database or the log makes a code", async () => {
    const one = await owner();
    const { sql } = mailApp.server.database;
    const rows = [
      ...(await sql("SELECT * FROM second_factors")),
      ...(await sql("SELECT * FROM recovery_codes")),
      ...(await sql("SELECT * FROM sign_in_tickets")),
      ...(await sql("SELECT text, html FROM mails")),
      ...(await sql("SELECT * FROM audit_entries")),
    ];
    const told = JSON.stringify(rows) + mailApp.server.logged();
    const ticket = await one.ticket();
    for (const secret of [one.secret, ticket, ...one.recoveryCodes, ...one.recoveryCodes.map(plain)])
      expect(told).not.toContain(secret);
  });
});

const plain = (code: string) => code.replaceAll("-", "");

describe("signing in", () => {
  test("the password gets a ticket, the code a session that is fresh; each works once", async () => {
    const one = await owner();
    const ticket = await one.ticket();
    const answer = await one.finish(one.code(), ticket);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { status: true, data: { user: { ...one.user, emailVerified: true } } },
    ]);
    const headers = { authorization: `Bearer ${answer.body.data.tokens.access.token}` };
    expect((await call(mailApp.server, auth.createLinkCode, {}, { headers })).status).toBe(201);
    expect(outcome(await one.finish(one.code(1), ticket)), "the ticket").toEqual([401, "invalid_ticket"]);
    const replayed = await one.finish(one.code());
    expect(replayed.refusal.fields, "the code").toEqual({
      code: "This code has already been used. Wait until your app shows the next one.",
    });
    expect((await one.finish(one.code(1))).status).toBe(200);
    expect((await one.finish(one.code())).status, "one before the last").toBe(422);
  });

  test("one code works once, however many have it at the same moment", async () => {
    const one = await owner();
    const tickets = await Promise.all(times(50, () => one.ticket()).map((get) => get()));
    const code = one.code();
    const answers = await concurrently(
      random,
      tickets.map((ticket) => () => one.finish(code, ticket)),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
  });

  test("one recovery code works once, and so does one ticket whatever it is given", async () => {
    const one = await owner();
    const [code = "", ...others] = one.recoveryCodes;
    const tickets = await Promise.all(times(20, () => one.ticket()).map((get) => get()));
    const answers = await concurrently(
      random,
      tickets.map((ticket) => () => one.finish(code, ticket)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(422)]);
    expect((await stateOf(one)).recoveryCodesLeft).toBe(9);
    const told = await subjects(one.email);
    expect(told.filter((subject) => subject === "A recovery code was used")).toHaveLength(1);

    const ticket = await one.ticket();
    const both = await concurrently(
      random,
      others.slice(0, 4).map((other) => () => one.finish(other.toUpperCase().replaceAll("-", " "), ticket)),
    );
    expect(both.map(outcome).toSorted()).toEqual([
      [200, undefined],
      [401, "invalid_ticket"],
      [401, "invalid_ticket"],
      [401, "invalid_ticket"],
    ]);
    expect((await stateOf(one)).recoveryCodesLeft, "what did not sign in is not used up").toBe(8);
  });

  test("a ticket waits five minutes, takes five codes, and ends with the password it began with", async () => {
    const one = await owner();
    const late = await one.ticket();
    mailApp.server.clock.advance(minutes(5) - 1);
    const inTime = await one.ticket();
    mailApp.server.clock.advance(1);
    expect(outcome(await one.finish(one.code(), late))).toEqual([401, "invalid_ticket"]);
    for (let n = 0; n < 5; n += 1)
      expect(outcome(await one.finish(one.wrongCode(), inTime))).toEqual([422, "validation_failed"]);
    expect(outcome(await one.finish(one.code(), inTime))).toEqual([401, "invalid_ticket"]);
    expect(await subjects(one.email), "its owner hears of it").toContain(
      "Someone tried to sign in with your password",
    );
    const [newest] = (await call(mailApp.server, audit.list, {}, one)).body.data;
    expect(newest?.event).toBe("codes_guessed");
    expect(outcome(await one.finish(one.code(), "no-such-ticket"))).toEqual([401, "invalid_ticket"]);

    const stale = await one.ticket();
    await mailApp.server.database.sql(
      "UPDATE users SET password_version = password_version + 1 WHERE id = $1",
      [one.user.id],
    );
    expect(outcome(await one.finish(one.code(), stale))).toEqual([401, "invalid_credentials"]);
    expect((await one.finish(one.code())).status, "nor did it use the code up").toBe(200);
  });

  test("a ticket takes the codes of its own account alone", async () => {
    const [one, other] = [await owner(), await owner()];
    const ticket = await one.ticket();
    expect((await one.finish(other.code(), ticket)).status).toBe(422);
    expect((await one.finish(other.recoveryCodes[0] ?? "", ticket)).status).toBe(422);
    expect((await one.finish(one.code(), ticket)).status).toBe(200);
    expect((await other.finish(other.code())).status).toBe(200);
  });
});

describe("living with it", () => {
  test("new recovery codes end the earlier ones, and nobody else's; turning it off needs a code and is told", async () => {
    const [one, other] = [await owner(), await owner()];
    const renewed = await call(mailApp.server, secondFactor.renewCodes, {}, one);
    const [fresh = ""] = renewed.body.data.recoveryCodes;
    expect(renewed.status).toBe(201);
    expect((await one.finish(one.recoveryCodes[0] ?? "")).status).toBe(422);
    expect((await one.finish(fresh)).status).toBe(200);
    expect((await other.finish(other.recoveryCodes[0] ?? "")).status).toBe(200);

    mailApp.server.clock.advance(minutes(5));
    const refused = await call(mailApp.server, secondFactor.disable, {}, one);
    expect([outcome(refused), refused.refusal.ways]).toEqual([[403, "confirmation_required"], ["code"]]);
    const confirm = (body: object) => callUnchecked(mailApp.server, auth.confirm, { body }, one);
    expect((await confirm({ password: one.password })).refusal.fields).toEqual({
      password: "Enter the code from your authenticator app instead.",
    });
    expect((await confirm({ code: one.wrongCode() })).status).toBe(422);
    expect((await confirm({ code: one.code() })).status).toBe(200);
    await mailApp.delivered();
    expect((await call(mailApp.server, secondFactor.disable, {}, one)).status).toBe(204);
    expect(await subjects(one.email)).toEqual(["Two-step sign-in is off"]);
    expect(await stateOf(one)).toEqual({ enabled: false, enrolledAt: null, recoveryCodesLeft: 0 });
    const { email, password } = one;
    expect((await login({ email, password })).status).toBe(200);
    expect((await call(mailApp.server, secondFactor.disable, {}, one)).status, "already off").toBe(204);
  });

  test("all of it stands in the account's activity", async () => {
    const one = await owner();
    await one.finish(one.recoveryCodes[0] ?? "");
    await one.finish(one.code());
    await call(mailApp.server, secondFactor.renewCodes, {}, one);
    await call(mailApp.server, secondFactor.disable, {}, one);
    const entries = (await call(mailApp.server, audit.list, {}, one)).body.data;
    expect(entries.map(({ event }) => event).toReversed()).toEqual([
      "account_created",
      "signed_in",
      "second_factor_on",
      "recovery_code_used",
      "signed_in",
      "signed_in",
      "recovery_codes_new",
      "second_factor_off",
    ]);
    expect(entries.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        "Recovery code used: 9 left",
        "Signed in: with a recovery code",
        "Signed in: with a code",
      ]),
    );
  });

  test("what other sessions of the account proved by a password counts no more once it is on", async () => {
    const [account, stranger] = [await person(), await person()];
    const { email, password } = account;
    const other = (await login({ email, password })).body.data.tokens.access.token;
    const codeFrom = (token: string) =>
      call(mailApp.server, auth.createLinkCode, {}, { headers: { authorization: `Bearer ${token}` } });
    expect((await codeFrom(other)).status).toBe(201);
    await turnOnSecondFactor(mailApp.server, account);
    expect(outcome(await codeFrom(other))).toEqual([403, "confirmation_required"]);
    expect((await codeFrom(account.tokens.access.token)).status, "its own gave a code").toBe(201);
    expect((await codeFrom(stranger.tokens.access.token)).status, "no account of others").toBe(201);
  });

  test("a new password by a link leaves it on, and the password cannot be changed without a code", async () => {
    const one = await owner();
    mailApp.server.clock.advance(minutes(5));
    const change = { currentPassword: one.password, newPassword: "another horse battery" };
    expect(outcome(await call(mailApp.server, passwords.change, { body: change }, one))).toEqual([
      403,
      "confirmation_required",
    ]);
    const [, token = ""] = ((await createResetLink(mailApp.server.deps, one.email)) ?? "").split("#code=");
    const reset = await call(mailApp.server, passwords.reset, {
      body: { token, password: "another horse battery" },
    });
    expect(reset.status).toBe(204);
    const again = await login({ email: one.email, password: "another horse battery" });
    expect(outcome(again)).toEqual([401, "second_factor_required"]);
    mailApp.server.clock.advance(seconds(30));
    expect((await one.finish(one.code(), again.refusal.ticket)).status).toBe(200);
  });
});
