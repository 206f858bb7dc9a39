// Ledger entries for money that went back without our request.
import { postWithRetry } from "#features/money/wallet/post-with-retry.ts";
import { reversePostings } from "#features/money/wallet/reverse-postings.ts";
import type { Deps } from "#kernel/deps.ts";
import { borneHere, outsideEntry, returnedEntry } from "./payment-entries.ts";
import { type Payment, type Purposes, purposeOf, type Refund } from "./purposes.ts";

/** Posts what was taken; the payment's purpose decides who bears the loss. */
export const postTaken = (deps: Deps, purposes: Purposes, payment: Payment, refund: Refund): Promise<void> =>
  postWithRetry(deps, async (deps) => {
    const { bear } = purposeOf(purposes, payment);
    const borne = (await bear?.(deps, payment, refund.amount)) ?? borneHere(refund.amount);
    return outsideEntry(payment, refund, borne);
  });

/** Posts a reversal: returns to those who bore the loss exactly what they bore. */
export const postReturned = (deps: Deps, payment: Payment, refund: Refund): Promise<void> =>
  postWithRetry(deps, async ({ db }) => {
    const reversed = await reversePostings(db, { type: "refund", id: refund.id });
    return returnedEntry(payment, refund, reversed);
  });
