import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { createResetLink } from "#features/identity/passwords/create-reset-link.ts";
import { sendResetLink } from "#features/identity/passwords/send-reset-link.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { requireCustomer } from "./require-customer.ts";

/**
 * Emails a link to set a new password, or returns it if no mail server is configured; null if it was emailed. Throws
 * "confirmation_required", what requireCustomer throws, and "invalid_transition" if the address had too many of these.
 */
export async function createPersonLink(
  deps: Deps,
  operator: SessionUser,
  id: Id,
): Promise<{ link: string | null }> {
  await requireConfirmed(deps, operator);
  const { email } = await requireCustomer(deps, id);
  deps.log.info({ operator: operator.id, account: id }, "an operator made a reset link for an account");
  if (!deps.mailer) return { link: (await createResetLink(deps, email)) ?? null };
  if (!(await sendResetLink(deps, id, asKept(abouts.byOperator))))
    throw new AppError("invalid_transition", {
      message: t("This address had several of these emails within an hour. Try again later."),
    });
  return { link: null };
}
