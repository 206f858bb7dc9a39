import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { markRemoved } from "./destinations.repository.ts";

/** Payouts that are on their way there continue. Throws "confirmation_required", "not_found". */
export async function removeDestination(deps: Deps, user: SessionUser, id: Id): Promise<null> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    const masked = await markRemoved(deps.db, user.id, id, deps.clock.now());
    if (masked === undefined) throw new AppError("not_found");
    await recordAudit(deps.db, { userId: user.id, event: "destination_removed", about: masked });
    return null;
  });
}
