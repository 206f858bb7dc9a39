import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { sendNotification } from "#features/platform/notifications/send-notification.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Db } from "#kernel/database/db.ts";
import type { OrderRow } from "./orders.repository.ts";
import { paidHere } from "./place/split-order.ts";

type Kind = "order_paid" | "order_cancelled" | "fee_failed" | "dispute";
/** A message, or what makes one in the owner's language. */
type More = Message | (() => string);

/** Notifies nobody if the marketplace itself sells. `more` takes the place of the amount in the text. */
export async function notifySeller(tx: Db, row: OrderRow, kind: Kind, more?: More): Promise<void> {
  const { id, storeId, number, customerName, currency } = row;
  const userId = storeId === null ? undefined : await findOwnerOfStore(tx, storeId);
  if (userId === undefined) return;
  await writeToOwner(tx, userId, () => {
    const about = t("Order {number}, {customer}, {more}", {
      number: String(number),
      customer: customerName,
      more: moreInWords(more) ?? moneyInWords({ amount: paidHere(row), currency }),
    });
    return sendNotification(tx, { userId, kind, about, path: `${pages.orders}?order=${id}` });
  });
}

const moreInWords = (more: More | undefined): string | undefined =>
  typeof more === "function" ? more() : more && t(more);
