import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { findProposalRows } from "./proposals.repository.ts";
import { toProposal } from "./to-proposal.ts";

/** Those of these that are still kept, by their id. */
export async function findProposals(
  { db, clock }: Deps,
  userId: Id,
  ids: readonly Id[],
): Promise<Map<Id, Proposal>> {
  const rows = ids.length === 0 ? [] : await findProposalRows(db, userId, ids);
  return new Map(rows.map((row) => [row.id, toProposal(row, clock.now())]));
}
