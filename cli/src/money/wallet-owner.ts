import { findAccount } from "@solodesk/server/features/identity/auth/account/find-account.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { CliError } from "../terminal/cli-error.ts";
import { oneLine } from "../terminal/terminal-text.ts";

/** Throws CliError if no account has this email. */
export async function findWalletOwner({ db }: Deps, email: string) {
  const account = await findAccount(db, email);
  if (!account) throw new CliError(`There is no account with the email ${oneLine(email)}.`);
  return { ...account, label: `${oneLine(account.name)} <${oneLine(account.email)}>` };
}
