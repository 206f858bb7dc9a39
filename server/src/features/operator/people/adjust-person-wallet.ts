import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { adjustWallet } from "#features/money/wallet/adjust-wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { getPerson } from "./get-person.ts";

interface Adjustment {
  id: Id;
  /** Minor units, signed. */
  amount: number;
  /** The wallet's owner reads it. */
  reason: string;
}

/** Gives or takes credits. Throws "confirmation_required", "not_found", "insufficient_funds". */
export async function adjustPersonWallet(
  deps: Deps,
  operator: SessionUser,
  { id, amount, reason }: Adjustment,
): Promise<PersonDetails> {
  await requireConfirmed(deps, operator);
  await getPerson(deps, id);
  await adjustWallet(deps, id, { amount, reason });
  deps.log.info({ operator: operator.id, account: id, amount }, "an operator corrected a wallet");
  return getPerson(deps, id);
}
