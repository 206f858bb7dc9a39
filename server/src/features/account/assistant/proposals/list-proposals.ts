import { type assistant, maxListedProposals } from "@solodesk/contract/account/assistant.ts";
import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { listProposalRows } from "./proposals.repository.ts";
import { toProposal } from "./to-proposal.ts";

export async function listProposals(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: Id,
  { state }: Parsed<typeof assistant.listProposals>["query"],
): Promise<Answer<typeof assistant.listProposals>> {
  const now = clock.now();
  const rows = await listProposalRows(db, userId, { state, now, limit: maxListedProposals });
  return { data: rows.map((row) => toProposal(row, now)) };
}
