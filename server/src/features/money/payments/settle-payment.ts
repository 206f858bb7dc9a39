// The only way to settle a payment: browser returns, webhooks, status requests and the reconciler all end
// here, in any order and any number of times, with the same result.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { returnGiftCards } from "#features/money/gift-cards/hold-gift-cards.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { keptMoney } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import { type Db, inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { bookPaid } from "./book-paid.ts";
import { savePaymentMethod } from "./methods/save-payment-method.ts";
import type { Outcome } from "./outcome.ts";
import { unholdEntry } from "./payment-entries.ts";
import { endedStatuses, openPaymentStatuses } from "./payment-status.ts";
import { advancePayment, findPaymentRow, type Payment } from "./payments.repository.ts";
import { type Purposes, purposeOf } from "./purposes.ts";
import { mismatchOf } from "./reconcile/mismatch-of.ts";
import { giveBackOverpaid } from "./refunds/give-back-overpaid.ts";

/** The payment as it is now, and a problem that the operator should look at. */
export interface Settled {
  payment: Payment | undefined;
  alert: string | undefined;
}

export async function settlePayment(
  deps: Deps,
  purposes: Purposes,
  id: Id,
  outcome: Outcome,
): Promise<Payment> {
  const { payment, alert } = await inTransaction(deps, (deps) => settleWithin(deps, purposes, id, outcome));
  if (!payment) throw new AppError("not_found");
  if (alert) deps.log.warn({ payment: id, alert }, "a gateway's word was not believed");
  return payment;
}

/** Part of the transaction that records the result. */
export async function settleWithin(
  deps: Deps,
  purposes: Purposes,
  id: Id,
  outcome: Outcome,
): Promise<Settled> {
  // The first transaction updates the row and so locks it; a concurrent one waits here and then finds it
  // settled.
  const paid = outcome.status === "paid" ? await takePaid(deps, purposes, id, outcome) : undefined;
  if (outcome.status === "failed" || outcome.status === "expired")
    await end(deps, purposes, id, outcome, outcome.status);
  const payment = paid ?? (await findPaymentRow(deps.db, id));
  const alert = payment && mismatchOf(payment, outcome);
  if (payment && !alert) await giveBackOverpaid(deps, payment, outcome);
  return { payment, alert: payment ? alert : "This payment is not known here." };
}

/**
 * Returns undefined if it was paid before, the claim does not match, or bookPaid changed or refunded it; the
 * caller then reads it again.
 */
async function takePaid(
  deps: Deps,
  purposes: Purposes,
  id: Id,
  outcome: Outcome,
): Promise<Payment | undefined> {
  const { claim, method } = outcome;
  const [chargeId] = outcome.chargeIds;
  // Only a card is saved without a charge.
  if (claim && claim.amount > 0 && chargeId === undefined) return undefined;
  const step = { to: "succeeded", claim, chargeId, now: deps.clock.now() } as const;
  const inTime = await advancePayment(deps.db, id, { ...step, from: openPaymentStatuses });
  const paid = inTime ?? (await advancePayment(deps.db, id, { ...step, from: endedStatuses }));
  if (!paid) return undefined;
  const withMethod = await savePaymentMethod(deps, paid, method);
  if (!(await bookPaid(deps, purposes, withMethod, inTime ? "in time" : "late"))) return undefined;
  await recordPaid(deps.db, withMethod);
  return withMethod;
}

async function recordPaid(
  tx: Db,
  { userId, amount, credits, currency, description }: Payment,
): Promise<void> {
  if (userId === null) return;
  const about = (minor: number) => `${description}, ${keptMoney({ amount: minor, currency })}`;
  if (amount > 0) await recordAudit(tx, { userId, event: "purchase_paid", about: about(amount) });
  if (credits > 0) await recordAudit(tx, { userId, event: "credits_spent", about: about(credits) });
}

async function end(deps: Deps, purposes: Purposes, id: Id, { claim }: Outcome, to: "failed" | "expired") {
  const step = { to, claim, now: deps.clock.now() };
  const payment = await advancePayment(deps.db, id, { ...step, from: openPaymentStatuses });
  if (payment) {
    // What was held goes back before the credits: products and gift cards are locked before wallets.
    await purposeOf(purposes, payment).release(deps, payment, to);
    if (payment.giftCards > 0) await returnGiftCards(deps, payment.id);
    if (payment.credits > 0) await postTransaction(deps, unholdEntry(payment));
  } else if (to === "expired") await advancePayment(deps.db, id, { ...step, from: ["failed"] });
}
