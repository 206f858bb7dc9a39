// Who hears of what became of an appointment. Every change is told here, in the transaction that makes it.

import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { type Change, customerKind, type SellerKind, sellerKind } from "../emails/email-kinds.ts";
import {
  type Addressed,
  emailCustomer,
  emailSeller,
  subjectOf,
} from "../emails/enqueue-appointment-emails.ts";
import { startInWords } from "../emails/time-in-words.ts";

const kinds = {
  new_booking: "booking_new",
  customer_rescheduled: "booking_moved",
  customer_cancelled: "booking_cancelled",
} as const satisfies Record<SellerKind, string>;

/** Of what a customer did; the same as the letter tells. */
const notifySeller = (tx: Db, { row, ownerId }: Addressed, kind: SellerKind): Promise<void> =>
  sendNotification(tx, {
    userId: ownerId,
    kind: kinds[kind],
    about: `${row.customerName}, ${row.title}, ${startInWords(row, row.timezone)}`,
    path: `${pages.appointments}?appointment=${row.id}`,
  });

export interface News extends Change {
  store: Store;
}

/** Of what is over nobody needs to hear, save of a request that ran out while it waited. */
const lastMoment = ({ row, events }: Change): Date =>
  events.includes("expired") ? after(row.startsAt, days(1)) : row.endsAt;

/** Part of the transaction that makes the news. */
export async function notifyPeople(deps: Deps, news: News): Promise<void> {
  const { store, row, by } = news;
  const goodUntil = lastMoment(news);
  const forCustomer = row.customerEmail === "" ? undefined : customerKind(news);
  const forSeller = sellerKind(news);
  if (goodUntil <= deps.clock.now() || (!forCustomer && !forSeller)) return;
  const subject = await subjectOf(deps, store, row);
  if (!subject) return;
  const occasion = `version ${row.version}`;
  if (forCustomer) await emailCustomer(deps, subject, { kind: forCustomer, by, occasion, goodUntil });
  if (!forSeller) return;
  await notifySeller(deps.db, subject, forSeller);
  await emailSeller(deps, subject, { kind: forSeller, occasion, goodUntil });
}
