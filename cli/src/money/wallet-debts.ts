import { listDebts, type OwedDebt } from "@solodesk/server/features/money/wallet/debts/list-debts.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { MOST_SHOWN, readLimit } from "../terminal/read-limit.ts";
import { textTable } from "../terminal/text-table.ts";

const heading = ["Email", "Store", "Owes", "Earnings", "Not released yet", "Not covered", "Limit"] as const;

/** Formats a table, and says how many more there are. */
export function describeDebts(debts: readonly OwedDebt[], total: number, currency: string): string {
  if (debts.length === 0) return "Nobody owes anything.";
  const money = (amount: number) => amountText(amount, currency);
  const rows = debts.map(({ email, name, owed, earnings, pending, debt, limit }) => [
    email,
    name,
    ...[owed, earnings, pending, debt, limit].map(money),
  ]);
  const more = total - debts.length;
  const rest =
    more > 0 ? ["", `${more.toLocaleString("en")} more owe less: use --limit, at most ${MOST_SHOWN}`] : [];
  return [...textTable([heading, ...rows]), ...rest].join("\n");
}

/** Throws CliError. */
export async function listDebtsCommand(args: string[]): Promise<number> {
  const { values } = readArgs({ args, options: { limit: { type: "string", default: "20" } } });
  const limit = readLimit(values.limit);
  const { deps, close } = await openInstallation(say);
  try {
    const { debts, total } = await listDebts(deps, limit);
    print(describeDebts(debts, total, deps.config.CURRENCY));
    return 0;
  } finally {
    await close();
  }
}
