import { secondFactor } from "@solodesk/contract/identity/auth/second-factor.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { disableSecondFactor } from "./disable-second-factor.ts";
import { enableSecondFactor } from "./enable-second-factor.ts";
import { enrolSecondFactor } from "./enrol-second-factor.ts";
import { getSecondFactor } from "./get-second-factor.ts";
import { renewRecoveryCodes } from "./recovery/renew-recovery-codes.ts";

const ok = { status: true } as const;

export function secondFactorRoutes(app: App): void {
  serve(app, secondFactor.get, async ({ user, deps }) => ({
    ...ok,
    data: await getSecondFactor(deps, user.id),
  }));
  serve(app, secondFactor.enrol, async ({ user, deps }) => ({
    ...ok,
    data: await enrolSecondFactor(deps, user),
  }));
  serve(app, secondFactor.enable, async ({ user, body, deps }) => ({
    ...ok,
    data: { recoveryCodes: await enableSecondFactor(deps, user, body.code) },
  }));
  serve(app, secondFactor.renewCodes, async ({ user, deps }) => ({
    ...ok,
    data: { recoveryCodes: await renewRecoveryCodes(deps, user) },
  }));
  serve(app, secondFactor.disable, async ({ user, deps }) => {
    await disableSecondFactor(deps, user);
    return null;
  });
}
