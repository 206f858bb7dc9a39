import type { EditWebhook, Webhook } from "@solodesk/contract/identity/webhooks.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { lockOwner } from "#features/identity/auth/account/lock-owner.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { cancelDeliveries } from "./deliveries.repository.ts";
import { toWebhook } from "./list-webhooks.ts";
import { requireWebhookUrl } from "./require-webhook-url.ts";
import { findShownWebhook, findWebhook, updateWebhook } from "./webhooks.repository.ts";

/** Throws "not_found", and if the address changes "confirmation_required" and "validation_failed". */
export async function editWebhook(
  deps: Deps,
  user: SessionUser,
  id: Id,
  { url, events, description, is_on }: EditWebhook,
): Promise<Webhook> {
  const which = { userId: user.id, id };
  const before = await findWebhook(deps.db, which);
  if (!before) throw new AppError("not_found");
  const isMoved = url !== undefined && url !== before.url;
  if (isMoved) {
    await requireConfirmed(deps, user);
    await requireWebhookUrl(deps, url);
  }
  const update = {
    ...(url !== undefined && { url }),
    ...(events && { events }),
    ...(description !== undefined && { description }),
    ...(is_on !== undefined && { isOn: is_on }),
    ...(is_on && { failedAt: null }),
    // The failures of another address, or of the time before it was turned on, do not count.
    ...((isMoved || is_on) && { failingSince: null }),
  };
  return inTransaction(deps, async (deps) => {
    if (isMoved) {
      await lockOwner(deps.db, user.id);
      await requireConfirmed(deps, user);
    }
    if (Object.keys(update).length > 0 && !(await updateWebhook(deps.db, which, update)))
      throw new AppError("not_found");
    // An event whose transaction ended after the webhook was turned off may have left a delivery.
    if (is_on === false || (is_on && !before.isOn)) await cancelDeliveries(deps.db, id);
    if (isMoved)
      await recordAudit(deps.db, { userId: user.id, event: "webhook_moved", about: new URL(url).host });
    const shown = await findShownWebhook(deps.db, which);
    if (!shown) throw new AppError("not_found");
    return toWebhook(shown);
  });
}
