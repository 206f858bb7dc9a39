import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorMoney } from "@solodesk/contract/operator/operator-money.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { approvePayout } from "./approve-payout.ts";
import { listOperatorAlerts } from "./list-alerts.ts";
import { listOperatorPayouts } from "./list-payouts.ts";
import { settleOperatorPayout } from "./settle-payout.ts";

export function operatorMoneyRoutes(app: App): void {
  serve(app, operatorMoney.listPayouts, ({ deps, query }) => listOperatorPayouts(deps, query));
  serve(app, operatorMoney.approvePayout, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(operatorMoney.approvePayout.done),
    data: await approvePayout(deps, user, params.id),
  }));
  serve(app, operatorMoney.settlePayout, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(operatorMoney.settlePayout.done),
    data: await settleOperatorPayout(deps, user, params.id, body),
  }));
  serve(app, operatorMoney.listAlerts, async ({ deps }) => ({ data: await listOperatorAlerts(deps) }));
}
