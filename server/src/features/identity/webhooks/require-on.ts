import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { holdWebhook, type WhichWebhook } from "./webhooks.repository.ts";

/** In a transaction, until whose end it isn't deleted. Throws "not_found", and "invalid_transition" if the webhook is off. */
export async function requireOn(tx: Db, which: WhichWebhook): Promise<void> {
  const webhook = await holdWebhook(tx, which);
  if (!webhook) throw new AppError("not_found");
  if (!webhook.isOn)
    throw new AppError("invalid_transition", {
      message: t("This webhook is off, so nothing is sent to it. Turn it on first."),
    });
}
