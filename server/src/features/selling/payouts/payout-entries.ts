// The ledger's side of a payout: its money is held first, then paid out or returned.

import { descriptions } from "#features/money/wallet/descriptions.ts";
import type { Entry, EntryPosting } from "#features/money/wallet/entry.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { PayoutRow } from "./payouts.repository.ts";

type Source = "payout_hold" | "payout" | "payout_return";
type PaidAmount = Pick<PayoutRow, "id" | "userId" | "amount" | "currency">;

const entry = (
  type: Source,
  { id, currency }: PaidAmount,
  description: string,
  postings: EntryPosting[],
): Entry => ({
  source: { type, id },
  description,
  currency,
  postings,
});

const inWallet = (
  { userId }: PaidAmount,
  kind: "earnings" | "held",
  type: "transfer" | "payout",
  amount: number,
): EntryPosting => ({
  account: { userId, kind },
  leg: kind,
  type,
  amount,
});

export const payoutHoldEntry = (payout: PaidAmount, masked: string): Entry =>
  entry("payout_hold", payout, asKept(descriptions.withdrawal, { account: masked }), [
    inWallet(payout, "earnings", "transfer", -payout.amount),
    inWallet(payout, "held", "transfer", payout.amount),
  ]);

export const payoutPaidEntry = (payout: PaidAmount, masked: string): Entry =>
  entry("payout", payout, asKept(descriptions.withdrawal, { account: masked }), [
    inWallet(payout, "held", "payout", -payout.amount),
    { account: { kind: "payouts" }, leg: "payouts", type: "payout", amount: payout.amount },
  ]);

export const payoutReturnEntry = (payout: PaidAmount, masked: string, why: "failed" | "cancelled"): Entry =>
  entry(
    "payout_return",
    payout,
    asKept(why === "failed" ? descriptions.withdrawalFailed : descriptions.withdrawalCancelled, {
      account: masked,
    }),
    [
      inWallet(payout, "held", "transfer", -payout.amount),
      inWallet(payout, "earnings", "transfer", payout.amount),
    ],
  );
