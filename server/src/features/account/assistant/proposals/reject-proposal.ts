import type { Proposal } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { notOpen } from "./not-open.ts";
import { changeProposal, lockProposal } from "./proposals.repository.ts";
import { toProposal } from "./to-proposal.ts";

/** A second call changes nothing. Throws "not_found", "invalid_transition" if it isn't open any more. */
export const rejectProposal = (deps: Deps, userId: Id, id: Id): Promise<Proposal> =>
  inTransaction(deps, async ({ db, clock }) => {
    const which = { userId, id };
    const row = await lockProposal(db, which);
    if (!row) throw new AppError("not_found");
    if (row.state !== "open" && row.state !== "rejected") throw notOpen();
    const rejected = await changeProposal(db, which, "open", { state: "rejected" });
    return toProposal(rejected ?? row, clock.now());
  });
