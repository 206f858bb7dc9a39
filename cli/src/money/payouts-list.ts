import { type PayoutStatus, payoutStatuses } from "@solodesk/contract/selling/payouts.ts";
import { listAllPayouts } from "@solodesk/server/features/selling/payouts/settle/list-all-payouts.ts";
import { openInstallation } from "../open-installation.ts";
import { amountText } from "../terminal/amount-text.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { MOST_SHOWN, readLimit } from "../terminal/read-limit.ts";
import { textTable } from "../terminal/text-table.ts";

type Listed = Awaited<ReturnType<typeof listAllPayouts>>;

/** Throws CliError. */
export function readPayoutsListOptions(args: string[]): { status: PayoutStatus | undefined; limit: number } {
  const { values } = readArgs({
    args,
    options: { status: { type: "string" }, limit: { type: "string", default: "20" } },
  });
  const status = payoutStatuses.find((known) => known === values.status);
  if (values.status !== undefined && status === undefined)
    throw new CliError(`--status must be one of ${payoutStatuses.join(", ")}.`);
  return { status, limit: readLimit(values.limit) };
}

function describePayouts({ rows, total }: Listed): string {
  if (rows.length === 0) return "There are no payouts.";
  const lines = textTable([
    ["Payout", "Requested (UTC)", "Status", "By", "Amount", "To", "Details"],
    ...rows.map((row) => [
      row.id,
      row.requestedAt.toISOString().slice(0, 16).replace("T", " "),
      row.status === "requested" && row.approvedAt === null ? "awaiting approval" : row.status,
      row.provider ?? "",
      amountText(row.amount, row.currency),
      row.masked,
      row.error ?? (row.reason || row.reference),
    ]),
  ]);
  const older = total - rows.length;
  const rest =
    older > 0
      ? ["", `${older.toLocaleString("en")} older not shown: use --limit, at most ${MOST_SHOWN}`]
      : [];
  return [...lines, ...rest].join("\n");
}

export async function listPayoutsCommand(args: string[]): Promise<number> {
  const options = readPayoutsListOptions(args);
  const { deps, close } = await openInstallation(say);
  try {
    print(describePayouts(await listAllPayouts(deps.db, options)));
    return 0;
  } finally {
    await close();
  }
}
