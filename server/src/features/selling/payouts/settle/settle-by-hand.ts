import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { getPayout } from "../get-payout.ts";
import type { ShownPayout } from "../payouts.repository.ts";
import { type PayoutOutcome, settlePayout } from "./settle-payout.ts";

function refusalOf({ status, provider }: ShownPayout): string {
  if (status === "requested") return "It has not been exported yet, so it cannot be paid.";
  if (status === "processing") return `It is with ${provider ?? "a provider"}, which reports the outcome.`;
  return `It is already ${status}.`;
}

/**
 * Records the operator's outcome of a payout that was handed to them; one that still waits can only fail.
 * Throws "not_found" and "invalid_transition".
 */
export async function settleByHand(deps: Deps, id: Id, outcome: PayoutOutcome): Promise<ShownPayout> {
  const settled = await settlePayout(deps, id, "manual", outcome);
  if (settled) return settled;
  throw new AppError("invalid_transition", { message: refusalOf(await getPayout(deps.db, id)) });
}
