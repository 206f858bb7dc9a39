import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { GOOGLE_ITSELF } from "#kernel/outside/google.ts";
import { after } from "#kernel/time/clock.ts";
import { FRESH_LIFE } from "../sessions/session-life.ts";
import { checkGoogle } from "./check-google.ts";
import { findIdentityOwner } from "./identities.repository.ts";

const refused = (message: string) => new AppError("google_refused", { message });

/**
 * Checks that a signed-in user has just signed in again to the linked Google account. The provider was asked
 * to authenticate again and must say when it did. Only Google itself may leave the time out; it is trusted
 * because the code is new. Throws what checkGoogle throws, and "google_refused".
 */
export async function requireOwnGoogle(deps: Deps, userId: Id, answer: GoogleAnswer): Promise<void> {
  const identity = await checkGoogle(deps, answer);
  if ((await findIdentityOwner(deps.db, identity)) !== userId)
    throw refused(t("This isn't the Google account you linked. Choose that one."));
  const { authTime } = identity;
  const isSilent = authTime === undefined && identity.issuer !== GOOGLE_ITSELF;
  if (isSilent || (authTime && deps.clock.now() >= after(authTime, FRESH_LIFE)))
    throw refused(
      t("We need you to sign in to Google again. Try again, and enter your Google password when asked."),
    );
}
