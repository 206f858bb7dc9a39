import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { payouts } from "@solodesk/contract/selling/payouts.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import type { Deps } from "#kernel/deps.ts";
import { availableOf } from "./available-earnings.ts";
import { listPayoutPage } from "./payouts.repository.ts";
import { toPayout } from "./to-payout.ts";

/** Money held for a payout is reported as pending. */
export async function listPayouts(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wanted: Parsed<typeof payouts.list>["query"],
): Promise<Answer<typeof payouts.list>> {
  const [{ rows, total }, wallet] = await Promise.all([
    listPayoutPage(db, { userId }, sliceOf(wanted)),
    getWallet(db, userId),
  ]);
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  return {
    data: rows.map(toPayout),
    pagination: paginate(wanted.page, wanted.page_size, total),
    available: money(availableOf(wallet)),
    pending: money(wallet.pending + wallet.held),
    minimum: money(config.PAYOUT_MINIMUM),
    receivable: money(Math.abs(wallet.receivable)),
  };
}
