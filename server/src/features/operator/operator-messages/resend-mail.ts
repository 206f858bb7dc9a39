import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { resendAnyMail } from "#features/platform/mail/resend/resend-any-mail.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

/** Throws "confirmation_required" and what `resendMail` throws. */
export async function resendOperatorMail(deps: Deps, operator: SessionUser, id: Id): Promise<void> {
  await requireConfirmed(deps, operator);
  await resendAnyMail(deps, id);
  deps.log.info({ operator: operator.id, mail: id }, "an operator sent an email again");
}
