import { Id } from "@solodesk/contract/kernel/id.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { z } from "zod";
import type { Purposes } from "#features/money/payments/purposes.ts";
import type { App } from "#kernel/app.ts";
import { serve, serveAfter } from "#kernel/serve/serve.ts";
import { createPayment } from "./create-payment.ts";
import { openCheckout } from "./open-checkout.ts";
import { previewCart } from "./preview-cart.ts";
import { timesLimit } from "./times-limit.ts";
import { verifyCheckout } from "./verify-checkout.ts";

/** The result stored with an idempotency key. */
const Created = z.object({ payment_id: Id });

export function checkoutRoutes(app: App, purposes: Purposes): void {
  const refuseTimes = timesLimit(app.deps);

  serve(app, checkout.preview, ({ deps, user, body }) => previewCart(deps, user?.id, body));

  serveAfter(
    app,
    checkout.create,
    ({ deps, user, body, visitor }) => {
      refuseTimes({ userId: user?.id, address: visitor.address }, body.items);
      return createPayment(deps, user, body, visitor);
    },
    (created, { deps, visitor }) =>
      openCheckout(deps, purposes, Created.parse(created).payment_id, visitor.origin),
  );

  serve(app, checkout.verify, async ({ deps, user, body }) => ({
    status: true as const,
    data: await verifyCheckout(deps, purposes, user?.id, body.payment_session_id),
  }));
}
