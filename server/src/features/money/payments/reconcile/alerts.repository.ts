// What an operator has to look at, and all that is known of a payment when they do.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, asc, desc, eq, getTableColumns, isNotNull, notInArray } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { Payment } from "../payments.repository.ts";
import { paymentEvents, payments, refunds } from "../payments.table.ts";
import type { Refund } from "../refunds/refunds.repository.ts";

export type PaymentEvent = typeof paymentEvents.$inferSelect;
/** With what it was to be paid back of. */
export type FailedRefund = Refund & Pick<Payment, "gateway" | "currency" | "email" | "description">;

/** Newest first. */
export const listAlertedEvents = (db: Db, limit: number): Promise<PaymentEvent[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(isNotNull(paymentEvents.alert))
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(limit);

/** Those we asked for, newest first: what went back outside is over when it is said to be. */
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

/** In the order in which they were told. */
export const listEventsOf = (db: Db, paymentId: Id): Promise<PaymentEvent[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents.receivedAt));

export const listRefundsOf = (db: Db, paymentId: Id): Promise<Refund[]> =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.createdAt));
