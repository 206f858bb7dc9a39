// What payments are for is known at the top, in server/src/purposes.ts: this feature only says when it is paid, and when not.
import type { EntryPosting } from "#features/money/wallet/entry.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { Payment } from "./payments.repository.ts";
import type { Refund } from "./refunds/refunds.repository.ts";

export type { Payment, Refund };

export interface Purpose {
  /**
   * In the transaction in which the payment became paid. False: what was wanted cannot be had any more, as may be after it
   * failed or expired; then all of it is given back.
   */
  fulfil(deps: Deps, payment: Payment): Promise<boolean>;
  /** In the transaction in which it failed or expired. */
  release(deps: Deps, payment: Payment, why: "failed" | "expired"): Promise<void>;
  /** In the transaction in which a refund was carried out, or refused for good. */
  refunded(deps: Deps, refund: Refund): Promise<void>;
  /** In the transaction in which a bank took the money of a payment, or gave it back: whoever sold hears of it. */
  disputed?(tx: Db, payment: Payment, words: string): Promise<void>;
  /**
   * In the transaction in which a bank, or somebody at the gateway, took `amount` back outside of here: whose loss it is. The
   * postings come to -amount; asked again when a wallet was moved meanwhile. Without this the installation bears it.
   */
  bear?(deps: Deps, payment: Payment, amount: number): Promise<EntryPosting[]>;
}

export type Purposes = Partial<Record<Payment["purpose"], Purpose>>;

export function purposeOf(purposes: Purposes, { purpose }: Payment): Purpose {
  const found = purposes[purpose];
  if (!found) throw new Error(`Nothing knows what to do about a payment for "${purpose}".`);
  return found;
}
