import { auth } from "@solodesk/contract/identity/auth.ts";
import { expect } from "vitest";
import { call } from "#test/call.ts";
import { signUp } from "#test/test-account.ts";
import { test } from "#test/with-server.ts";
import { countOf, isSoak, patienceOf } from "../../../../../scripts/soak-list.mjs";

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * By how much of the longer time two medians may differ. A quiet machine needs less; a noisy one gets more
 * rounds.
 */
const APART = 0.1;
const ROUNDS = 3;

test(
  "E8: a wrong password is answered alike, and in the same time, whether or not the address has an account",
  async ({ server }) => {
    const { email } = await signUp(server);
    const ask = async (address: string) => {
      const payload = { email: address, password: "wrong one entirely" };
      const began = performance.now();
      const answer = await call(server, auth.login, { body: payload });
      const ms = performance.now() - began;
      const { request_id: _, ...body } = answer.refusal;
      return { ms, said: { status: answer.status, body } };
    };
    const round = async () => {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (let n = 0; n < countOf("signIns"); n += 1) {
        const [one, other] = [await ask(email), await ask(`nobody-${n}@example.com`)];
        expect(one.said).toEqual(other.said);
        expect(one.said).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
        known.push(one.ms);
        unknown.push(other.ms);
      }
      const [a, b] = [median(known), median(unknown)];
      return Math.abs(a - b) / Math.max(a, b);
    };
    const apart = [await round()];
    while (isSoak("signIns") && Math.min(...apart) > APART && apart.length < ROUNDS)
      apart.push(await round());
    console.info(`E8: medians differ by ${apart.map((share) => `${(100 * share).toFixed(1)} %`).join(", ")}`);
    if (isSoak("signIns")) expect(Math.min(...apart)).toBeLessThan(APART);
  },
  patienceOf("signIns"),
);
