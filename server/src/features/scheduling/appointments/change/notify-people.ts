// Decides who is notified of a change to an appointment, in the transaction that makes the change.

import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import {
  type Change,
  type CustomerKind,
  customerKind,
  type SellerKind,
  sellerKind,
} from "../emails/email-kinds.ts";
import {
  type Addressed,
  emailCustomer,
  emailSeller,
  loadAppointmentSubject,
} from "../emails/enqueue-appointment-emails.ts";
import { startInWords } from "../emails/time-in-words.ts";

const kinds = {
  new_booking: "booking_new",
  customer_rescheduled: "booking_moved",
  customer_cancelled: "booking_cancelled",
} as const satisfies Record<SellerKind, string>;

/** Notifies the seller of what a customer did. The email says the same. */
const notifySeller = (tx: Db, { row, ownerId }: Addressed, kind: SellerKind): Promise<void> =>
  writeToOwner(tx, ownerId, () =>
    sendNotification(tx, {
      userId: ownerId,
      kind: kinds[kind],
      about: `${row.customerName}, ${row.title}, ${startInWords(row, row.timezone)}`,
      path: `${pages.appointments}?appointment=${row.id}`,
    }),
  );

export interface AppointmentNotice extends Change {
  store: Store;
}

/**
 * Nobody needs an email about an appointment that is over, or with a link that no longer works. A request that expired is
 * worth one for a day.
 */
function lastMoment({ row, events }: Change): Date {
  if (row.status === "Pending" && row.verifyBy) return row.verifyBy;
  return events.includes("expired") ? after(row.startsAt, days(1)) : row.endsAt;
}

const kindForCustomer = (change: Change): CustomerKind | undefined =>
  change.row.customerEmail === "" ? undefined : customerKind(change);

/** Whether notifyPeople emails the customer about this change. */
export const isCustomerTold = (change: Change, now: Date): boolean =>
  !change.row.recorded && lastMoment(change) > now && kindForCustomer(change) !== undefined;

/** Runs in the transaction that makes the change. Appointments that were added after the fact send no emails. */
export async function notifyPeople(deps: Deps, notice: AppointmentNotice): Promise<void> {
  const { store, row, by } = notice;
  if (row.recorded) return;
  const goodUntil = lastMoment(notice);
  const forCustomer = kindForCustomer(notice);
  const forSeller = sellerKind(notice);
  if (goodUntil <= deps.clock.now() || (!forCustomer && !forSeller)) return;
  const subject = await loadAppointmentSubject(deps, store, row);
  if (!subject) return;
  const occasion = `version ${row.version}`;
  if (forCustomer) await emailCustomer(deps, subject, { kind: forCustomer, by, occasion, goodUntil });
  if (!forSeller) return;
  await notifySeller(deps.db, subject, forSeller);
  await emailSeller(deps, subject, { kind: forSeller, occasion, goodUntil });
}
