import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Subscription } from "@solodesk/contract/money/subscription.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import type { App } from "#kernel/app.ts";
import type { Deps } from "#kernel/deps.ts";
import { serve } from "#kernel/serve/serve.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { changeSubscription } from "./change-subscription.ts";
import { getSubscription } from "./get-subscription.ts";
import { removePaymentMethod } from "./remove-payment-method.ts";
import { resumeSubscription } from "./resume-subscription.ts";

const answer = async (deps: Deps, userId: Id): Promise<{ status: true; data: Subscription }> => ({
  status: true,
  data: await getSubscription(deps, userId),
});

export function subscriptionRoutes(app: App): void {
  serve(app, subscription.get, ({ deps, user }) => answer(deps, user.id));

  serve(app, subscription.cancel, async ({ deps, user, body }) => {
    await cancelSubscription(deps, user.id, body);
    return answer(deps, user.id);
  });

  serve(app, subscription.resume, async ({ deps, user }) => {
    await resumeSubscription(deps, user.id);
    return answer(deps, user.id);
  });

  serve(app, subscription.change, async ({ deps, user, body }) => {
    await changeSubscription(deps, user.id, body.planId);
    return answer(deps, user.id);
  });

  serve(app, subscription.removeMethod, async ({ deps, user }) => {
    await removePaymentMethod(deps, user.id);
    return answer(deps, user.id);
  });
}
