import { billing } from "@solodesk/contract/money/billing.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";

/** What tells of the plan one is on, or prices a change from it. */
export const changedBySubscription = [subscription.get, billing.preview, billing.listHistory];
