import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { restoreAccount } from "#features/identity/auth/suspension/restore-account.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { getPerson } from "./get-person.ts";

/** Throws "confirmation_required", "not_found", and "invalid_transition" if it isn't suspended. */
export async function restorePerson(deps: Deps, operator: SessionUser, id: Id): Promise<PersonDetails> {
  await requireConfirmed(deps, operator);
  await restoreAccount(deps, id);
  deps.log.info({ operator: operator.id, account: id }, "an operator restored an account");
  return getPerson(deps, id);
}
