import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { getPayout } from "../get-payout.ts";
import type { ShownPayout } from "../payouts.repository.ts";
import { type PayoutOutcome, settlePayout } from "./settle-payout.ts";

function refusalOf({ status, provider }: ShownPayout): string {
  if (status === "requested") return t("It has not been exported yet, so it cannot be paid.");
  if (status !== "processing")
    return t("It is already {status, select, paid {paid} cancelled {cancelled} other {failed}}.", { status });
  return provider === null
    ? t("It is with a provider, which reports the outcome.")
    : t("It is with {provider}, which reports the outcome.", { provider });
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
