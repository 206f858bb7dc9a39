import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { RefundOrder } from "@solodesk/contract/selling/orders/refund.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { isFull } from "../change/is-full.ts";
import { getOwnSale } from "../find-own-order.ts";
import { listItems } from "../order-items.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { applyRefund } from "./apply-refund.ts";
import { openDepositsOf } from "./open-deposits-of.ts";
import { refundOf } from "./refund-of.ts";

/** Throws "confirmation_required", "not_found", "not_refundable", "already_refunded", "validation_failed", "debt_limit". */
export async function refundOrder(
  deps: Deps,
  user: SessionUser,
  id: Id,
  wanted: RefundOrder,
): Promise<Refund> {
  await requireConfirmed(deps, user);
  return inTransaction(deps, (deps) => refundIt(deps, user.id, id, wanted));
}

/** If another change was written first, checks this one again against what is left then. */
async function refundIt(deps: Deps, userId: Id, id: Id, wanted: RefundOrder): Promise<Refund> {
  const before = await getOwnSale(deps.db, userId, id);
  const items = await listItems(deps.db, [before]);
  const back = refundOf(before, items, wanted, await openDepositsOf(deps.db, before));
  if (before.refunded + back.amount < paidHere(before) && (await isFull(deps.db, before)))
    throw new AppError("not_refundable", {
      message: t("This order has been refunded too many times. Refund all that is left."),
    });
  const given = await applyRefund(deps, { before, ...back, by: "seller", reason: wanted.reason });
  return given?.refund ?? refundIt(deps, userId, id, wanted);
}
