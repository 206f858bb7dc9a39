import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { wakeMail } from "../wake-mail.ts";
import { cancelOfProposal, lockOfProposal, restoreReplaced } from "./held-mails.repository.ts";

/**
 * Cancels the emails that wait with a proposal, all or none, and sends those that they had replaced. Returns false if one of them
 * was sent, or is being sent.
 */
export async function cancelHeldMails(deps: Deps, proposalId: Id): Promise<boolean> {
  const mails = await lockOfProposal(deps.db, proposalId);
  if (mails.some(({ status, attempts }) => status === "sent" || attempts > 0)) return false;
  await cancelOfProposal(deps.db, proposalId);
  const now = deps.clock.now();
  for (const id of await restoreReplaced(deps.db, proposalId, now)) await wakeMail(deps, id, now);
  return true;
}
