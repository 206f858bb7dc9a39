import { t } from "@solodesk/contract/kernel/language/t.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { cancelPayout } from "./cancel-payout.ts";
import { addDestination } from "./destinations/add-destination.ts";
import { listDestinations } from "./destinations/list-destinations.ts";
import { removeDestination } from "./destinations/remove-destination.ts";
import { listPayoutRows } from "./list-payout-rows.ts";
import { listPayouts } from "./list-payouts.ts";
import { previewPayout } from "./preview-payout.ts";
import { requestPayout } from "./request-payout.ts";

export function payoutRoutes(app: App): void {
  serve(app, payouts.request, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(payouts.request.done),
    data: await requestPayout(deps, user, body),
  }));

  serve(app, payouts.list, ({ deps, user, query }) => listPayouts(deps, user.id, query));

  serve(app, payouts.preview, async ({ deps, user, query }) => ({
    data: await previewPayout(deps, user.id, query.amount),
  }));

  serve(app, payouts.listRows, ({ deps, user, params, query }) =>
    listPayoutRows(deps, user.id, params.id, query),
  );

  serve(app, payouts.cancel, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(payouts.cancel.done),
    data: await cancelPayout(deps, user.id, params.id),
  }));

  serve(app, payouts.listDestinations, async ({ deps, user }) => ({
    data: await listDestinations(deps, user.id),
  }));

  serve(app, payouts.addDestination, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(payouts.addDestination.done),
    data: await addDestination(deps, user, body),
  }));

  serve(app, payouts.removeDestination, ({ deps, user, params }) => removeDestination(deps, user, params.id));
}
