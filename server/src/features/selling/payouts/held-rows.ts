import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { HeldRow } from "@solodesk/contract/selling/payouts.ts";
import type { Balances } from "#features/money/wallet/get-wallet.ts";
import { listUnreleased } from "#features/selling/orders/list/list-unreleased.ts";
import type { Deps } from "#kernel/deps.ts";
import { keptForOwed } from "./available-earnings.ts";
import { listOpen } from "./payouts.repository.ts";

const releaseRule = (days: number): string =>
  days === 0
    ? "A sale can be withdrawn within the hour after it was paid."
    : `A sale can be withdrawn ${days} ${days === 1 ? "day" : "days"} after it was paid.`;

const rules = {
  requested: "It is on its way out, and comes back if you cancel it.",
  processing: "It is being paid, and comes back if that fails.",
} as const;

/** Lists all money that cannot be withdrawn yet, and why: the first `limit` rows and their total number. */
export async function heldRows(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wallet: Pick<Balances, "held" | "earnings" | "receivable">,
  limit: number,
): Promise<{ rows: HeldRow[]; count: number }> {
  const [sales, open] = await Promise.all([listUnreleased(db, userId, limit), listOpen(db, userId)]);
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  const credits = open.reduce((rest, { amount }) => rest - amount, wallet.held);
  const owed = keptForOwed(wallet);
  const rows: HeldRow[] = [
    ...(owed === 0
      ? []
      : [
          {
            description: "Kept for what you owe",
            order_number: null,
            amount: money(owed),
            rule: "More had to be given back than your wallet held. It frees as sales that are released, or credits you buy, pay it.",
            frees_at: null,
          },
        ]),
    ...sales.rows.map(({ number, amount, days, releaseAt }) => ({
      description: `Order ${number}`,
      order_number: String(number),
      amount: money(amount),
      rule: releaseRule(days),
      frees_at: releaseAt.toISOString(),
    })),
    ...open.map(({ masked, amount, status }) => ({
      description: `Withdrawal to ${masked}`,
      order_number: null,
      amount: money(amount),
      rule: status === "requested" ? rules.requested : rules.processing,
      frees_at: null,
    })),
    ...(credits === 0
      ? []
      : [
          {
            description: "Credits for payments that are open",
            order_number: null,
            amount: money(credits),
            rule: "They are kept until the payment is made or given up. Credits can be spent, and not withdrawn.",
            frees_at: null,
          },
        ]),
  ];
  return { rows: rows.slice(0, limit), count: rows.length - sales.rows.length + sales.count };
}
