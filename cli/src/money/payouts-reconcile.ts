import { parseDecimal } from "@solodesk/contract/kernel/money.ts";
import { csvRecords } from "@solodesk/server/features/catalog/catalog/import/read/csv-records.ts";
import { openTextFile } from "@solodesk/server/features/catalog/catalog/import/read/file-text.ts";
import {
  reconcilePayouts,
  type SettlementLine,
} from "@solodesk/server/features/selling/payouts/settle/reconcile-payouts.ts";
import { openInstallation } from "../open-installation.ts";
import { CliError } from "../terminal/cli-error.ts";
import { print, say } from "../terminal/print.ts";
import { readArgs } from "../terminal/read-args.ts";
import { oneLine } from "../terminal/terminal-text.ts";

const columns = ["payout", "amount", "currency", "reference"] as const;

/** Throws CliError. */
function readDay(option: string, given: string | undefined): Date | undefined {
  if (given === undefined) return undefined;
  const day = new Date(`${given}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(given) || Number.isNaN(day.getTime()))
    throw new CliError(`${option} ${oneLine(given)} is invalid: use a date such as 2026-01-31.`);
  return day;
}

/** Throws CliError. */
export function readReconcileOptions(args: string[]) {
  const { values, positionals } = readArgs({
    args,
    allowPositionals: true,
    options: { from: { type: "string" }, before: { type: "string" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CliError("Specify one file: solo payouts reconcile FILE.csv");
  return { file, from: readDay("--from", values.from), before: readDay("--before", values.before) };
}

/** Throws CliError if the file is not a settlement file. */
async function* settlementLines(text: AsyncIterable<string>): AsyncGenerator<SettlementLine> {
  for await (const record of csvRecords(text)) {
    const { row } = record;
    if (!("values" in record)) throw new CliError(`Row ${row} ${record.reason}.`);
    const { payout, amount, currency, reference } = record.values;
    if (payout === undefined || amount === undefined || currency === undefined || reference === undefined)
      throw new CliError(`The file needs the columns ${columns.join(", ")}.`);
    const isCurrency = /^[A-Z]{3}$/.test(currency);
    yield {
      row,
      payout: payout.trim(),
      amount: isCurrency ? parseDecimal(amount, currency) : undefined,
      currency,
      reference: reference.trim(),
    };
  }
}

/** Returns 1 if what a provider says it paid differs from the payouts recorded here. */
export async function reconcilePayoutsCommand(args: string[]): Promise<number> {
  const { file, ...days } = readReconcileOptions(args);
  const { chunks } = await openTextFile(file);
  const { deps, close } = await openInstallation(say);
  try {
    const asked = { by: deps.config.PAYOUT_PROVIDER, ...days };
    const { agreed, faults } = await reconcilePayouts(deps.db, settlementLines(chunks), asked);
    for (const fault of faults) print(oneLine(fault));
    print(`${agreed.toLocaleString("en")} match, ${faults.length.toLocaleString("en")} do not.`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}
