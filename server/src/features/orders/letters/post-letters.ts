// Who hears by mail of what became of an order, in the transaction that makes the news.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { orderPath, pages } from "@solodesk/contract/kernel/pages.ts";
import { findEmail } from "#features/auth/find-email.ts";
import type { Content } from "#features/mail/content.ts";
import { postMail } from "#features/mail/post-mail.ts";
import { setLetter } from "#features/mail/set-letter.ts";
import { findOwnerOfStore } from "#features/store/find-owner-of-store.ts";
import { findStore } from "#features/store/find-store.ts";
import type { Db } from "#kernel/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { oneLine } from "#kernel/mail.ts";
import { sealOrder } from "../order-code.ts";
import { type ItemRow, listItems, type OrderRow } from "../orders.repository.ts";
import { type BuyerNews, buyerLetter } from "./buyer-letter.ts";
import { orderCalendar } from "./order-calendar.ts";
import type { Subject } from "./order-facts.ts";
import { saleLetter } from "./sale-letter.ts";

/** Names stand in sentences, so that each is one line there, however it was typed. */
async function subjectOf(
  { config }: Deps,
  tx: Db,
  row: OrderRow,
  given?: readonly ItemRow[],
): Promise<Subject> {
  const items = given ?? (await listItems(tx, [row.id]));
  const store = row.storeId === null ? undefined : await findStore(tx, row.storeId);
  return {
    row: { ...row, customerName: oneLine(row.customerName), tracking: oneLine(row.tracking) },
    items: items.map((item) => ({ ...item, name: oneLine(item.name) })),
    store,
    seller: store
      ? { name: oneLine(store.name), email: store.email, phone: store.phone }
      : { name: config.OPERATOR_NAME, email: config.OPERATOR_EMAIL, phone: "" },
  };
}

/** Guests have a link of their own; members find it among their orders. */
function buyerAddress({ secrets, ownOrigin }: Deps, { row, store }: Subject): string {
  const origin = ownOrigin.get();
  return row.buyerId === null && store
    ? origin + orderPath(store.website_url, sealOrder(secrets, row.id))
    : `${origin}${pages.orders}?role=buyer&order=${row.id}`;
}

const letterOf = (userId: Id, { row, seller }: Subject, content: Content) => ({
  userId,
  about: { storeId: row.storeId, orderId: row.id },
  senderName: seller.name,
  ...setLetter(content),
});

/** It stands in the seller's log, and in the buyer's own where the marketplace itself sells. */
export async function tellBuyer(
  deps: Deps,
  tx: Db,
  row: OrderRow,
  { occasion, ...news }: BuyerNews & { occasion: string },
  items?: readonly ItemRow[],
): Promise<void> {
  const own = row.buyerId === null ? undefined : await findEmail(tx, row.buyerId);
  const to = row.customerEmail === "" ? own : row.customerEmail;
  const logOf = row.storeId === null ? row.buyerId : await findOwnerOfStore(tx, row.storeId);
  if (!to || !logOf) return;
  const subject = await subjectOf(deps, tx, row, items);
  const content = buyerLetter(subject, news, buyerAddress(deps, subject));
  const { kind } = news;
  const calendar = kind === "order_confirmed" ? orderCalendar(deps, subject) : undefined;
  await postMail(deps, tx, {
    ...letterOf(logOf, subject, content),
    kind,
    occasion,
    to,
    replyTo: subject.seller.email,
    ...(calendar !== undefined && { calendar }),
  });
}

export async function tellSeller(
  deps: Deps,
  tx: Db,
  row: OrderRow,
  occasion: string,
  items?: readonly ItemRow[],
): Promise<void> {
  const ownerId = row.storeId === null ? undefined : await findOwnerOfStore(tx, row.storeId);
  const to = ownerId === undefined ? undefined : await findEmail(tx, ownerId);
  if (!to || !ownerId) return;
  const subject = await subjectOf(deps, tx, row, items);
  const address = `${deps.ownOrigin.get()}${pages.orders}?order=${row.id}`;
  const content = saleLetter(subject, address);
  await postMail(deps, tx, {
    ...letterOf(ownerId, subject, content),
    kind: "new_sale",
    occasion,
    to,
    replyTo: row.customerEmail,
  });
}
