import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import {
  mailsOf,
  type NotificationPreference,
  type SavePreference,
} from "@solodesk/contract/platform/notifications.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { getPreferences } from "./get-preferences.ts";
import { upsertPreference } from "./notifications.repository.ts";

const refusals = {
  always: msg("These emails keep your account and your money safe, so you can't turn them off."),
  never: msg("There are no emails for this."),
};
const emailOnly = msg("This is sent by email only.");

/**
 * Saves a preference and returns all of them. Throws "validation_failed" for what cannot be turned on or off.
 */
export async function savePreference(
  deps: Pick<Deps, "db">,
  userId: Id,
  wanted: SavePreference,
): Promise<NotificationPreference[]> {
  const mails = mailsOf[wanted.kind];
  if (wanted.by_mail !== undefined && (mails === "always" || mails === "never"))
    throw new AppError("validation_failed", { fields: { by_mail: t(refusals[mails]) } });
  if (wanted.in_app !== undefined && mails === "opt_in")
    throw new AppError("validation_failed", { fields: { in_app: t(emailOnly) } });
  await upsertPreference(deps.db, { ...wanted, userId });
  return getPreferences(deps, userId);
}
