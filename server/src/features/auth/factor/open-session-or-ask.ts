import type { Tokens } from "@solodesk/contract/auth.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import { after } from "#kernel/clock.ts";
import { transact } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { hashOf, randomToken } from "../opaque-token.ts";
import { openSession } from "../open-session.ts";
import { TICKET_LIFE } from "../session-life.ts";
import { knowsDevice, tellOfDevice } from "../tell-of-device.ts";
import { isOn } from "./second-factors.repository.ts";
import { insertTicket } from "./sign-in-tickets.repository.ts";

interface Proven {
  /** As they were when they were looked at: who sets a new password meanwhile ends this sign-in. */
  user: { id: Id; email: string; passwordVersion: number };
  userAgent: string;
  /** What proved it, in words: "by password". */
  by: string;
}

/**
 * The end of every way of signing in: a session, or the question for a code. Not part of a transaction, for the ticket
 * stays while the refusal is thrown. Throws "second_factor_required" with that ticket, "invalid_credentials".
 */
export async function openSessionOrAsk(deps: Deps, { user, userAgent, by }: Proven): Promise<Tokens> {
  const { id: userId, email: to, passwordVersion } = user;
  const [asks, knows] = await Promise.all([isOn(deps.db, userId), knowsDevice(deps, userId, userAgent)]);
  if (asks) throw await askForCode(deps, userId, passwordVersion);
  const opening = { userId, userAgent, passwordVersion, by };
  // Nearly every sign-in is from a known device and needs no transaction: one statement opens the session.
  if (knows) return openSession(deps, opening);
  return transact(deps.db, async (tx) => {
    await tellOfDevice(deps, tx, { userId, to }, userAgent);
    return openSession({ ...deps, db: tx }, opening);
  });
}

async function askForCode({ db, clock }: Deps, userId: Id, passwordVersion: number): Promise<AppError> {
  const ticket = randomToken();
  const expiresAt = after(clock.now(), TICKET_LIFE);
  await insertTicket(db, { hash: hashOf(ticket), userId, passwordVersion, expiresAt });
  return new AppError("second_factor_required", { ticket });
}
