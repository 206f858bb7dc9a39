import { Id } from "@solodesk/contract/kernel/id.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import type { Db } from "#kernel/database/db.ts";
import type { ProviderName } from "#kernel/outside/payout-provider.ts";
import { findPayout, listPaid, type PayoutRow } from "../payouts.repository.ts";

/** One payout in a provider's settlement file. */
export interface SettlementLine {
  /** The row number in the file. */
  row: number;
  payout: string;
  /** Minor units; undefined if the file has no amount in this currency. */
  amount: number | undefined;
  currency: string;
  reference: string;
}

interface Asked {
  by: ProviderName;
  /** Bounds of the payment date; unset: no bound. */
  from?: Date | undefined;
  before?: Date | undefined;
}

interface Reconciled {
  /** How many lines match their payout. */
  agreed: number;
  /** One sentence for each line that is missing, unexpected or different. */
  faults: string[];
}

const sum = ({ amount, currency }: Pick<SettlementLine, "amount" | "currency">): string =>
  amount === undefined ? `no amount in ${currency}` : moneyInWords({ amount, currency });

function differenceOf(line: SettlementLine, payout: PayoutRow): string | undefined {
  const { id, amount, currency, reference } = payout;
  if (line.amount !== amount || line.currency !== currency)
    return `Payout ${id} is of ${sum(payout)}, row ${line.row} says ${sum(line)}.`;
  if (line.reference !== reference)
    return `Payout ${id} has the reference ${reference}, row ${line.row} says ${line.reference}.`;
  return undefined;
}

async function strangerFault(db: Db, { row, payout: id }: SettlementLine): Promise<string> {
  const found = Id.safeParse(id).success ? await findPayout(db, id) : undefined;
  if (!found) return `Row ${row} names the payout ${id}, which is not known here.`;
  const what =
    found.status === "paid" ? `was paid by ${found.provider} on another day` : `is ${found.status} here`;
  return `Row ${row} names the payout ${id}, which ${what}.`;
}

/** Compares what a provider says it paid with the payouts recorded as paid. */
export async function reconcilePayouts(
  db: Db,
  lines: AsyncIterable<SettlementLine>,
  asked: Asked,
): Promise<Reconciled> {
  const open = new Map((await listPaid(db, asked)).map((payout) => [payout.id, payout]));
  const seen = new Map<string, number>();
  const result: Reconciled = { agreed: 0, faults: [] };
  for await (const line of lines) {
    const earlier = seen.get(line.payout);
    const payout = open.get(line.payout);
    seen.set(line.payout, line.row);
    open.delete(line.payout);
    const fault =
      earlier !== undefined
        ? `Row ${line.row} names the payout ${line.payout}, as row ${earlier} does.`
        : payout
          ? differenceOf(line, payout)
          : await strangerFault(db, line);
    if (fault === undefined) result.agreed += 1;
    else result.faults.push(fault);
  }
  for (const payout of open.values())
    result.faults.push(`Payout ${payout.id} of ${sum(payout)} is not in the file.`);
  return result;
}
