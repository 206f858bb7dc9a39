import type { Id } from "@solodesk/contract/kernel/id.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { HeldRow } from "@solodesk/contract/selling/payouts.ts";
import { listDepositsOfSeller } from "#features/money/wallet/deposits/list-open-deposits.ts";
import type { Balances } from "#features/money/wallet/get-wallet.ts";
import { listUnreleased } from "#features/selling/orders/list/list-unreleased.ts";
import type { Deps } from "#kernel/deps.ts";
import { keptForOwed } from "./available-earnings.ts";
import { listOpen } from "./payouts.repository.ts";

const releaseRule = (days: number): string =>
  t(
    "{days, plural, =0 {Available within an hour after the customer pays.} one {Available # day after the customer pays.} other {Available # days after the customer pays.}}",
    { days },
  );

const rules = {
  requested: msg("It's being withdrawn. If you cancel, it's available again."),
  processing: msg("It's being paid out. If that fails, it's available again."),
} as const;

/** Lists all money that cannot be withdrawn yet, and why: the first `limit` rows and their total number. */
export async function heldRows(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  wallet: Pick<Balances, "held" | "earnings" | "receivable">,
  limit: number,
): Promise<{ rows: HeldRow[]; count: number }> {
  const [sales, deposits, open] = await Promise.all([
    listUnreleased(db, userId, limit),
    listDepositsOfSeller(db, userId, limit),
    listOpen(db, userId),
  ]);
  const money = (amount: number) => ({ amount, currency: config.CURRENCY });
  const credits = open.reduce((rest, { amount }) => rest - amount, wallet.held);
  const owed = keptForOwed(wallet);
  const rows: HeldRow[] = [
    ...(owed === 0
      ? []
      : [
          {
            description: t("Kept for what you owe"),
            order_number: null,
            amount: money(owed),
            rule: t(
              "Refunds took more than your wallet had. Your next sales, or credits you buy, pay this off.",
            ),
            frees_at: null,
          },
        ]),
    ...sales.rows.map(({ number, amount, days, releaseAt }) => ({
      description: t("Order {number}", { number: String(number) }),
      order_number: String(number),
      amount: money(amount),
      rule: releaseRule(days),
      frees_at: releaseAt.toISOString(),
    })),
    ...deposits.rows.map(({ number, expiresAt, share }) => ({
      description:
        number === null
          ? t("Visit of a pack")
          : t("Deposit for appointment {number}", { number: `A-${number}` }),
      order_number: null,
      amount: money(share),
      rule:
        number === null
          ? t("On hold until the visit takes place or the pack expires.")
          : t("On hold until you complete the appointment or mark it as a no-show."),
      frees_at: number === null && expiresAt ? expiresAt.toISOString() : null,
    })),
    ...open.map(({ masked, amount, status }) => ({
      description: t("Withdrawal to {account}", { account: masked }),
      order_number: null,
      amount: money(amount),
      rule: t(status === "requested" ? rules.requested : rules.processing),
      frees_at: null,
    })),
    ...(credits === 0
      ? []
      : [
          {
            description: t("Credits for payments that are open"),
            order_number: null,
            amount: money(credits),
            rule: t(
              "Kept for a payment until it's made or cancelled. Credits can be spent but not withdrawn.",
            ),
            frees_at: null,
          },
        ]),
  ];
  return {
    rows: rows.slice(0, limit),
    count: rows.length - sales.rows.length + sales.count - deposits.rows.length + deposits.count,
  };
}
