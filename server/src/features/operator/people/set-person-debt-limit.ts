import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { setDebtLimit } from "#features/money/wallet/debts/set-debt-limit.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { getPerson } from "./get-person.ts";

/** Null restores DEBT_LIMIT. Throws "confirmation_required", "not_found". */
export async function setPersonDebtLimit(
  deps: Deps,
  operator: SessionUser,
  { id, amount }: { id: Id; amount: number | null },
): Promise<PersonDetails> {
  await requireConfirmed(deps, operator);
  await getPerson(deps, id);
  await setDebtLimit(deps, id, amount ?? undefined);
  deps.log.info({ operator: operator.id, account: id, amount }, "an operator set a debt limit");
  return getPerson(deps, id);
}
