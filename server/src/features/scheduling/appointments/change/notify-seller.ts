import { pages } from "@solodesk/contract/kernel/pages.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import type { Db } from "#kernel/database/db.ts";
import type { SellerKind } from "../emails/email-kinds.ts";
import type { Addressed } from "../emails/enqueue-appointment-emails.ts";
import { startInWords } from "../emails/time-in-words.ts";

const kinds = {
  new_booking: "booking_new",
  customer_rescheduled: "booking_moved",
  customer_cancelled: "booking_cancelled",
} as const satisfies Record<SellerKind, string>;

/** Of what a customer did; the same as the letter tells. */
export const notifySeller = (tx: Db, { row, ownerId }: Addressed, kind: SellerKind): Promise<void> =>
  sendNotification(tx, {
    userId: ownerId,
    kind: kinds[kind],
    about: `${row.customerName}, ${row.title}, ${startInWords(row, row.timezone)}`,
    path: `${pages.appointments}?appointment=${row.id}`,
  });
