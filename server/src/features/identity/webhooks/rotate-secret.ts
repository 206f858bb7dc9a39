import { oldSecretHours, type Webhook } from "@solodesk/contract/identity/webhooks.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { lockOwner } from "#features/identity/auth/account/lock-owner.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { toWebhook } from "./list-webhooks.ts";
import { newWebhookSecret, sealWebhookSecret } from "./webhook-secret.ts";
import { findShownWebhook, replaceSecret } from "./webhooks.repository.ts";

/** Returns the new secret as well. Throws "confirmation_required" and "not_found". */
export async function rotateSecret(
  deps: Deps,
  user: SessionUser,
  id: Id,
): Promise<Webhook & { secret: string }> {
  const secret = newWebhookSecret();
  const which = { userId: user.id, id };
  return inTransaction(deps, async (deps) => {
    await lockOwner(deps.db, user.id);
    await requireConfirmed(deps, user);
    const until = after(deps.clock.now(), minutes(oldSecretHours * 60));
    const url = await replaceSecret(deps.db, which, { secret: sealWebhookSecret(deps, id, secret), until });
    const shown = await findShownWebhook(deps.db, which);
    if (url === undefined || !shown) throw new AppError("not_found");
    await recordAudit(deps.db, { userId: user.id, event: "webhook_rotated", about: new URL(url).host });
    return { ...toWebhook(shown), secret };
  });
}
