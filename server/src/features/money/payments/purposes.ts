// What payments are for is wired in server/src/purposes.ts: this feature only reports when they are paid or
// not.

import type { EntryPosting } from "#features/money/wallet/entry.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Payment } from "./payments.repository.ts";
import type { Refund } from "./refunds/refunds.repository.ts";

export type { Payment, Refund };

export interface Purpose {
  /**
   * Called in the transaction in which the payment became paid. Returns false if its purpose can no longer be
   * fulfilled, as can happen after it failed or expired; then all of it is refunded. Either way it calls `post` once,
   * which posts the payment and locks the buyer's wallet. It does so after it has locked stores and products, as a checkout
   * does, and before it posts anything itself.
   */
  fulfil(deps: Deps, payment: Payment, post: () => Promise<void>): Promise<boolean>;
  /** Called in the transaction in which it failed or expired. */
  release(deps: Deps, payment: Payment, why: "failed" | "expired"): Promise<void>;
  /** Called in the transaction in which a refund was carried out, or refused for good. */
  refunded(deps: Deps, refund: Refund): Promise<void>;
  /**
   * Called in the transaction in which a bank took the money of a payment, or gave it back (`failed`): notifies
   * the seller.
   */
  disputed?(tx: Db, payment: Payment, dispute: Refund): Promise<void>;
  /**
   * Called in the transaction in which `amount` was taken back by a bank or refunded at the gateway: returns
   * who bears it. The postings sum to -amount; called again if a wallet changed in the meantime. Without this
   * function the installation bears it.
   */
  bear?(deps: Deps, payment: Payment, amount: number): Promise<EntryPosting[]>;
}

export type Purposes = Partial<Record<Payment["purpose"], Purpose>>;

export function purposeOf(purposes: Purposes, { purpose }: Payment): Purpose {
  const found = purposes[purpose];
  if (!found) throw new Error(`Nothing knows what to do about a payment for "${purpose}".`);
  return found;
}
