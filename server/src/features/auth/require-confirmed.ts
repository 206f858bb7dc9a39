import { AppError } from "#kernel/app-error.ts";
import { after } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/session.ts";
import { FRESH_LIFE } from "./session-life.ts";
import { findConfirmedAt } from "./sessions.repository.ts";

/** For what a stolen session must not do. Throws "confirmation_required". */
export async function requireConfirmed({ db, clock }: Deps, { sessionId }: SessionUser): Promise<void> {
  const confirmedAt = await findConfirmedAt(db, sessionId);
  if (!confirmedAt || clock.now() >= after(confirmedAt, FRESH_LIFE))
    throw new AppError("confirmation_required");
}
