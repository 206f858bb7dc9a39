import type { Id } from "@solodesk/contract/kernel/id.ts";
import { requireConfirmed } from "#features/identity/auth/confirm/require-confirmed.ts";
import { restockOrder } from "#features/selling/orders/refund/restock-order.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";

interface Outcome {
  arrived: boolean;
  /** The order's, as the operator saw it. */
  version: number;
}

/**
 * Records whether the sent goods of an order came back. Throws "confirmation_required", and what restockOrder throws.
 */
export async function settleOperatorReturn(
  deps: Deps,
  operator: SessionUser,
  id: Id,
  { arrived, version }: Outcome,
): Promise<void> {
  await requireConfirmed(deps, operator);
  const { row } = await restockOrder(deps, id, arrived, version);
  deps.log.info({ operator: operator.id, order: row.number, arrived }, "an operator settled a return");
}
