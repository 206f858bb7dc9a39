import { toAppointment } from "#features/scheduling/appointments/appointment-row.ts";
import { paidByCards, paidHere } from "../place/split-order.ts";
import { mailFileName } from "./mail-file-name.ts";
import { pageInWords } from "./opens-csv.ts";
import type { DisputeCase } from "./read-case.ts";

/** The facts of the summary for programs. The seller's private notes, answers of customers and earnings are left out. */
export function caseJson(read: DisputeCase): string {
  const { store, order, booking, row, payment, refunds, madeAt } = read;
  const {
    id,
    number,
    status,
    customer,
    shipping_address,
    items,
    subtotal,
    discount,
    discounts,
    shipping,
    tax,
  } = order;
  const { currency } = row;
  return `${JSON.stringify(
    {
      made_at: madeAt,
      store: {
        name: store.name,
        email: store.email,
        phone: store.phone,
        address: store.address,
        country: store.country,
        timezone: store.timezone,
      },
      order: {
        id,
        number,
        status,
        placed_at: row.placedAt,
        paid_at: row.paidAt,
        language: row.language,
        customer,
        shipping_address,
        tracking: order.tracking,
        items,
        subtotal,
        discount,
        discounts,
        shipping,
        tax,
        total: order.total,
        due_later: order.due_later,
        refunded: order.refunded,
        card_saved_with_order: booking.id === row.id ? null : String(booking.number),
        timeline: read.timeline,
        dispute: order.dispute,
      },
      payment: payment && {
        gateway: payment.gateway,
        charge_id: row.chargeId ?? payment.chargeId,
        session_id: payment.sessionId,
        paid_for_order: { amount: paidHere(row), currency },
        of_that_with_gift_cards: { amount: paidByCards(row), currency },
        settled_at: payment.settledAt,
      },
      refunds: refunds.map((refund) => ({
        kind: refund.kind,
        status: refund.status,
        amount: { amount: refund.amount, currency },
        requested_at: refund.createdAt,
        settled_at: refund.settledAt,
      })),
      appointments: read.appointments.map((one) => appointmentOf(one, currency)),
      policies: read.policies.map(({ sha256, policy, accepted, textFile, hashedFile }) => ({
        sha256,
        policy,
        accepted,
        files: [textFile, hashedFile],
      })),
      emails: read.mails.map((mail, nth) => ({
        id: mail.id,
        kind: mail.kind,
        to: mail.recipient,
        subject: mail.subject,
        status: mail.status,
        error: mail.error,
        created_at: mail.createdAt,
        sent_at: mail.sentAt,
        file: mail.sentAt === null ? null : mailFileName(mail, nth),
      })),
      emails_in_all: read.mailTotal,
      emails_kept_since: read.mailsSince,
      opens: read.opens.map((open) => ({ at: open.at, page: pageInWords(read, open) })),
    },
    null,
    2,
  )}\n`;
}

function appointmentOf({ row, timeline, fee }: DisputeCase["appointments"][number], currency: string) {
  const { id, number, status, title, starts_at, ends_at, seats, timezone, price, paid, due, collected } =
    toAppointment(row, currency);
  const { policySha256: sha256, policyAcceptedAt: at } = row;
  return {
    id,
    number,
    status,
    title,
    starts_at,
    ends_at,
    seats,
    timezone,
    price,
    paid,
    due,
    collected,
    booked_at: row.createdAt,
    policy_accepted: sha256 === null ? null : { sha256, at },
    card_on_file: row.cardOnFile,
    fee: fee && {
      amount: { amount: fee.amount, currency },
      reason: fee.reason,
      order_number: String(fee.orderNumber),
      paid: fee.isPaid,
    },
    timeline,
  };
}
