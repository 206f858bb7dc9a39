import { pages } from "@solodesk/contract/kernel/pages.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Db } from "#kernel/database/db.ts";
import type { WaitingRow } from "./waitlist.repository.ts";

const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));

export async function notifySeller(tx: Db, row: WaitingRow): Promise<void> {
  const userId = await findOwnerOfStore(tx, row.storeId);
  if (userId === undefined) return;
  await sendNotification(tx, {
    userId,
    kind: "waitlist",
    about: `${row.customerName}, ${row.serviceName}, ${dayInWords(row.day)}`,
    path: `${pages.appointments}/pending`,
  });
}
