import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { cancelHeldMails } from "#features/platform/mail/held/cancel-held-mails.ts";
import { withMailRule } from "#features/platform/mail/held/mail-rule.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import type { CallWithin } from "#kernel/serve/call-within.ts";
import { getAction } from "../actions/registry.ts";
import { deleteTrendsOf } from "../briefing/briefing.repository.ts";
import { sha256Of } from "../sha256-of.ts";
import { changeProposal, lockProposal } from "./proposals.repository.ts";
import { toProposal } from "./to-proposal.ts";
import { undoUntil } from "./undo-until.ts";

interface ToUndo {
  user: SessionUser;
  call: CallWithin;
  id: Id;
}

/**
 * Takes back what a confirmed proposal did, with its emails, which still wait: all of it, or nothing. A second call changes
 * nothing. Throws "not_found", "invalid_transition" if it is too late or final, "version_conflict" if what it changed has
 * changed since, and what the inverse call refuses.
 */
export const undoProposal = (deps: Deps, { user, call, id }: ToUndo): Promise<Proposal> =>
  inTransaction(deps, async (deps) => {
    const which = { userId: user.id, id };
    const row = await lockProposal(deps.db, which);
    if (!row) throw new AppError("not_found");
    const now = deps.clock.now();
    if (row.state === "undone") return toProposal(row, now);
    const [until, inverse] = [undoUntil(row), row.undo];
    if (inverse === null || until === null || now >= until) throw tooLate();
    const { endpoint, read } = getAction(row.endpoint);
    const after = await read(deps, { user, input: row.input });
    if (sha256Of(after) !== row.afterSha256) throw new AppError("version_conflict");
    // Its emails were never sent, so none says that it is undone.
    if (inverse !== "emails")
      await withMailRule({ show: () => undefined }, () => call(deps, endpoint, inverse));
    // Last, because a change locks its appointment before its emails.
    if (!(await cancelHeldMails(deps, id))) throw tooLate();
    const undone = await changeProposal(deps.db, which, "confirmed", { state: "undone", undoneAt: now });
    await deleteTrendsOf(deps.db, user.id);
    await recordAudit(deps.db, { userId: user.id, event: "proposal_undone", about: row.card.title });
    return toProposal(undone ?? row, now);
  });

const tooLate = (): AppError =>
  new AppError("invalid_transition", { message: t("It's too late to undo this.") });
