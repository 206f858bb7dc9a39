import type { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** Refused, because the seller of these tests runs no installation. */
export const samples = ({ orderId: id }: Targets): Samples<typeof operatorOrders> => ({
  listOrders: { refused: 403 },
  getOrder: { params: { id }, refused: 403 },
  changeOrder: { params: { id }, body: { status: "cancelled", version: 2 }, refused: 403 },
  previewCancellation: { params: { id }, refused: 403 },
  listReturns: { refused: 403 },
  settleReturn: { params: { id }, body: { arrived: true, version: 3 }, refused: 403 },
});
