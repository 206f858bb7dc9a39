import { type Balances, getWallet } from "@solodesk/server/features/money/wallet/get-wallet.ts";
import { type LineRow, listLines } from "@solodesk/server/features/money/wallet/list-lines.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { MOST_SHOWN, readLimit } from "../terminal/read-limit.ts";
import { textTable } from "../terminal/text-table.ts";
import { findWalletOwner } from "./wallet-owner.ts";

/** Throws CliError. */
export function readShowOptions(args: string[]): { email: string; limit: number } {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { limit: { type: "string", default: "20" } },
  });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0)
    throw new CliError("Specify one account: solo wallet show ada@example.com");
  return { email, limit: readLimit(values.limit) };
}

const names = {
  recharged: "Credits",
  earnings: "Earnings",
  pending: "Not released yet",
  held: "Held for open payments",
  deposits: "Open deposits",
  receivable: "Owed",
} as const satisfies Record<keyof Balances, string>;

interface Shown {
  wallet: Balances;
  rows: readonly LineRow[];
  /** Number of all its lines. */
  count: number;
  currency: string;
}

/** Formats a wallet's balances and its latest lines. */
export function describeWallet({ wallet, rows, count, currency }: Shown): string {
  const money = (amount: number) => amountText(amount, currency);
  const holds = textTable([
    [names.recharged, money(wallet.recharged)],
    [names.earnings, money(wallet.earnings)],
    [names.pending, money(wallet.pending)],
    [names.held, money(wallet.held)],
    [names.deposits, money(wallet.deposits)],
    [names.receivable, money(Math.abs(wallet.receivable))],
  ]);
  if (rows.length === 0) return [...holds, "", "No transactions yet."].join("\n");
  const lines = textTable([
    ["When (UTC)", "Type", "Amount", "Balance", "Description"],
    ...rows.map(({ at, type, amount, walletAfter, description }) => [
      at.toISOString().slice(0, 16).replace("T", " "),
      type,
      money(amount),
      money(walletAfter ?? 0),
      description,
    ]),
  ]);
  const older = count - rows.length;
  const rest =
    older > 0
      ? ["", `${older.toLocaleString("en")} older not shown: use --limit, at most ${MOST_SHOWN}`]
      : [];
  return [...holds, "", ...lines, ...rest].join("\n");
}

export async function showWalletCommand(args: string[]): Promise<number> {
  const { email, limit } = readShowOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    const { id, label } = await findWalletOwner(deps, email);
    const wallet = await getWallet(deps.db, id);
    const { rows, count } = await listLines(deps.db, { userId: id, q: "" }, { limit, offset: 0 });
    print(`${label}\n\n${describeWallet({ wallet, rows, count, currency: deps.config.CURRENCY })}`);
    return 0;
  } finally {
    await close();
  }
}
