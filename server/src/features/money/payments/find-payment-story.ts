import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { findPaymentRow, type Payment } from "./payments.repository.ts";
import { listEventsOf, listRefundsOf, type PaymentEvent } from "./reconcile/alerts.repository.ts";
import type { Refund } from "./refunds/refunds.repository.ts";

export interface PaymentStory {
  payment: Payment;
  refunds: Refund[];
  events: PaymentEvent[];
}

/** Returns a payment with its refunds and events, or undefined if there is none. */
export async function findPaymentStory({ db }: Pick<Deps, "db">, id: Id): Promise<PaymentStory | undefined> {
  const payment = await findPaymentRow(db, id);
  return payment && { payment, refunds: await listRefundsOf(db, id), events: await listEventsOf(db, id) };
}
