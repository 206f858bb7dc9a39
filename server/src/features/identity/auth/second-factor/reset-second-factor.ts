import { findAccount } from "#features/identity/auth/account/find-account.ts";
import type { Deps } from "#kernel/deps.ts";
import { turnOffFactor } from "./turn-off-factor.ts";

/**
 * By the operator, for an owner who lost phone and recovery codes; its mail goes to them all the same. Undefined where
 * nobody has this address; false where no code is asked for.
 */
export async function resetSecondFactor(deps: Deps, email: string): Promise<boolean | undefined> {
  const account = await findAccount(deps.db, email);
  return account && turnOffFactor(deps, account, "by the operator");
}
