import type { Purpose } from "#features/money/payments/purposes.ts";
import { returnUses } from "#features/selling/discounts/hold-uses.ts";
import { cancelUnpaid } from "../change/cancel-unpaid.ts";
import { reportDispute } from "../evidence/report-dispute.ts";
import { listOrdersOf, lockOrdersOf } from "../orders.repository.ts";
import { recordRefunded } from "../refund/record-refunded.ts";
import { fulfilOrders } from "./fulfil-orders.ts";

/** What happens to orders when their payment is paid, fails, is refunded or is disputed. */
export const orderPurpose: Purpose = {
  fulfil: fulfilOrders,

  async release(deps, payment, why) {
    const status = why === "expired" ? "expired" : "cancelled";
    const rows = await lockOrdersOf(deps.db, payment.id);
    for (const row of rows) {
      if (row.status === "pending_payment") await cancelUnpaid(deps, row, { status, by: "system" });
    }
    await returnUses(deps, rows);
  },

  refunded: recordRefunded,

  async disputed(tx, payment, dispute) {
    for (const row of await listOrdersOf(tx, payment.id)) await reportDispute(tx, row, dispute);
  },
};
