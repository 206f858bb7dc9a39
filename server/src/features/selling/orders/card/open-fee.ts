import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { openPayment } from "#features/money/payments/open-payment.ts";
import { findSaleFees } from "#features/money/subscription/find-sale-fees.ts";
import { descriptions } from "#features/money/wallet/descriptions.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { after, days } from "#kernel/time/clock.ts";
import { recordOrderChanges } from "../change/order-changes.repository.ts";
import { insertItems } from "../order-items.repository.ts";
import { findOrder, insertOrders, type OrderRow } from "../orders.repository.ts";
import { platformFee } from "../place/platform-fee.ts";
import { noteFee } from "./cards.repository.ts";
import type { CardFee } from "./find-card-fee.ts";

/** How long a charge whose result is unknown is asked for again. Stripe remembers a call as long. */
const TRIED_FOR = days(1);

export interface OpenedFee extends CardFee {
  paymentId: Id;
}

interface ToOpen {
  fee: CardFee;
  /** What the appointment is called. */
  title: string;
  /** The number of the appointment, such as "A-12". */
  number: string;
  by: "seller" | "buyer";
}

/**
 * Decides to charge a fee, in the transaction that ends the appointment: opens its order and its payment, which is bound to
 * the card. The caller charges it after the commit; if that fails, the reconciler does. Throws "version_conflict" if a
 * fee was decided before, or the card was released.
 */
export async function openFee(deps: Deps, { fee, title, number, by }: ToOpen): Promise<OpenedFee> {
  const { card, amount, reason } = fee;
  const saved = await findOrder(deps.db, card.orderId);
  if (!saved) throw new Error("A card was saved with no order.");
  const now = deps.clock.now();
  const words = reason === "no_show" ? descriptions.noShowFee : descriptions.lateCancelFee;
  const payment = await openPayment(deps, {
    purpose: "fee",
    userId: saved.buyerId,
    gateway: saved.gateway,
    amount,
    credits: 0,
    currency: saved.currency,
    email: saved.customerEmail,
    description: asKept(words, { number }),
    // There is no page to pay on, so nobody returns.
    returnPath: pages.orders,
    expiresAt: after(now, TRIED_FOR),
    methodId: card.methodId,
  });
  const row = await insertFeeOrder(deps, { saved, fee, paymentId: payment.id });
  await insertItems(deps.db, [itemOf(row, { fee, title, number })]);
  await recordOrderChanges(deps.db, [
    { storeId: row.storeId, orderId: row.id, id: deps.newId(), event: "placed", by, note: "", at: now },
  ]);
  if (!(await noteFee(deps.db, card.appointmentId, { amount, reason, orderId: row.id })))
    throw new AppError("version_conflict");
  return { ...fee, paymentId: payment.id };
}

async function insertFeeOrder(
  deps: Deps,
  { saved, fee: { card, amount }, paymentId }: { saved: OrderRow; fee: CardFee; paymentId: Id },
): Promise<OrderRow> {
  const {
    buyerId,
    gateway,
    customerName,
    customerEmail,
    customerPhone,
    customerTimezone,
    language,
    currency,
  } = saved;
  const bps = (await findSaleFees(deps, [card.storeId])).get(card.storeId) ?? deps.config.PLATFORM_FEE_BPS;
  const [row] = await insertOrders(deps.db, [
    {
      id: deps.newId(),
      storeId: card.storeId,
      buyerId,
      paymentId,
      gateway,
      customerName,
      customerEmail,
      customerPhone,
      customerTimezone,
      language,
      shippingAddress: null,
      currency,
      // The customer agreed to this amount, so no tax is added to it.
      subtotal: amount,
      discount: 0,
      discounts: [],
      giftCards: [],
      shipping: 0,
      tax: 0,
      total: amount,
      dueLater: 0,
      hasPack: false,
      policySha256: saved.policySha256,
      wholesale: 0,
      fee: platformFee(amount, bps),
      placedAt: deps.clock.now(),
    },
  ]);
  if (!row) throw new Error("The order of a fee was not inserted.");
  return row;
}

/** Names the item in the customer's language, as it is on the receipt. */
const itemOf = (
  { id: orderId, storeId, language }: OrderRow,
  { fee: { amount, reason }, title, number }: Pick<ToOpen, "fee" | "title" | "number">,
) => ({
  storeId,
  orderId,
  line: 1,
  kind: "fee" as const,
  productId: null,
  variantId: null,
  ownProduct: false,
  serviceId: null,
  appointmentId: null,
  name: inLanguage(language, () =>
    reason === "no_show"
      ? t("Fee for a missed appointment: {title}, {number}", { title, number })
      : t("Fee for a late cancellation: {title}, {number}", { title, number }),
  ),
  sku: "",
  imageUrl: null,
  unitPrice: amount,
  unitWholesale: 0,
  unitLater: 0,
  discount: 0,
  discountLater: 0,
  kept: 0,
  quantity: 1,
  validMonths: null,
  reserved: false,
  refundedQuantity: 0,
  awaitingRestock: 0,
  startsAt: null,
  endsAt: null,
  answers: [],
  notes: "",
});
