import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { AppError } from "#kernel/app-error.ts";
import { inSavepoint } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { paymentEntry } from "./payment-entries.ts";
import { isSetup } from "./payment-status.ts";
import { dropCredits, type Payment } from "./payments.repository.ts";
import { type Purposes, purposeOf } from "./purposes.ts";
import { requestRefund } from "./refunds/request-refund.ts";

/**
 * Part of the transaction in which a payment became paid: posts it to the ledger, then fulfils its purpose or
 * requests a full refund. Returns true if it was fulfilled and the payment is unchanged.
 */
export async function bookPaid(
  deps: Deps,
  purposes: Purposes,
  paid: Payment,
  when: "in time" | "late",
): Promise<boolean> {
  const payment = when === "in time" ? await bookHeld(deps, paid) : await bookLate(deps, paid);
  const isWhole = payment.credits === paid.credits;
  if (isWhole && (await purposeOf(purposes, payment).fulfil(deps, payment))) return true;
  if (isSetup(payment)) return false;
  await requestRefund(deps, {
    id: deps.newId(),
    paymentId: payment.id,
    orderId: null,
    kind: "late",
    amount: payment.amount + payment.credits,
    reason: asKept(msg("It was paid after what it was for had become unavailable.")),
  });
  return false;
}

async function bookHeld(deps: Deps, payment: Payment): Promise<Payment> {
  // Nothing came in.
  if (isSetup(payment)) return payment;
  await postTransaction(deps, paymentEntry(payment, "held"));
  return payment;
}

/**
 * The credits it held were released when it ended: takes them again if they are still there, else drops them.
 */
async function bookLate(deps: Deps, payment: Payment): Promise<Payment> {
  if (isSetup(payment)) return payment;
  try {
    await inSavepoint(deps, (deps) => postTransaction(deps, paymentEntry(payment, "recharged")));
    return payment;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "insufficient_funds") throw error;
  }
  const rest = { ...payment, credits: 0 };
  await dropCredits(deps.db, payment.id);
  await postTransaction(deps, paymentEntry(rest, "recharged"));
  return rest;
}
