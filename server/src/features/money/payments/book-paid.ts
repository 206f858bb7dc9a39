import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { retakeGiftCards } from "#features/money/gift-cards/hold-gift-cards.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { AppError } from "#kernel/app-error.ts";
import { inSavepoint } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { paymentEntry } from "./payment-entries.ts";
import { takesNothing } from "./payment-status.ts";
import { dropHeld, type Payment } from "./payments.repository.ts";
import { type Purpose, type Purposes, purposeOf } from "./purposes.ts";
import { requestRefund } from "./refunds/request-refund.ts";

/**
 * Part of the transaction in which a payment became paid: posts it to the ledger and fulfils its purpose, or
 * requests a full refund. Returns true if it was fulfilled and the payment is unchanged.
 */
export async function bookPaid(
  deps: Deps,
  purposes: Purposes,
  paid: Payment,
  when: "in time" | "late",
): Promise<boolean> {
  const { fulfil } = purposeOf(purposes, paid);
  const { isFulfilled, payment } =
    when === "in time"
      ? { isFulfilled: await fulfil(deps, paid, () => post(deps, paid, "held")), payment: paid }
      : await fulfilLate(deps, fulfil, paid);
  if (isFulfilled) return true;
  if (takesNothing(payment)) return false;
  await requestRefund(deps, {
    id: deps.newId(),
    paymentId: payment.id,
    orderId: null,
    kind: "late",
    amount: payment.amount + payment.credits + payment.giftCards,
    toGiftCards: payment.giftCards,
    reason: asKept(msg("It was paid after what it was for had become unavailable.")),
  });
  return false;
}

async function post(deps: Deps, payment: Payment, from: "held" | "recharged"): Promise<void> {
  // If a card was only saved, there is nothing to post.
  if (!takesNothing(payment)) await postTransaction(deps, paymentEntry(payment, from));
}

/**
 * The credits and gift cards it held were released when it ended: takes them again if they are still there, else drops them and
 * fulfils nothing.
 */
async function fulfilLate(
  deps: Deps,
  fulfil: Purpose["fulfil"],
  payment: Payment,
): Promise<{ isFulfilled: boolean; payment: Payment }> {
  let isShort = false;
  try {
    const isFulfilled = await inSavepoint(deps, (deps) =>
      fulfil(deps, payment, async () => {
        isShort = true;
        if (payment.giftCards > 0) await retakeGiftCards(deps, payment.id);
        await post(deps, payment, "recharged");
        isShort = false;
      }),
    );
    return { isFulfilled, payment };
  } catch (error) {
    if (!isShort || !(error instanceof AppError) || error.code !== "insufficient_funds") throw error;
  }
  const rest = { ...payment, credits: 0, giftCards: 0 };
  await dropHeld(deps.db, payment.id);
  await post(deps, rest, "recharged");
  return { isFulfilled: false, payment: rest };
}
