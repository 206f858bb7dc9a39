import type { LoginWithCode, SignedIn } from "@solodesk/contract/identity/auth.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { getProfile } from "../account/get-profile.ts";
import { linkIdentity } from "../google/link-identity.ts";
import { notifyCodeGuesses } from "../second-factor/notify-code-guesses.ts";
import { reserveTicket, spendTicket } from "../second-factor/sign-in-tickets.repository.ts";
import { withCode } from "../second-factor/with-code.ts";
import { markDevice } from "../sessions/device-mark.ts";
import { notifyNewDevice } from "../sessions/notify-new-device.ts";
import { hashOf } from "../sessions/opaque-token.ts";
import { openSession } from "../sessions/open-session.ts";
import { TICKET_ATTEMPTS } from "../sessions/session-life.ts";
import { findUser } from "../users.repository.ts";

const ways = { code: abouts.withCode, recovery_code: abouts.withRecoveryCode } as const;

/**
 * Completes a sign-in with a code. Throws "invalid_ticket", "validation_failed" for a wrong code,
 * "rate_limited", "invalid_credentials", and what linkIdentity throws.
 */
export async function loginWithCode(
  deps: Deps,
  { ticket, code }: LoginWithCode,
  userAgent: string,
): Promise<SignedIn> {
  const hash = hashOf(ticket);
  const waiting = await reserveTicket(deps.db, hash, deps.clock.now(), TICKET_ATTEMPTS);
  const user = waiting && (await findUser(deps.db, waiting.userId));
  if (!user) throw new AppError("invalid_ticket");
  const { userId, passwordVersion, attempts, linking } = waiting;
  const entering = withCode(deps, userId, code, async (deps, { kind }) => {
    if (!(await spendTicket(deps.db, hash))) throw new AppError("invalid_ticket");
    if (linking) await linkIdentity(deps, { userId, identity: linking, isByAddress: true });
    await notifyNewDevice(deps, { userId, to: user.email }, userAgent);
    return openSession(deps, { userId, userAgent, passwordVersion, by: asKept(ways[kind]) });
  });
  const tokens = await entering.catch(async (refusal: unknown) => {
    if (attempts === TICKET_ATTEMPTS) await notifyCodeGuesses(deps, user);
    throw refusal;
  });
  markDevice(deps, { id: userId, passwordVersion });
  return { user: await getProfile(deps, userId), tokens };
}
