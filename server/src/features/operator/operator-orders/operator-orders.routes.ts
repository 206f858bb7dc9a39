import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorOrders } from "@solodesk/contract/operator/operator-orders.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { changeOperatorOrder } from "./change-order.ts";
import { getOperatorOrder } from "./get-order.ts";
import { listOperatorOrders } from "./list-orders.ts";
import { listOperatorReturns } from "./list-returns.ts";
import { previewOperatorCancellation } from "./preview-cancellation.ts";
import { settleOperatorReturn } from "./settle-return.ts";

export function operatorOrdersRoutes(app: App): void {
  serve(app, operatorOrders.listOrders, ({ deps, query }) => listOperatorOrders(deps, query));
  serve(app, operatorOrders.getOrder, ({ deps, params }) => getOperatorOrder(deps, params.id));
  serve(app, operatorOrders.changeOrder, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(operatorOrders.changeOrder.done),
    data: await changeOperatorOrder(deps, user, params.id, body),
  }));
  serve(app, operatorOrders.previewCancellation, ({ deps, params }) =>
    previewOperatorCancellation(deps, params.id),
  );
  serve(app, operatorOrders.listReturns, async ({ deps }) => ({ data: await listOperatorReturns(deps) }));
  serve(app, operatorOrders.settleReturn, async ({ deps, user, params, body }) => {
    await settleOperatorReturn(deps, user, params.id, body);
    return { status: true as const, message: t(operatorOrders.settleReturn.done) };
  });
}
