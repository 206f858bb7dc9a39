import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";

/** For signed-in users: the usual advice to log in instead would mislead them. */
export function emailTaken(): AppError {
  const message = t("Another account has this email.");
  return new AppError("email_taken", { message, fields: { email: message } });
}
