import { Id } from "@solodesk/contract/kernel/id.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import { z } from "zod";
import type { Purposes } from "#features/money/payments/purposes.ts";
import { codeGuessLimit, freeOrdersLimit } from "#features/selling/discounts/discount-limits.ts";
import type { App } from "#kernel/app.ts";
import { AppError } from "#kernel/app-error.ts";
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

  const codes = codeGuessLimit(app.deps);
  const refuseFree = freeOrdersLimit(app.deps);

  serve(app, checkout.preview, async ({ deps, user, body, visitor: { address } }) => {
    const caller = { userId: user?.id, address };
    codes.refuse(caller, body.codes);
    const cart = await previewCart(deps, user?.id, body);
    codes.count(
      caller,
      cart.code_problems.flatMap(({ code, typed }) => (code === "code_unknown" ? [typed] : [])),
    );
    return cart;
  });

  serveAfter(
    app,
    checkout.create,
    async ({ deps, user, body, visitor }) => {
      const caller = { userId: user?.id, address: visitor.address };
      refuseTimes(caller, body.items);
      codes.refuse(caller, body.codes);
      try {
        return await createPayment(deps, user, body, { ...visitor, refuseFree: () => refuseFree(caller) });
      } catch (error) {
        // It says of one of them that it doesn't exist.
        if (error instanceof AppError && error.code === "code_unknown")
          codes.count(caller, [body.codes.join(" ")]);
        throw error;
      }
    },
    (created, { deps, visitor }) =>
      openCheckout(deps, purposes, Created.parse(created).payment_id, visitor.origin),
  );

  serve(app, checkout.verify, async ({ deps, user, body }) => ({
    status: true as const,
    data: await verifyCheckout(deps, purposes, user?.id, body.payment_session_id),
  }));
}
