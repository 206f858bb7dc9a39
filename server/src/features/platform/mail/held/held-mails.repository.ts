import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { asKept } from "#kernel/kept-words.ts";
import { keptReasons } from "../kept-reason.ts";
import type { MailRow } from "../mail.repository.ts";
import { mails } from "../mail.table.ts";

/** Emails that wait with a proposal. */
export const lockOfProposal = (tx: Db, proposalId: Id): Promise<Pick<MailRow, "status" | "attempts">[]> =>
  tx
    .select({ status: mails.status, attempts: mails.attempts })
    .from(mails)
    .where(eq(mails.proposalId, proposalId))
    .for("update");

export async function cancelOfProposal(tx: Db, proposalId: Id): Promise<void> {
  await tx
    .update(mails)
    .set({ status: "cancelled", error: asKept(keptReasons.undone) })
    .where(and(eq(mails.proposalId, proposalId), inArray(mails.status, ["queued", "kept"])));
}

/** Queues again what the emails of a proposal replaced, now that they are not sent. Returns the ids. */
export async function restoreReplaced(tx: Db, proposalId: Id, now: Date): Promise<Id[]> {
  const held = tx.select({ id: mails.id }).from(mails).where(eq(mails.proposalId, proposalId));
  const rows = await tx
    .update(mails)
    .set({ status: "queued", error: null, replacedBy: null, sendAt: now })
    .where(and(inArray(mails.replacedBy, held), eq(mails.status, "cancelled")))
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}
