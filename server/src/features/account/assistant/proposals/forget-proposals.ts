import { forgetInBatches } from "#kernel/database/forget-in-batches.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteProposalsBefore, expireProposals } from "./proposals.repository.ts";

/** How long a proposal is kept: its card holds names and emails of customers. */
const KEPT = days(30);

/** Expires what nobody answered and deletes what is old. Returns the number of deleted rows. */
export async function forgetProposals({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  await expireProposals(db, now);
  return forgetInBatches((most) => deleteProposalsBefore(db, after(now, -KEPT), most));
}
