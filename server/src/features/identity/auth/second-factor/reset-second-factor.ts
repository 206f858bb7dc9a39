import { abouts } from "#features/identity/audit/about-in-words.ts";
import { findAccount } from "#features/identity/auth/account/find-account.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { turnOffFactor } from "./turn-off-factor.ts";

/**
 * Turns off the second factor for an owner who lost phone and recovery codes. Called by the operator; the
 * owner still gets the email. Returns undefined if no account has this address, false if no second factor is
 * on.
 */
export async function resetSecondFactor(deps: Deps, email: string): Promise<boolean | undefined> {
  const account = await findAccount(deps.db, email);
  return account && turnOffFactor(deps, account, asKept(abouts.byOperator));
}
