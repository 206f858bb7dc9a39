import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import type { ProposalRow } from "./proposals.repository.ts";
import { undoUntil } from "./undo-until.ts";

/** As of now: one that nobody answered in time has expired, even if its row doesn't say so yet. */
export const toProposal = (row: ProposalRow, now: Date): Proposal => ({
  id: row.id,
  endpoint: row.endpoint,
  sha256: row.inputSha256,
  state: row.state === "open" && row.expiresAt <= now ? "expired" : row.state,
  created_by: row.createdBy,
  token_name: row.tokenName,
  card: row.card,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
  undo_until: undoUntil(row)?.toISOString() ?? null,
  error: row.error,
});
