import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxQuantity } from "@solodesk/contract/selling/orders/item.ts";
import type { Consequence, RefundOrder, RefundQuery } from "@solodesk/contract/selling/orders/refund.ts";
import { findPayment } from "#features/money/payments/find-payment.ts";
import { requireLeft, shareOfCards } from "#features/money/payments/refunds/request-refund.ts";
import { splitRefund } from "#features/money/payments/refunds/split-refund.ts";
import { debtAfter } from "#features/money/wallet/debts/debt.ts";
import { requireWithinDebtLimit } from "#features/money/wallet/debts/debt-limit.ts";
import { sumShares } from "#features/money/wallet/deposits/list-open-deposits.ts";
import { type DepositOrder, settlementOf } from "#features/money/wallet/deposits/settlement.ts";
import { type Balances, getWallet, noBalances } from "#features/money/wallet/get-wallet.ts";
import { listHolding } from "#features/scheduling/appointments/holds/list-holding.ts";
import { findStore } from "#features/store/store/find-store.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireNext } from "../change/change-order.ts";
import { requireMarketplaceOrder } from "../change/require-marketplace-order.ts";
import { getOwnSale } from "../find-own-order.ts";
import { listItems } from "../order-items.repository.ts";
import type { OrderRef, OrderRow } from "../orders.repository.ts";
import { earningOf, paidByCards } from "../place/split-order.ts";
import { consequencesOf } from "./consequences-of.ts";
import { openDepositsOf } from "./open-deposits-of.ts";
import { planRefund } from "./plan-refund.ts";
import { cancellationOf, type GivenBack, refundOf } from "./refund-of.ts";
import { countVisits, returnedWith } from "./returned-deposits.ts";

/**
 * What a refund would do, or cancelling the order, worked out by the functions that carry it out. Changes nothing. Throws
 * "not_found", "not_refundable", "already_refunded", "invalid_transition", "validation_failed", "debt_limit".
 */
export async function previewConsequences(
  deps: Deps,
  userId: Id,
  id: Id,
  query: RefundQuery,
): Promise<Consequence[]> {
  const row = await getOwnSale(deps.db, userId, id);
  const open = await openDepositsOf(deps.db, row);
  const items = await listItems(deps.db, [row]);
  const wanted = wantedOf(query);
  if (query.action === "cancel") requireNext(row, "cancelled", "seller");
  const given =
    query.action === "cancel" ? cancellationOf(row, items, open) : refundOf(row, items, wanted, open);
  return consequencesOfRefund(deps, userId, { row, given });
}

interface ToRefund {
  row: OrderRow;
  given: GivenBack & { isCancelled?: boolean };
  /** The time stays as it is: only its money goes back. */
  isNoShow?: boolean;
}

/** What cancelling an order of the marketplace itself would do. Throws "not_found", "invalid_transition", "not_refundable". */
export async function previewMarketplaceCancellation(deps: Deps, key: OrderRef): Promise<Consequence[]> {
  const row = await requireMarketplaceOrder(deps.db, key);
  requireNext(row, "cancelled", "seller");
  const given = cancellationOf(row, await listItems(deps.db, [row]), await openDepositsOf(deps.db, row));
  return consequencesOfRefund(deps, undefined, { row, given });
}

/** `userId` is the seller's, undefined if the marketplace itself sells. Throws "not_refundable", "already_refunded", "debt_limit". */
export async function consequencesOfRefund(
  deps: Deps,
  userId: Id | undefined,
  { row, given, isNoShow = false }: ToRefund,
): Promise<Consequence[]> {
  const { db, config, clock } = deps;
  const payment = await findPayment(db, row.paymentId);
  if (!payment) throw new AppError("not_refundable");
  const open = await openDepositsOf(db, row);
  const plan = planRefund({ before: row, ...given });
  const toGiftCards = await shareOfCards(db, payment, {
    orderId: row.id,
    amount: given.amount,
    toGiftCards: plan.toGiftCards,
    paidByCards: paidByCards(row),
  });
  requireLeft(payment, { amount: given.amount, toGiftCards });
  const returned = returnedWith(given.pieces, open);
  const before = userId === undefined ? noBalances : await getWallet(db, userId);
  const wallet = withDeposits(before, sumShares(returned), {
    earned: earningOf(row) - sumShares(open),
    isReleased: row.releasedAt !== null,
    paysDebt: (given.kept ?? 0) > 0 || row.releasedAt === null,
  });
  const taken = userId === undefined ? 0 : Math.max(0, plan.parts.seller - sumShares(returned));
  const debt = debtAfter(before, taken);
  if (userId !== undefined) await requireWithinDebtLimit(deps, userId, debt);
  const times = plan.back.flatMap(({ appointmentId }) => appointmentId ?? []);
  const store = row.storeId === null ? undefined : await findStore(db, row.storeId);
  return consequencesOf({
    sold: { ...row, deposits: sumShares(open) - sumShares(returned) },
    plan: { ...plan, toGiftCards },
    sellerId: userId,
    wallet,
    debt,
    paidOff: wallet.receivable - before.receivable,
    ways: splitRefund(payment, payment.refunded, given.amount - toGiftCards),
    visits: countVisits(given.pieces, open),
    cancelled: isNoShow ? [] : await listHolding(db, times),
    now: clock.now(),
    zone: store?.timezone ?? "UTC",
    operator: config.OPERATOR_NAME,
  });
}

/** The wallet once deposits are settled, as the refund finds it. */
function withDeposits(
  wallet: Balances,
  share: number,
  order: DepositOrder & { paysDebt: boolean },
): Balances {
  const { pending, earnings, debtPaid } = settlementOf(share, order, wallet);
  return {
    ...wallet,
    deposits: wallet.deposits - share,
    pending: wallet.pending + pending,
    earnings: wallet.earnings + earnings,
    receivable: wallet.receivable + debtPaid,
  };
}

function wantedOf({ action, lines, amount, restock }: RefundQuery): RefundOrder {
  if (action === "cancel" && (lines !== undefined || amount !== undefined))
    throw new AppError("validation_failed", {
      fields: { action: t("Cancelling refunds all of the order. Choose no items and no amount.") },
    });
  if (lines !== undefined && amount !== undefined)
    throw new AppError("validation_failed", {
      fields: { amount: t("Choose items or an amount, not both.") },
    });
  const pieces = lines?.split(",").map((pair) => {
    const [line = 0, quantity = 0] = pair.split(":").map(Number);
    if (line < 1 || quantity < 1 || quantity > maxQuantity)
      throw new AppError("validation_failed", {
        fields: { lines: t('"{pair}" names no pieces of a line.', { pair }) },
      });
    return { line, quantity };
  });
  return {
    ...(pieces && { lines: pieces }),
    ...(amount !== undefined && { amount }),
    restock: restock === "true",
    reason: "",
  };
}
