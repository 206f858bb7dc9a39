import { t } from "@solodesk/contract/kernel/language/t.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { addNote } from "./change/add-note.ts";
import { changeOrder } from "./change/change-order.ts";
import { getDisputePack } from "./evidence/get-dispute-pack.ts";
import { recordOpen } from "./evidence/record-open.ts";
import { getOrder } from "./get-order.ts";
import { getGuestOrder } from "./guest/get-guest-order.ts";
import { exportOrders } from "./list/export-orders.ts";
import { listOrders } from "./list/list-orders.ts";
import { previewConsequences } from "./refund/preview-consequences.ts";
import { previewRefund } from "./refund/preview-refund.ts";
import { previewTimeConsequences } from "./refund/preview-time-consequences.ts";
import { refundOrder } from "./refund/refund-order.ts";

export function orderRoutes(app: App): void {
  serve(app, orders.list, ({ deps, user, query }) => listOrders(deps, user, query));
  serve(app, orders.export, ({ deps, user, query }) => exportOrders(deps, user.id, query));

  serve(app, orders.get, async ({ deps, user, params }) => ({
    data: await getOrder(deps, user, params.id),
  }));

  serve(app, orders.change, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t("Order saved"),
    data: await changeOrder(deps, user, params.id, body),
  }));

  serve(app, orders.addNote, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(orders.addNote.done),
    data: await addNote(deps, user.id, params.id, body.note),
  }));

  serve(app, orders.previewRefund, async ({ deps, user, params, body }) => ({
    data: await previewRefund(deps, user.id, params.id, body),
  }));

  serve(app, orders.previewConsequences, async ({ deps, user, params, query }) => ({
    data: await previewConsequences(deps, user.id, params.id, query),
  }));

  serve(app, orders.refund, async ({ deps, user, params, body }) => {
    const { id, status, amount } = await refundOrder(deps, user, params.id, body);
    return {
      status: true as const,
      message: t(orders.refund.done),
      data: { refund_id: id, status, amount: { amount, currency: deps.config.CURRENCY } },
    };
  });

  serve(app, orders.previewTimeConsequences, async ({ deps, user, params, query }) => ({
    data: await previewTimeConsequences(deps, user.id, params.id, query),
  }));

  serve(app, orders.getDisputePack, ({ deps, user, params }) => getDisputePack(deps, user.id, params.id));

  serve(app, orders.recordOpen, async ({ deps, body, visitor }) => {
    await recordOpen(deps, body, visitor);
    return null;
  });

  serve(app, orders.getGuestOrder, async ({ deps, params }) => ({
    data: await getGuestOrder(deps, params.code),
  }));
}
