import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Order, OrderRole, OrderStatus } from "@solodesk/contract/selling/orders/order.ts";
import { ourReasons } from "@solodesk/contract/selling/orders/our-reasons.ts";
import type { ChangeOrder } from "@solodesk/contract/selling/orders.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { findOwnOrder, type OwnOrder } from "../find-own-order.ts";
import { readOrder } from "../list/read-orders.ts";
import { listItems } from "../order-items.repository.ts";
import { canOrderBecome } from "../order-status.ts";
import { type OrderRow, updateOrder } from "../orders.repository.ts";
import { paidHere } from "../place/split-order.ts";
import { applyRefund } from "../refund/apply-refund.ts";
import { openDepositsOf } from "../refund/open-deposits-of.ts";
import { cancellationOf } from "../refund/refund-of.ts";
import { cancelUnpaid } from "./cancel-unpaid.ts";
import { recordOrderEvent } from "./record-order-event.ts";

/**
 * Throws "not_found", "confirmation_required" if money is refunded, "version_conflict", "invalid_transition",
 * "validation_failed", and what a refund throws if money goes back.
 */
export const changeOrder = (deps: Deps, user: SessionUser, id: Id, change: ChangeOrder): Promise<Order> =>
  changeFound(
    deps,
    async (deps) => {
      const found = await findOwnOrder(deps.db, user.id, id);
      if (givesBack(found, change)) await requireConfirmed(deps, user);
      return found;
    },
    change,
  );

const givesBack = ({ row, role }: OwnOrder, { status }: ChangeOrder): boolean =>
  status === "cancelled" && role === "seller" && row.paidAt !== null && row.refunded < paidHere(row);

type Find = (deps: Deps) => Promise<OwnOrder>;

/** `find` returns the order and the caller's role in it, and throws if the caller has no such order. */
export const changeFound = (deps: Deps, find: Find, change: ChangeOrder): Promise<Order> =>
  inTransaction(deps, (deps) => changeIt(deps, find, change));

/** If another change was written first, checks this one again against the order as it is then. */
async function changeIt(deps: Deps, find: Find, change: ChangeOrder): Promise<Order> {
  const { row: before, role } = await find(deps);
  if (change.version !== undefined && change.version !== before.version)
    throw new AppError("version_conflict", { current: await readOrder(deps, before, role) });
  requireNext(before, change.status, role);
  if (change.tracking && change.status !== "shipped")
    throw new AppError("validation_failed", {
      fields: { tracking: t("You can add tracking only when you mark the order as shipped.") },
    });
  const row = await write(deps, before, role, change);
  return row ? readOrder(deps, row, role) : changeIt(deps, find, change);
}

/** Throws "invalid_transition" if the order can't get this status from this side. */
export function requireNext(before: OrderRow, wanted: OrderStatus, role: OrderRole): void {
  if (!canOrderBecome(before, wanted, role)) throw refusal(before, wanted);
}

function refusal({ status }: OrderRow, wanted: OrderStatus): AppError {
  const message =
    status === wanted
      ? t(
          "This order is {status, select, pending_payment {pending payment} paid {paid} processing {processing} shipped {shipped} delivered {delivered} cancelled {cancelled} expired {expired} other {refunded}} already.",
          { status },
        )
      : t(
          "This order is {status, select, pending_payment {pending payment} paid {paid} processing {processing} shipped {shipped} delivered {delivered} cancelled {cancelled} expired {expired} other {refunded}} and cannot become {wanted, select, pending_payment {pending payment} paid {paid} processing {processing} shipped {shipped} delivered {delivered} cancelled {cancelled} expired {expired} other {refunded}}.",
          { status, wanted },
        );
  return new AppError("invalid_transition", { message });
}

/** Undefined if the order has changed meanwhile. */
async function write(
  deps: Deps,
  before: OrderRow,
  role: OrderRole,
  { status, tracking = "", note = "" }: ChangeOrder,
): Promise<OrderRow | undefined> {
  if (status === "cancelled") return cancel(deps, before, role, note);
  const row = await updateOrder(deps.db, before, { status, ...(tracking && { tracking }) }, deps.clock.now());
  // These statuses are recorded as events of the same name.
  if (row && (status === "processing" || status === "shipped" || status === "delivered"))
    await recordOrderEvent(deps, { row, event: status, by: role, note });
  return row;
}

async function cancel(
  deps: Deps,
  before: OrderRow,
  role: OrderRole,
  note: string,
): Promise<OrderRow | undefined> {
  if (role === "buyer") return cancelUnpaid(deps, before, { status: "cancelled", by: role, note });
  const items = await listItems(deps.db, [before]);
  const given = await applyRefund(deps, {
    before,
    ...cancellationOf(before, items, await openDepositsOf(deps.db, before)),
    by: role,
    reason: note || ourReasons.orderCancelled,
  });
  return given?.row;
}
