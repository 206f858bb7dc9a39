import { type CreateWebhook, maxWebhooks, type Webhook } from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { lockOwner } from "#features/identity/auth/account/lock-owner.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { emailOwner } from "#features/identity/auth/emails/email-owner.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { toWebhook } from "./list-webhooks.ts";
import { requireWebhookUrl } from "./require-webhook-url.ts";
import { newWebhookSecret, sealWebhookSecret } from "./webhook-secret.ts";
import { countWebhooks, insertWebhook, type WebhookRow } from "./webhooks.repository.ts";

/**
 * Returns the secret as well. Throws "confirmation_required", "validation_failed", and "invalid_transition" if the account
 * has as many webhooks as it may.
 */
export async function createWebhook(
  deps: Deps,
  user: SessionUser,
  { url, events, description }: CreateWebhook,
): Promise<Webhook & { secret: string }> {
  await requireConfirmed(deps, user);
  await requireWebhookUrl(deps, url);
  const id = deps.newId();
  const secret = newWebhookSecret();
  const row: WebhookRow = {
    id,
    userId: user.id,
    url,
    description,
    events,
    secret: sealWebhookSecret(deps, id, secret),
    oldSecret: null,
    oldSecretUntil: null,
    isOn: true,
    failedAt: null,
    failingSince: null,
    claim: null,
    claimedUntil: null,
    createdAt: deps.clock.now(),
  };
  await inTransaction(deps, async (deps) => {
    // Those that are added at the same time count each other.
    const owner = await lockOwner(deps.db, user.id);
    // Looking the name up takes time in which the session may have ended.
    await requireConfirmed(deps, user);
    if ((await countWebhooks(deps.db, user.id)) >= maxWebhooks)
      throw new AppError("invalid_transition", {
        message: t("You have {count} webhooks, the most there can be. Delete one first.", {
          count: maxWebhooks,
        }),
      });
    await insertWebhook(deps.db, row);
    const { host } = new URL(url);
    await recordAudit(deps.db, { userId: user.id, event: "webhook_added", about: host });
    if (owner)
      await emailOwner(
        deps,
        { userId: user.id, to: owner.email },
        {
          kind: "webhook_added",
          at: row.createdAt,
          host,
          settings: deps.ownOrigin.get() + pages.apiSettings,
        },
      );
  });
  return { ...toWebhook({ webhooks: row, last: null }), secret };
}
