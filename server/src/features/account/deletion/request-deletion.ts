import type { Deletion, RequestDeletion } from "@solodesk/contract/account/deletion.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { endOtherSessions } from "#features/identity/auth/sessions/end-other-sessions.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { publishStore } from "#features/store/store/publish-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after, days } from "#kernel/time/clock.ts";
import { lockAccount, writePlan } from "./deletions.repository.ts";
import { emailDeletionEvent } from "./emails/deletion-email.ts";
import { getDeletion } from "./get-deletion.ts";

const wrong = (field: keyof RequestDeletion, message: string) =>
  new AppError("validation_failed", { fields: { [field]: message } });

/**
 * Schedules the deletion. From now on the store is offline, the plan does not renew and other devices are
 * signed out; everything else waits. Throws "confirmation_required", "validation_failed", "deletion_blocked",
 * and "invalid_transition" if it was requested already.
 */
export async function requestDeletion(
  deps: Deps,
  user: SessionUser,
  { confirm, giveUpWallet }: RequestDeletion,
): Promise<Deletion> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, async (deps) => {
    const account = await lockAccount(deps.db, user.id);
    if (!account) throw new AppError("unauthenticated");
    if (account.deletesAt)
      throw new AppError("invalid_transition", { message: t("Your account is already being deleted.") });
    if (confirm.trim().toLowerCase() !== account.email.toLowerCase())
      throw wrong("confirm", t("This isn't your email."));
    const { reasons, lapses } = await getDeletion(deps, user.id);
    if (reasons.length > 0) throw new AppError("deletion_blocked", { reasons });
    if (lapses.amount > 0 && !giveUpWallet)
      throw wrong(
        "giveUpWallet",
        t("Confirm that you give up the {amount} in your wallet.", { amount: moneyInWords(lapses) }),
      );
    const deletesAt = after(deps.clock.now(), days(deps.config.ACCOUNT_DELETION_DAYS));
    const reopensStore = await publishStore(deps, user.id, false);
    await writePlan(deps.db, user.id, { deletesAt, reopensStore, givesUp: lapses.amount });
    await endOtherSessions(deps, user);
    await recordAudit(deps.db, {
      userId: user.id,
      event: "deletion_requested",
      about: asKept(abouts.deletionDay, { day: deletesAt.toISOString().slice(0, 10) }),
    });
    await emailDeletionEvent(
      deps,
      { userId: user.id, to: account.email },
      { kind: "deletion_requested", deletesAt },
    );
    return getDeletion(deps, user.id);
  });
}
