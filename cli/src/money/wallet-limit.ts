import { parseDecimal } from "@solodesk/contract/kernel/money.ts";
import { setDebtLimit } from "@solodesk/server/features/money/wallet/debts/set-debt-limit.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { findWalletOwner } from "./wallet-owner.ts";

const USAGE = "solo wallet limit ada@example.com 500";

/** Throws CliError. */
export function readLimitOptions(args: string[]): { email: string; written: string } {
  const { positionals } = readArgs({ args, allowPositionals: true, options: {} });
  const [email, written, ...more] = positionals;
  if (email === undefined || written === undefined || more.length > 0)
    throw new CliError(`Specify an account and an amount: ${USAGE}`);
  return { email, written };
}

/** Returns undefined for the default limit. Throws CliError. */
export function readDebtLimit(written: string, currency: string): number | undefined {
  if (written === "default") return undefined;
  const amount = parseDecimal(written, currency);
  if (amount === undefined)
    throw new CliError(
      `${oneLine(written)} is not an amount in ${currency}: use one such as 500, or default.`,
    );
  return amount;
}

/** Sets how much debt an account may build up by its own refunds. */
export async function limitDebtCommand(args: string[]): Promise<number> {
  const { email, written } = readLimitOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { CURRENCY: currency, DEBT_LIMIT } = deps.config;
    const amount = readDebtLimit(written, currency);
    const { id, label } = await findWalletOwner(deps, email);
    await setDebtLimit(deps, id, amount);
    const own = amount === undefined ? ", the default limit" : "";
    print(`${label} may owe up to ${amountText(amount ?? DEBT_LIMIT, currency)} for refunds${own}.`);
    return 0;
  } finally {
    await close();
  }
}
