// The postings of plan payments and refunds.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { EntryPosting } from "#features/money/wallet/entry.ts";
import type { Balances } from "#features/money/wallet/get-wallet.ts";

/** Minor units: the price of a credit pack, and the credits it adds. */
export interface Pack {
  price: number;
  credits: number;
}

type Leg = Pick<EntryPosting, "leg" | "amount">;

const platformPosting = (kind: "escrow" | "sales", posting: Leg): EntryPosting => ({
  account: { kind },
  type: "transfer",
  ...posting,
});

const ofWallet = (
  userId: Id,
  kind: "recharged" | "receivable",
  posting: Leg & Pick<EntryPosting, "type">,
): EntryPosting => ({ account: { userId, kind }, ...posting });

/** Adds bought credits; a debt is paid from them first. */
export function creditsPostings(
  userId: Id,
  { price, credits }: Pack,
  { receivable }: Pick<Balances, "receivable">,
): EntryPosting[] {
  const owed = Math.min(credits, -receivable);
  return [
    platformPosting("escrow", { leg: "paid", amount: -price }),
    ofWallet(userId, "recharged", { leg: "credits", type: "credit", amount: credits }),
    ofWallet(userId, "recharged", { leg: "settled", type: "refund", amount: -owed }),
    ofWallet(userId, "receivable", { leg: "owed", type: "transfer", amount: owed }),
    platformPosting("sales", { leg: "bonus", amount: price - credits }),
  ];
}

/** Refunds a pack: all credits it granted leave the wallet. */
export const creditsBackPostings = (userId: Id, { price, credits }: Pack): EntryPosting[] => [
  ofWallet(userId, "recharged", { leg: "credits", type: "refund", amount: -credits }),
  platformPosting("escrow", { leg: "back", amount: price }),
  platformPosting("sales", { leg: "bonus", amount: credits - price }),
];

/** A negative amount is a refund. */
export const subscriptionPostings = (amount: number): EntryPosting[] => [
  platformPosting("escrow", { leg: "paid", amount: -amount }),
  platformPosting("sales", { leg: "sale", amount }),
];

/**
 * Takes back the credits, with their share of the bonus, for an amount that was taken back by the bank or
 * refunded at the gateway. Credits in the wallet go first, the rest becomes debt. `before` is the amount
 * taken back earlier: in total, the parts take back exactly what was granted.
 */
export function clawbackPostings(
  userId: Id,
  { price, credits }: Pack,
  { before, amount }: { before: number; amount: number },
  { recharged }: Pick<Balances, "recharged">,
): EntryPosting[] {
  const bonusOf = (back: number) => Number((BigInt(credits - price) * BigInt(back)) / BigInt(price));
  const bonus = bonusOf(before + amount) - bonusOf(before);
  const taken = amount + bonus;
  const left = Math.min(recharged, taken);
  return [
    ofWallet(userId, "recharged", { leg: "credits", type: "refund", amount: -left }),
    ofWallet(userId, "receivable", { leg: "owed", type: "transfer", amount: left - taken }),
    platformPosting("sales", { leg: "bonus", amount: bonus }),
  ];
}
