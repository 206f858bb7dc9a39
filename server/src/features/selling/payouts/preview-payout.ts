import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PayoutPreview } from "@solodesk/contract/selling/payouts.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import { availableOf } from "./available-earnings.ts";
import { heldRows } from "./held-rows.ts";
import { listFree } from "./payout-rows.repository.ts";
import { toTakenRow } from "./to-taken-row.ts";

/** Enough for a preview; the wallet lists all of them. */
const MOST_SHOWN = 20;

/** Shows what a payout of this amount would take out now, and which money is held back. */
export async function previewPayout(
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: number | undefined,
): Promise<PayoutPreview> {
  const { db, config } = deps;
  const wallet = await getWallet(db, userId);
  const available = availableOf(wallet);
  const amount = Math.min(wanted ?? available, available);
  const [free, held] = await Promise.all([
    listFree(db, userId, amount, { limit: MOST_SHOWN, offset: 0 }),
    heldRows(deps, userId, wallet, MOST_SHOWN),
  ]);
  const money = (minor: number) => ({ amount: minor, currency: config.CURRENCY });
  return {
    amount: money(amount),
    available: money(available),
    rows: free.rows.map((row) => toTakenRow(row, config.CURRENCY)),
    row_count: free.count,
    held: held.rows,
    held_count: held.count,
  };
}
