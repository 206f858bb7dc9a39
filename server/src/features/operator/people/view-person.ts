import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { viewAccount } from "#features/identity/auth/operator/view-account.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { requireCustomer } from "./require-customer.ts";

/** Returns a token that shows what the owner sees. Throws "confirmation_required", and what requireCustomer throws. */
export async function viewPerson(
  deps: Deps,
  operator: SessionUser,
  view: { id: Id; reason: string },
): Promise<{ token: string; expires: string }> {
  await requireConfirmed(deps, operator);
  await requireCustomer(deps, view.id);
  const opened = await viewAccount(deps, operator, view);
  deps.log.info({ operator: operator.id, account: view.id }, "an operator started viewing an account");
  return opened;
}
