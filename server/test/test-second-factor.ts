// The phone beside the desk: an authenticator app that reads its own secret and its own clock.
import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import { TOTP } from "otpauth";
import { type Caller, call } from "./call.ts";
import type { TestApp } from "./test-app.ts";

const STEP = 30_000;

/** The code an app shows; `steps` of its 30 seconds from now. */
export const codeOf = (secret: string, now: Date, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * STEP });

/** One that it shows at no time near now. */
export function wrongCodeOf(secret: string, now: Date): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, now, steps));
  return (
    ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code)) ?? ""
  );
}

/** Sets it up by the calls, with a code of the step before, so that the one that is shown now is still to be used. */
export async function turnOnSecondFactor(server: TestApp, owner: Caller) {
  const { secret } = (await call(server, secondFactor.enrol, {}, owner)).body.data;
  const body = { code: codeOf(secret, server.clock.now(), -1) };
  const { recoveryCodes } = (await call(server, secondFactor.enable, { body }, owner)).body.data;
  return {
    secret,
    recoveryCodes,
    code: (steps = 0) => codeOf(secret, server.clock.now(), steps),
    wrongCode: () => wrongCodeOf(secret, server.clock.now()),
  };
}
