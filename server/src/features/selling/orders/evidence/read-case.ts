// Everything that the evidence about one order is made of, read once, so that its files agree with each other.

import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { mailDays } from "@solodesk/contract/platform/mail.ts";
import type { Order, OrderEvent } from "@solodesk/contract/selling/orders/order.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { findPaymentStory } from "#features/money/payments/find-payment-story.ts";
import { takesNothing } from "#features/money/payments/payment-status.ts";
import type { Payment, Refund } from "#features/money/payments/purposes.ts";
import { listPackVisits } from "#features/money/wallet/deposits/pack-visits.ts";
import { listMailsAbout, type MailEnvelope } from "#features/platform/mail/log/list-mails-about.ts";
import {
  type ReadAppointment,
  readAppointments,
} from "#features/scheduling/appointments/list/read-appointments.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { type CardRow, findCardOfFee, listCards } from "../card/cards.repository.ts";
import { readOrder } from "../list/read-orders.ts";
import { listItems } from "../order-items.repository.ts";
import { findOrder, type OrderRow } from "../orders.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { listOpens, type OpenRow } from "./opens.repository.ts";
import { type CasePolicy, readPolicies } from "./read-policies.ts";

/** More emails about one order are left out, and the summary says so. */
const MOST_MAILS = 100;

/** What was charged to the card that was saved with an appointment. */
export interface CaseFee {
  amount: number;
  reason: NonNullable<CardRow["feeReason"]>;
  /** The number of its order, and whether it was paid. */
  orderNumber: number;
  isPaid: boolean;
}

export interface CaseAppointment extends ReadAppointment {
  fee: CaseFee | undefined;
  /** Of its service; null if that is no longer offered. */
  location: Service["location"] | null;
}

export interface DisputeCase {
  store: Store;
  order: Order;
  /** What happened to the order, without what is private to the seller. */
  timeline: OrderEvent[];
  row: OrderRow;
  /** Of a fee: the order with which its card was saved. Otherwise the same as `row`. */
  booking: OrderRow;
  payment: Payment | undefined;
  refunds: Refund[];
  appointments: CaseAppointment[];
  policies: CasePolicy[];
  /** Otherwise only a card was saved. */
  isPaidWhenBooked: boolean;
  mails: MailEnvelope[];
  /** How many emails there are, with those that are left out. */
  mailTotal: number;
  /** Older emails are no longer kept. */
  mailsSince: Date;
  opens: OpenRow[];
  madeAt: Date;
}

interface Sold {
  userId: Id;
  store: Store;
  row: OrderRow;
}

type Reading = Pick<Deps, "db" | "clock" | "config" | "secrets">;

export async function readCase(deps: Reading, { userId, store, row }: Sold): Promise<DisputeCase> {
  const { db, clock } = deps;
  const card = await findCardOfFee(db, row.id);
  const booking = (card && (await findOrder(db, card.orderId))) ?? row;
  const orderIds = [...new Set([row.id, booking.id])];
  const booked = await readTimes(deps, store.id, booking.id);
  const appointments = card ? booked.filter((one) => one.row.id === card.appointmentId) : booked;
  const appointmentIds = appointments.map((one) => one.row.id);
  const bookedBy = await findPayment(db, booking.paymentId);
  const story = await findPaymentStory({ db }, row.paymentId);
  const { mails, total } = await listMailsAbout(db, { userId, orderIds, appointmentIds, most: MOST_MAILS });
  const madeAt = clock.now();
  // Notes of the system are written in the reader's language, and a bank reads English.
  const order = await inLanguage("en", () => readOrder(deps, row, "seller"));
  return {
    store,
    order,
    timeline: publicTimeline(order),
    row,
    booking,
    payment: story?.payment,
    refunds: refundsOf(row, story?.refunds ?? []),
    appointments,
    policies: await readPolicies(db, { order: booking, booked, times: appointments }),
    isPaidWhenBooked: bookedBy !== undefined && !takesNothing(bookedBy),
    mails,
    mailTotal: total,
    mailsSince: after(madeAt, -days(mailDays)),
    opens: (await listOpens(db, orderIds)).filter(isAboutOneOf(appointmentIds)),
    madeAt,
  };
}

/**
 * The refunds of a payment that are this order's. Those that name no order are of the whole payment, which can have paid for other
 * sellers: what goes beyond this order is none of this seller's business.
 */
const refundsOf = (row: OrderRow, refunds: readonly Refund[]): Refund[] =>
  refunds
    .filter(({ orderId }) => orderId === null || orderId === row.id)
    .map((refund) => ({ ...refund, amount: Math.min(refund.amount, paidHere(row)) }));

/** Notes of the seller are private, whatever they are attached to, and so are their earnings. */
const publicTimeline = ({ timeline }: Order): OrderEvent[] =>
  timeline
    .filter(({ event }) => event !== "note" && event !== "released")
    .map((entry) => (entry.by === "system" ? entry : { ...entry, note: "" }));

/** For a fee, the pages of other bookings of the same order are left out. */
const isAboutOneOf =
  (appointmentIds: readonly Id[]) =>
  ({ appointmentId }: OpenRow): boolean =>
    appointmentId === null || appointmentIds.includes(appointmentId);

/** What was booked with an order, and the fees that were charged for it. */
async function readTimes(deps: Reading, storeId: Id, orderId: Id): Promise<CaseAppointment[]> {
  const { db } = deps;
  const times = (await listItems(db, [{ storeId, id: orderId }])).flatMap(
    ({ appointmentId }) => appointmentId ?? [],
  );
  const visits = (await listPackVisits(db, [orderId])).flatMap(({ booked, used }) => [...booked, ...used]);
  const ids = [...times, ...visits];
  const read = await readAppointments(db, storeId, ids);
  const cards = ids.length === 0 ? [] : await listCards(db, ids);
  const fees = new Map<Id, CaseFee>();
  for (const { appointmentId, fee, feeReason, feeOrderId } of cards) {
    const order = feeOrderId === null ? undefined : await findOrder(db, feeOrderId);
    if (fee === null || feeReason === null || !order) continue;
    const { number: orderNumber, paidAt } = order;
    fees.set(appointmentId, { amount: fee, reason: feeReason, orderNumber, isPaid: paidAt !== null });
  }
  const places = new Map<Id, CaseAppointment["location"]>();
  for (const serviceId of new Set(read.flatMap(({ row }) => row.serviceId ?? [])))
    places.set(serviceId, (await findService(deps, storeId, serviceId))?.location ?? null);
  return read.map((one) => ({
    ...one,
    fee: fees.get(one.row.id),
    location: places.get(one.row.serviceId ?? "") ?? null,
  }));
}
