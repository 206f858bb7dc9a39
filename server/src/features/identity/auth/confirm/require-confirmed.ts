import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { isRehearsal } from "#kernel/serve/rehearse.ts";
import { after } from "#kernel/time/clock.ts";
import { FRESH_LIFE } from "../sessions/session-life.ts";
import { findConfirmedAt } from "../sessions/sessions.repository.ts";
import { listConfirmationWays } from "./list-confirmation-ways.ts";

/**
 * Guards actions that a stolen session must not perform. Throws "confirmation_required" with the ways to
 * confirm.
 */
export async function requireConfirmed(deps: Deps, { id, sessionId }: SessionUser): Promise<void> {
  if (isRehearsal()) return;
  const confirmedAt = await findConfirmedAt(deps.db, sessionId);
  if (!confirmedAt || deps.clock.now() >= after(confirmedAt, FRESH_LIFE))
    throw new AppError("confirmation_required", { ways: await listConfirmationWays(deps, id) });
}
