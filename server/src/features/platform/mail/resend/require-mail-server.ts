import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";

/** Throws "invalid_transition" if there is no mail server. */
export function requireMailServer({ mailer }: Pick<Deps, "mailer">): void {
  if (mailer) return;
  const message = t("Email isn't set up on this site, so emails are stored but not sent.");
  throw new AppError("invalid_transition", { message });
}
