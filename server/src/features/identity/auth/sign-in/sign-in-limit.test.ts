import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { minutes } from "#kernel/time/clock.ts";
import { call } from "#test/call.ts";
import { concurrently, seededRandom, times } from "#test/concurrently.ts";
import { signUp } from "#test/test-account.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

// TRUST_PROXY gives each request its own address, so that only the account's limit applies.
let server: TestApp;
let origin: string;
let checked = 0;
const random = seededRandom();
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true, TRUST_PROXY: "127.0.0.1" });
  origin = await server.listen();
  const { verify } = server.deps.passwords;
  server.deps.passwords.verify = (...given) => {
    checked += 1;
    return verify(...given);
  };
});
afterAll(() => server.close());

let calls = 0;
async function login(email: string, password = "wrong one", cookie = "") {
  calls += 1;
  const address = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  const answer = await fetch(`${origin}/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address, cookie },
    body: JSON.stringify({ email, password }),
  });
  const { code } = (await answer.json()) as { code?: string };
  const kept = answer.headers.get("set-cookie");
  return { status: answer.status, code, kept, retryAfter: Number(answer.headers.get("retry-after")) };
}

/** The cookie that a browser sends back. */
const cookieOf = ({ kept }: { kept: string | null }) => kept?.split(";")[0] ?? "";

async function tally(email: string, count: number, cookie?: string) {
  checked = 0;
  const answers = await concurrently(
    random,
    times(count, () => login(email, undefined, cookie)),
  );
  return { checked, wrong: answers.filter(({ status }) => status === 401).length, answers };
}

describe("sign-in attempts of one account", () => {
  test("E7: 1,000 wrong passwords from 1,000 addresses: 10 are looked at, until the window has passed", async () => {
    const { email, password } = await signUp(server);
    const other = await signUp(server);
    const first = await tally(email, 1000);
    expect([first.checked, first.wrong]).toEqual([10, 10]);
    const refused = first.answers.find(({ status }) => status === 429);
    expect(refused).toEqual({ status: 429, code: "rate_limited", kept: null, retryAfter: 900 });
    expect((await login(email, password)).status, "even with the right one").toBe(429);
    expect((await login(other.email, other.password)).status, "other accounts").toBe(200);

    server.clock.advance(minutes(15) - 1);
    expect((await login(email.toUpperCase(), password)).status).toBe(429);
    server.clock.advance(1);
    expect((await tally(email, 50)).wrong).toBe(10);
    server.clock.advance(minutes(15));
    expect((await login(email, password)).status).toBe(200);
  });

  test("are counted for an address nobody has, too", async () => {
    expect(await tally("nobody@example.com", 30)).toMatchObject({ checked: 10, wrong: 10 });
  });

  test("start anew with a right password", async () => {
    const { email, password } = await signUp(server);
    expect((await tally(email, 9)).wrong).toBe(9);
    expect((await login(email, password)).status).toBe(200);
    expect((await tally(email, 30)).wrong).toBe(10);
  });

  test("are stored without the address", async () => {
    await login("in-the-clear@example.com");
    const rows = await server.database.sql("SELECT * FROM sign_in_attempts");
    expect(JSON.stringify(rows)).not.toContain("@");
  });
});

describe("E7: a device on which the owner signed in before", () => {
  test("is let in whatever strangers guess, and guesses ten times itself", async () => {
    const { email, password } = await signUp(server);
    const first = await login(email, password);
    const cookie = cookieOf(first);
    expect(first.kept).toMatch(/^known_device=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    expect((await tally(email, 30)).checked).toBe(10);
    expect((await login(email, password)).status).toBe(429);
    expect((await login(email, password, cookie)).status).toBe(200);
    expect((await login(email, password)).status, "which lets no stranger guess again").toBe(429);
    expect((await tally(email, 30, cookie)).checked).toBe(10);
    expect((await login(email, password, cookie)).status).toBe(429);
  });

  test("is another for each account: five of them sign in in one browser", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(server)));
    let cookie = "";
    for (const { email, password } of people) cookie = cookieOf(await login(email, password, cookie));
    const statuses: number[] = [];
    for (const { email, password } of people) {
      await login(email);
      await server.database.sql("UPDATE sign_in_attempts SET attempts = 10");
      statuses.push((await login(email, password, cookie)).status);
    }
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200]);
  });

  test("is a stranger's where the mark is another account's, changed, or older than the password", async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const cookie = cookieOf(await login(one.email, one.password));
    const ofOther = cookieOf(await login(other.email, other.password));
    // Not the last character, some of whose bits are unused.
    const changed = cookie.replace(/=(.)/, (_, first: string) => (first === "A" ? "=B" : "=A"));
    await tally(one.email, 12);
    for (const strange of [ofOther, changed, "known_device=x.y.z"])
      expect((await login(one.email, one.password, strange)).status, strange).toBe(429);
    const newPassword = "another horse battery";
    const change = await call(
      server,
      passwords.change,
      { body: { currentPassword: one.password, newPassword } },
      one,
    );
    expect(change.status).toBe(204);
    await tally(one.email, 12);
    expect((await login(one.email, newPassword, cookie)).status).toBe(429);
    const kept = cookieOf({ kept: String(change.headers["set-cookie"]) });
    expect((await login(one.email, newPassword, kept)).status).toBe(200);
  });

  test("is none by a link: whoever stole a session makes no devices to guess on", async () => {
    const { tokens } = await signUp(server);
    const headers = { authorization: `Bearer ${tokens.access.token}` };
    const { code } = (await call(server, auth.createLinkCode, {}, { headers })).body;
    const linked = await call(server, auth.linkLogin, { body: { token: code } }, { headers });
    expect([linked.status, linked.headers["set-cookie"]]).toEqual([200, undefined]);
  });
});

test("X-Forwarded-For of an unknown peer lifts no limit", async () => {
  const plain = await testApp({ RATE_LIMIT: true });
  try {
    for (let n = 1; n <= 61; n += 1) {
      const headers = { "x-forwarded-for": `10.0.0.${n}` };
      const payload = { refreshToken: "unknown" };
      const answer = await call(plain, auth.refreshTokens, { body: payload }, { headers });
      expect(answer.status).toBe(n <= 60 ? 401 : 429);
      expect(Number(answer.headers["retry-after"] ?? 60)).toBeGreaterThan(50);
    }
  } finally {
    await plain.close();
  }
});

test("RATE_LIMIT=off lifts them all", async () => {
  const open = await testApp();
  try {
    const payload = { email: "nobody@example.com", password: "wrong one" };
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => call(open, auth.login, { body: payload })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
  } finally {
    await open.close();
  }
});
