// Which emails buyers and sellers get about an order, in the transaction that changes it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { orderPath, pages } from "@solodesk/contract/kernel/pages.ts";
import { translateNames } from "#features/catalog/translations/translate-names.ts";
import { findEmail } from "#features/identity/auth/account/find-email.ts";
import { findReplyTo } from "#features/identity/auth/account/find-reply-to.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { enqueueMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { listBookedTimes } from "#features/scheduling/appointments/holds/list-booked-times.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import type { Deps } from "#kernel/deps.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import { listItems, type OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { orderCode } from "../place/order-code.ts";
import { type BuyerEvent, buyerEmailContent } from "./buyer-email.ts";
import { orderCalendar } from "./order-calendar.ts";
import type { OrderSubject } from "./order-facts.ts";
import { saleEmailContent } from "./sale-email.ts";

/** What the emails are made of, and the store's owner. */
interface Known extends OrderSubject {
  ownerId: Id | undefined;
}

/** Reduces names to one line, because they appear within sentences. */
async function lookUp({ db, config }: Deps, row: OrderRow, given?: readonly OrderItemRow[]): Promise<Known> {
  const items = given ?? (await listItems(db, [row]));
  const store = row.storeId === null ? undefined : await findStore(db, row.storeId);
  return {
    row: { ...row, customerName: headerLine(row.customerName), tracking: headerLine(row.tracking) },
    items: items.map((item) => ({ ...item, name: headerLine(item.name) })),
    times: await listBookedTimes(
      db,
      items.flatMap(({ appointmentId }) => appointmentId ?? []),
    ),
    store,
    policy: await findAcceptedPolicy(db, row.policySha256),
    seller: store
      ? { name: headerLine(store.name), email: store.email, phone: store.phone }
      : { name: config.OPERATOR_NAME, email: config.OPERATOR_EMAIL, phone: "" },
    ownerId: store && (await findOwnerOfStore(db, store.id)),
  };
}

/** Guests get their own link; members find the order in their account. */
function buyerAddress({ secrets, ownOrigin }: Deps, { row, store }: OrderSubject): string {
  const origin = ownOrigin.get();
  return row.buyerId === null && store
    ? origin + orderPath(store.website_url, orderCode(secrets, row.id))
    : `${origin}${pages.orders}?role=buyer&order=${row.id}`;
}

const emailOf = (userId: Id, { row, seller }: OrderSubject, content: EmailContent) => ({
  userId,
  about: { storeId: row.storeId, orderId: row.id },
  senderName: seller.name,
  ...renderEmail(content),
});

type BuyerNotice = BuyerEvent & { occasion: string };

export async function emailBuyer(
  deps: Deps,
  row: OrderRow,
  event: BuyerNotice,
  items?: readonly OrderItemRow[],
): Promise<void> {
  await emailInLanguage(deps, await lookUp(deps, row, items), event);
}

/** Emails both the buyer and the seller. */
export async function emailSale(
  deps: Deps,
  row: OrderRow,
  occasion: string,
  items?: readonly OrderItemRow[],
): Promise<void> {
  const known = await lookUp(deps, row, items);
  await emailInLanguage(deps, known, { kind: "order_confirmed", occasion });
  await writeToSeller(deps, known, occasion);
}

const emailInLanguage = (deps: Deps, known: Known, notice: BuyerNotice): Promise<void> =>
  inLanguage(known.row.language, () => writeToBuyer(deps, known, notice));

/** Logged for the seller, or for the buyer if the marketplace itself sells. */
async function writeToBuyer(deps: Deps, about: Known, { occasion, ...event }: BuyerNotice): Promise<void> {
  const { row, seller, ownerId } = about;
  const { buyerId, customerEmail } = row;
  const to = customerEmail === "" && buyerId !== null ? await findEmail(deps.db, buyerId) : customerEmail;
  const logOf = row.storeId === null ? buyerId : ownerId;
  if (!to || !logOf) return;
  const items = await translateNames(
    deps.db,
    row.storeId,
    about.items,
    ({ productId, serviceId }) => productId ?? serviceId,
  );
  const known = { ...about, items: items.map((item) => ({ ...item, name: headerLine(item.name) })) };
  const content = buyerEmailContent(known, event, buyerAddress(deps, known));
  const { kind } = event;
  const calendar = kind === "order_confirmed" ? orderCalendar(deps, known) : undefined;
  await enqueueMail(deps, {
    ...emailOf(logOf, known, content),
    kind,
    occasion,
    to,
    replyTo: await findReplyTo(deps.db, seller, ownerId),
    ...(calendar !== undefined && { calendar }),
  });
}

async function writeToSeller(deps: Deps, known: Known, occasion: string): Promise<void> {
  const { row, ownerId } = known;
  if (ownerId === undefined) return;
  const address = `${deps.ownOrigin.get()}${pages.orders}?order=${row.id}`;
  await writeToOwner(deps.db, ownerId, (to) =>
    enqueueMail(deps, {
      ...emailOf(ownerId, known, saleEmailContent(known, address)),
      kind: "new_sale",
      occasion,
      to,
      replyTo: row.customerEmail,
    }),
  );
}
