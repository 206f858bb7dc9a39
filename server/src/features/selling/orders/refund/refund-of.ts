// What a requested refund amounts to: checked here, written elsewhere.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { RefundOrder } from "@solodesk/contract/selling/orders/refund.ts";
import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { AppError } from "#kernel/app-error.ts";
import { share } from "#kernel/share.ts";
import type { OrderItemRow } from "../order-items.repository.ts";
import type { OrderRow } from "../orders.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { paidOf } from "../place/sum-items.ts";
import type { openDepositsOf } from "./open-deposits-of.ts";
import { type RefundPieces, requireUnbooked, returnedWith } from "./returned-deposits.ts";

export interface GivenBack {
  /** Minor units. */
  amount: number;
  /** Pieces that cannot be refunded again after this, whether or not they are restocked. */
  pieces: RefundPieces[];
  restock: boolean;
  /** What the seller keeps of the price of the one time that is refunded, in minor units. */
  kept?: number;
}

type OpenDeposits = Awaited<ReturnType<typeof openDepositsOf>>;

const refuse = (code: "not_refundable" | "already_refunded", message?: string) =>
  new AppError(code, message === undefined ? {} : { message });

/** The items as if only these pieces of them had been bought; their discounts are still those of whole lines. */
export const asItems = (pieces: readonly RefundPieces[]): OrderItemRow[] =>
  pieces.map(({ item, quantity }) => ({ ...item, quantity }));

/** All pieces that are not refunded yet. */
const leftOf = (items: readonly OrderItemRow[]): RefundPieces[] =>
  items
    .map((item) => ({ item, quantity: item.quantity - item.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);

/** All that is left, as cancelling a paid order gives it back. Throws "not_refundable" for visits that are booked. */
export function cancellationOf(
  row: OrderRow,
  items: readonly OrderItemRow[],
  deposits: OpenDeposits,
): GivenBack & { isCancelled: true } {
  const pieces = leftOf(items);
  requireUnbooked({ pieces, open: deposits, isWhole: true });
  return { amount: paidHere(row) - row.refunded, pieces, restock: true, isCancelled: true };
}

function piecesOf(items: readonly OrderItemRow[], wanted: NonNullable<RefundOrder["lines"]>): RefundPieces[] {
  const wantedOf = Map.groupBy(wanted, ({ line }) => line);
  return [...wantedOf].map(([line, asked]) => {
    const item = items.find((one) => one.line === line);
    if (!item)
      throw new AppError("validation_failed", {
        fields: { lines: t("The order has no line {line}.", { line: String(line) }) },
      });
    const quantity = asked.reduce((sum, one) => sum + one.quantity, 0);
    const left = item.quantity - item.refundedQuantity;
    if (quantity > left)
      throw refuse(
        "already_refunded",
        t("Only {left} of {name} can still be refunded.", { left, name: item.name }),
      );
    if (item.appointmentId !== null && quantity < left)
      throw refuse(
        "not_refundable",
        t("Refund all {left} spots of {name} together.", { left, name: item.name }),
      );
    return { item, quantity };
  });
}

/**
 * What was paid here for them, and the tax on it, rounded so that the last piece refunds the last of the tax and all that the
 * discount left of the line.
 */
export function priceOfPieces(
  { tax, subtotal, discount, dueLater }: OrderRow,
  items: readonly OrderItemRow[],
  pieces: readonly RefundPieces[],
): number {
  const before = items.reduce((sum, item) => sum + paidOf(item, item.refundedQuantity), 0);
  const price = pieces.reduce((sum, { item, quantity }) => {
    const { refundedQuantity } = item;
    return sum + paidOf(item, refundedQuantity + quantity) - paidOf(item, refundedQuantity);
  }, 0);
  const whole = subtotal - discount - dueLater;
  if (whole === 0) return 0;
  return price + share(tax, before + price, whole) - share(tax, before, whole);
}

/** Throws "not_refundable", "already_refunded", "validation_failed". */
export function refundOf(
  row: OrderRow,
  items: readonly OrderItemRow[],
  wanted: RefundOrder,
  deposits: OpenDeposits,
): GivenBack {
  const { lines, restock } = wanted;
  if (row.paidAt === null) throw refuse("not_refundable", t("This order was not paid."));
  const left = paidHere(row) - row.refunded;
  if (left === 0) throw refuse(paidHere(row) === 0 ? "not_refundable" : "already_refunded");
  const unearned = sumPaid(deposits);
  if (lines) {
    const pieces = piecesOf(items, lines);
    const price = withinWhatIsLeft(priceOfPieces(row, items, pieces), left);
    requireUnbooked({ pieces, open: deposits, isWhole: price === left });
    const returned = sumPaid(returnedWith(pieces, deposits));
    // The tax of single visits is rounded, so that together they can come to a little less.
    const hasVisits = pieces.some(({ item }) => item.kind === "pack");
    const amount = hasVisits ? Math.min(price, left - unearned + returned) : price;
    if (amount - returned > left - unearned)
      throw refuse("not_refundable", depositInTheWay(row, left - unearned));
    return { amount, pieces, restock };
  }
  const amount = withinWhatIsLeft(wanted.amount ?? left, left);
  if (amount < left && amount > left - unearned)
    throw refuse("not_refundable", depositInTheWay(row, left - unearned));
  // A partial amount cannot be traced to particular pieces.
  if (amount < left) return { amount, pieces: [], restock: false };
  const pieces = leftOf(items);
  requireUnbooked({ pieces, open: deposits, isWhole: true });
  return { amount, pieces, restock };
}

const sumPaid = (deposits: OpenDeposits): number => deposits.reduce((sum, { paid }) => sum + paid, 0);

const depositInTheWay = ({ currency }: OrderRow, most: number): string =>
  most <= 0
    ? t("This was paid for an appointment or visits that haven't taken place. Choose items instead.")
    : t(
        "You can refund up to {amount} without choosing items. The rest was paid for an appointment or visits that haven't taken place.",
        { amount: moneyInWords({ amount: most, currency }) },
      );

function withinWhatIsLeft(amount: number, left: number): number {
  if (amount === 0)
    throw refuse("not_refundable", t("These items were free, so there is nothing to refund."));
  if (amount > left) throw refuse("not_refundable", t("This is more than what is left to refund."));
  return amount;
}
