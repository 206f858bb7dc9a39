import { webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { createWebhook } from "./create-webhook.ts";
import { editWebhook } from "./edit-webhook.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { listWebhooks } from "./list-webhooks.ts";
import { redeliverEvent } from "./redeliver-event.ts";
import { removeWebhook } from "./remove-webhook.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { sendTest } from "./send-test.ts";

export function webhookRoutes(app: App): void {
  serve(app, webhooks.list, async ({ deps, user }) => ({ data: await listWebhooks(deps, user.id) }));

  serve(app, webhooks.create, async ({ deps, user, body }) => {
    const data = await createWebhook(deps, user, body);
    return { status: true as const, message: t(webhooks.create.done), data };
  });

  serve(app, webhooks.edit, async ({ deps, user, params, body }) => {
    const data = await editWebhook(deps, user, params.id, body);
    return { status: true as const, message: t(webhooks.edit.done), data };
  });

  serve(app, webhooks.remove, async ({ deps, user, params }) => {
    await removeWebhook(deps, user.id, params.id);
    return { status: true as const, message: t(webhooks.remove.done) };
  });

  serve(app, webhooks.rotate, async ({ deps, user, params }) => {
    const data = await rotateSecret(deps, user, params.id);
    return { status: true as const, message: t(webhooks.rotate.done), data };
  });

  serve(app, webhooks.sendTest, async ({ deps, user, params }) => {
    await sendTest(deps, user.id, params.id);
    return { status: true as const, message: t(webhooks.sendTest.done) };
  });

  serve(app, webhooks.listDeliveries, ({ deps, user, params, query }) =>
    listDeliveries(deps, user.id, params.id, query),
  );

  serve(app, webhooks.redeliver, async ({ deps, user, params }) => {
    const data = await redeliverEvent(deps, { userId: user.id, id: params.id }, params.delivery_id);
    return { status: true as const, message: t(webhooks.redeliver.done), data };
  });
}
