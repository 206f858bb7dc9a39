import { parseDecimal } from "@solodesk/contract/kernel/money.ts";
import { text } from "@solodesk/contract/kernel/text.ts";
import { adjustWallet } from "@solodesk/server/features/money/wallet/adjust-wallet.ts";
import { getWallet } from "@solodesk/server/features/money/wallet/get-wallet.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { confirm } from "../terminal/confirm.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";
import { findWalletOwner } from "./wallet-owner.ts";

interface Options {
  email: string;
  /** As typed, with its sign. */
  written: string;
  reason: string;
  isConfirmed: boolean;
}

const USAGE = 'solo wallet adjust ada@example.com -12.50 --reason "Credited twice"';
const Reason = text(200, 1);

/** "-12.50" looks like an option, but is an amount. */
const isBelowZero = (arg: string): boolean => /^-[\d.]/.test(arg);

/** Throws CliError. */
export function readAdjustOptions(args: string[]): Options {
  const { values, positionals } = readArgs({
    args: args.filter((arg) => !isBelowZero(arg)),
    allowPositionals: true,
    options: { reason: { type: "string", default: "" }, yes: { type: "boolean", default: false } },
  });
  const [email, written, ...more] = [...positionals, ...args.filter(isBelowZero)];
  if (email === undefined || written === undefined || more.length > 0)
    throw new CliError(`Specify an account and an amount: ${USAGE}`);
  const reason = Reason.safeParse(values.reason);
  if (!reason.success)
    throw new CliError(`Give a reason of at most 200 characters, which the wallet's owner sees: ${USAGE}`);
  return { email, written, reason: reason.data, isConfirmed: values.yes };
}

/** Returns minor units, signed. Throws CliError. */
export function readAmount(written: string, currency: string): number {
  const [, sign, digits = ""] = /^([+-]?)(.*)$/.exec(written) ?? [];
  const amount = parseDecimal(digits, currency);
  if (amount === undefined || amount === 0)
    throw new CliError(`${oneLine(written)} is not an amount in ${currency}: use one such as 25 or -12.50.`);
  return sign === "-" ? -amount : amount;
}

/**
 * Asks for confirmation, because the posting stays in the ledger for ever; only another adjustment reverses
 * it.
 */
export async function adjustWalletCommand(args: string[]): Promise<number> {
  const { email, written, reason, isConfirmed } = readAdjustOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { CURRENCY: currency } = deps.config;
    const amount = readAmount(written, currency);
    const { id, label } = await findWalletOwner(deps, email);
    const credits = async () => amountText((await getWallet(deps.db, id)).recharged, currency);
    const before = await credits();
    const does = `${amountText(Math.abs(amount), currency)} in credits will be ${amount > 0 ? "given to" : "taken from"} ${label}`;
    if (
      !isConfirmed &&
      !(await confirm(`${does}, who has ${before}. Reason: "${oneLine(reason)}". Continue?`))
    ) {
      print("Nothing was changed.");
      return 1;
    }
    await adjustWallet(deps, id, { amount, reason });
    print(`${label} now has ${await credits()} in credits; before it was ${before}.`);
    return 0;
  } finally {
    await close();
  }
}
