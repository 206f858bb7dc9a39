import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { suspendAccount } from "#features/identity/auth/suspension/suspend-account.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { getPerson } from "./get-person.ts";
import { requireCustomer } from "./require-customer.ts";

/** Throws "confirmation_required", what requireCustomer throws, and "invalid_transition" if it is already suspended. */
export async function suspendPerson(
  deps: Deps,
  operator: SessionUser,
  { id, reason }: { id: Id; reason: string },
): Promise<PersonDetails> {
  await requireConfirmed(deps, operator);
  await requireCustomer(deps, id);
  await suspendAccount(deps, id, reason);
  deps.log.info({ operator: operator.id, account: id }, "an operator suspended an account");
  return getPerson(deps, id);
}
