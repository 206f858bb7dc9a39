// The ledger entries of payments and refunds.

import { descriptions } from "#features/money/wallet/descriptions.ts";
import type { Entry, EntryPosting } from "#features/money/wallet/entry.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { Payment } from "./payments.repository.ts";
import type { Refund } from "./refunds/refunds.repository.ts";

type HeldKind = "recharged" | "held";

const ofWallet = (
  { userId }: Payment,
  kind: HeldKind,
  amount: number,
  how: Pick<EntryPosting, "leg" | "type">,
): EntryPosting[] => (userId === null ? [] : [{ account: { userId, kind }, amount, ...how }]);

const ofGateway = ({ gateway }: Payment, amount: number): EntryPosting => ({
  account: { kind: "gateway", gateway },
  leg: "gateway",
  type: "transfer",
  amount,
});

const inEscrow = (amount: number): EntryPosting => ({
  account: { kind: "escrow" },
  leg: "escrow",
  type: "transfer",
  amount,
});

const ofGiftCards = (amount: number): EntryPosting => ({
  account: { kind: "gift_cards" },
  leg: "gift_cards",
  type: "transfer",
  amount,
});

const moved = (payment: Payment, from: HeldKind, to: HeldKind): EntryPosting[] => [
  ...ofWallet(payment, from, -payment.credits, { leg: from, type: "transfer" }),
  ...ofWallet(payment, to, payment.credits, { leg: to, type: "transfer" }),
];

const about = ({ description, currency }: Payment): Pick<Entry, "description" | "currency"> => ({
  description,
  currency,
});

export const holdEntry = (payment: Payment): Entry => ({
  ...about(payment),
  source: { type: "hold", id: payment.id },
  postings: moved(payment, "recharged", "held"),
});

export const unholdEntry = (payment: Payment): Entry => ({
  ...about(payment),
  source: { type: "unhold", id: payment.id },
  postings: moved(payment, "held", "recharged"),
});

const spentAs = { order: "purchase", plan: "subscription", fee: "purchase" } as const;

/** `from`: the account with the credits that pay a part of it. */
export const paymentEntry = (payment: Payment, from: HeldKind): Entry => ({
  ...about(payment),
  source: { type: "payment", id: payment.id },
  postings: [
    ofGateway(payment, -payment.amount),
    ...ofWallet(payment, from, -payment.credits, { leg: "credits", type: spentAs[payment.purpose] }),
    ofGiftCards(-payment.giftCards),
    inEscrow(payment.amount + payment.credits + payment.giftCards),
  ],
});

/** For a charge made in addition to the one that paid; its source is the refund that gives it back. */
export const overpaidEntry = (payment: Payment, refund: Refund): Entry => ({
  ...about(payment),
  source: { type: "payment", id: refund.id },
  postings: [ofGateway(payment, -refund.amount), inEscrow(refund.amount)],
});

export const refundEntry = (payment: Payment, refund: Refund): Entry => ({
  ...about(payment),
  description: asKept(descriptions.refunded, { description: payment.description }),
  source: { type: "refund", id: refund.id },
  postings: [
    inEscrow(-refund.amount),
    ofGateway(payment, refund.toGateway),
    ...ofWallet(payment, "recharged", refund.toCredits, { leg: "credits", type: "refund" }),
    ofGiftCards(refund.toGiftCards),
  ],
});

/** Charges the installation for money that went back without our request, if nobody else bears it. */
export const borneHere = (amount: number): EntryPosting[] => [
  { account: { kind: "adjustments" }, leg: "adjustments", type: "transfer", amount: -amount },
];

export const outsideEntry = (payment: Payment, refund: Refund, borne: EntryPosting[]): Entry => ({
  ...about(payment),
  description: asKept(refund.kind === "dispute" ? descriptions.disputed : descriptions.refundedOutside, {
    description: payment.description,
  }),
  source: { type: "refund", id: refund.id },
  postings: [ofGateway(payment, refund.amount), ...borne],
});

/** `reversed`: the postings of the refund's entry with opposite signs. */
export const returnedEntry = (payment: Payment, refund: Refund, reversed: EntryPosting[]): Entry => ({
  ...about(payment),
  description: asKept(
    refund.kind === "dispute" ? descriptions.disputeUndone : descriptions.refundOutsideUndone,
    { description: payment.description },
  ),
  source: { type: "adjustment", id: refund.id },
  postings: reversed,
});
