import { payments } from "@solodesk/contract/money/payments.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { receiveWebhook } from "./events/receive-webhook.ts";
import type { Purposes } from "./purposes.ts";

export function paymentRoutes(app: App, purposes: Purposes): void {
  serve(app, payments.receiveWebhook, ({ deps, params, signed }) =>
    receiveWebhook(deps, purposes, params.gateway, signed),
  );
}
