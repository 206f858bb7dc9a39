import type { Tokens } from "@solodesk/contract/identity/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { deviceOf } from "#features/identity/audit/device-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { type Linked, linkIdentity } from "../google/link-identity.ts";
import { markDevice } from "../sessions/device-mark.ts";
import { notifyNewDevice } from "../sessions/notify-new-device.ts";
import { hashOf, randomToken } from "../sessions/opaque-token.ts";
import { openSession } from "../sessions/open-session.ts";
import { TICKET_LIFE } from "../sessions/session-life.ts";
import { findSignInChecks } from "./sign-in-checks.repository.ts";
import { insertTicket, type SignInTicket } from "./sign-in-tickets.repository.ts";

interface Proven {
  /** As read when the password was checked. If the password changes meanwhile, this sign-in fails. */
  user: { id: Id; email: string; passwordVersion: number };
  userAgent: string;
  /** How the user signed in, in words: "by password". */
  by: string;
  /** A Google identity to link. It is linked together with the session, not before. */
  linking?: Linked | undefined;
}

/**
 * The last step of every sign-in by password or Google: opens a session or asks for a code. Must not run in a
 * transaction, because the ticket must be stored although an error is thrown. Throws "second_factor_required"
 * with that ticket, "invalid_credentials", and what linkIdentity throws.
 */
export async function openSessionOrAsk(
  deps: Deps,
  { user, userAgent, by, linking }: Proven,
): Promise<Tokens> {
  const { id: userId, email: to, passwordVersion } = user;
  const { asks, knows } = await findSignInChecks(deps.db, userId, deviceOf(userAgent));
  if (asks) throw await askForCode(deps, { userId, passwordVersion, linking: linking ?? null });
  const opening = { userId, userAgent, passwordVersion, by };
  // Nearly every sign-in is from a known device. It needs no transaction, as one statement opens the session.
  const tokens =
    knows && !linking
      ? await openSession(deps, opening)
      : await inTransaction(deps, async (deps) => {
          if (linking) await linkIdentity(deps, { userId, identity: linking, isByAddress: true });
          await notifyNewDevice(deps, { userId, to }, userAgent);
          return openSession(deps, opening);
        });
  markDevice(deps, user);
  return tokens;
}

type Asked = Pick<SignInTicket, "userId" | "passwordVersion" | "linking">;

async function askForCode({ db, clock }: Deps, asked: Asked): Promise<AppError> {
  const ticket = randomToken();
  const expiresAt = after(clock.now(), TICKET_LIFE);
  await insertTicket(db, { ...asked, hash: hashOf(ticket), expiresAt });
  return new AppError("second_factor_required", { ticket });
}
