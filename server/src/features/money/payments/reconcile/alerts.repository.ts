// What an operator has to look at, and the events and refunds of one payment.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, desc, eq, getTableColumns, isNotNull, notInArray } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { Payment } from "../payments.repository.ts";
import { paymentEvents, payments, refunds } from "../payments.table.ts";
import type { Refund } from "../refunds/refunds.repository.ts";

export type PaymentEvent = typeof paymentEvents.$inferSelect;
/** A failed refund with facts of its payment. */
export type FailedRefund = Refund & Pick<Payment, "gateway" | "currency" | "email" | "description">;

/** Lists events with an alert, newest first. */
export const listAlertedEvents = (db: Db, limit: number): Promise<PaymentEvent[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(isNotNull(paymentEvents.alert))
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(limit);

/**
 * Lists the failed refunds that we requested, newest first. For outside refunds, "failed" only means that the
 * money came back.
 */
export const listFailedRefunds = (db: Db, limit: number): Promise<FailedRefund[]> =>
  db
    .select({
      ...getTableColumns(refunds),
      gateway: payments.gateway,
      currency: payments.currency,
      email: payments.email,
      description: payments.description,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, "failed"), notInArray(refunds.kind, ["dispute", "outside"])))
    .orderBy(desc(refunds.settledAt))
    .limit(limit);

/** Lists a payment's events in the order received. */
export const listEventsOf = (db: Db, paymentId: Id): Promise<PaymentEvent[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents.receivedAt));

export const listRefundsOf = (db: Db, paymentId: Id): Promise<Refund[]> =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt));
