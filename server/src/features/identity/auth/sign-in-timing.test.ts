import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { countOf, isSoak, patienceOf } from "../../../../../scripts/soak-list.mjs";

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * By how much of the longer time two medians may differ. A quiet machine needs less; a noisy one gets more
 * rounds.
 */
const APART = 0.1;
const ROUNDS = 3;

let app: TestMailApp;
beforeAll(async () => {
  app = await testMailApp();
});
afterAll(() => app.close());

/** What is asked of an address, and the answer for all of them. Registering says on purpose that an address is taken. */
const questions: Record<
  string,
  { ask(email: string): ReturnType<typeof call>; status: number; text: RegExp }
> = {
  "E8: a wrong password is answered alike": {
    ask: (email) => call(app.server, auth.login, { body: { email, password: "wrong one entirely" } }),
    status: 401,
    text: /"code":"invalid_credentials"/,
  },
  "E8: a forgotten password is answered alike": {
    ask: (email) => call(app.server, passwords.forgot, { body: { email } }),
    status: 202,
    text: /"status":true/,
  },
};

test.each(Object.entries(questions))(
  "%s, and in the same time, whether or not the address has an account",
  async (what, { ask, status, text }) => {
    const { email } = await signUp(app.server);
    const askOf = async (address: string) => {
      const began = performance.now();
      const answer = await ask(address);
      const ms = performance.now() - began;
      return { ms, status: answer.status, text: answer.text.replace(/"request_id":"[^"]*"/, "") };
    };
    const round = async () => {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let n = 0; n < countOf("signIns"); n += 1) {
        const [one, other] = [await askOf(email), await askOf(`nobody-${n}@example.com`)];
        expect([one.status, one.text]).toEqual([other.status, other.text]);
        expect(one).toMatchObject({ status, text: expect.stringMatching(text) });
        known.push(one.ms);
        unknown.push(other.ms);
      }
      const [a, b] = [median(known), median(unknown)];
      return { a, b, apart: Math.abs(a - b) / Math.max(a, b) };
    };
    const rounds = [await round()];
    const least = () => Math.min(...rounds.map(({ apart }) => apart));
    while (isSoak("signIns") && least() > APART && rounds.length < ROUNDS) rounds.push(await round());
    for (const { a, b, apart } of rounds)
      console.info(
        `${what}: medians ${a.toFixed(2)} ms known, ${b.toFixed(2)} ms unknown, ${(100 * apart).toFixed(1)} % apart`,
      );
    if (isSoak("signIns")) expect(least()).toBeLessThan(APART);
  },
  patienceOf("signIns"),
);
