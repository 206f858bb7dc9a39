import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { newSecret } from "./one-time-code.ts";
import { sealSecret } from "./sealed-secret.ts";
import { putFactor } from "./second-factors.repository.ts";

/**
 * Creates a secret. It takes effect once the user enters a code from the app. Throws "invalid_transition" if
 * a second factor is on already.
 */
export async function beginFactor({ db, clock, secrets }: Deps, userId: Id): Promise<string> {
  const secret = newSecret();
  const sealedSecret = sealSecret(secrets, userId, secret);
  if (await putFactor(db, { userId, sealedSecret, now: clock.now() })) return secret;
  throw new AppError("invalid_transition", {
    message: t("Two-step sign-in is already on. To use another app, turn it off first."),
  });
}
