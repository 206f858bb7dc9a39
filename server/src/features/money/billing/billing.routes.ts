import { Id } from "@solodesk/contract/kernel/id.ts";
import { billing } from "@solodesk/contract/money/billing.ts";
import { z } from "zod";
import type { Purposes } from "#features/money/payments/purposes.ts";
import type { App } from "#kernel/app.ts";
import { serve, serveAfter } from "#kernel/serve/serve.ts";
import { createPlanPayment } from "./create-plan-payment.ts";
import { getReceipt } from "./get-receipt.ts";
import { listHistory } from "./list-history.ts";
import { openPlanPayment } from "./open-plan-payment.ts";
import { previewPurchase } from "./preview-purchase.ts";
import { refundPlanPayment } from "./refund-plan-payment.ts";
import { verifyPlanPayment } from "./verify-plan-payment.ts";

/** The result stored with an idempotency key. */
const Created = z.object({ paymentId: Id });

export function billingRoutes(app: App, purposes: Purposes): void {
  serve(app, billing.preview, async ({ deps, user, query }) => ({
    status: true as const,
    data: await previewPurchase(deps, user.id, query.planId),
  }));

  serveAfter(
    app,
    billing.create,
    ({ deps, user, body }) => createPlanPayment(deps, user.id, body),
    (created, { deps, visitor }) =>
      openPlanPayment(deps, purposes, Created.parse(created).paymentId, visitor.origin),
  );

  serve(app, billing.verify, ({ deps, user, body }) =>
    verifyPlanPayment(deps, purposes, user.id, body.paymentId),
  );

  serve(app, billing.listHistory, ({ deps, user, query }) => listHistory(deps, user.id, query));

  serve(app, billing.getReceipt, async ({ deps, user, params }) => ({
    status: true as const,
    data: await getReceipt(deps, user.id, params.paymentId),
  }));

  serve(app, billing.refund, async ({ deps, user, body }) => {
    const { id, status, amount } = await refundPlanPayment(deps, user, body);
    return {
      status: true as const,
      data: { refundId: id, status, amount: { amount, currency: deps.config.CURRENCY } },
    };
  });
}
