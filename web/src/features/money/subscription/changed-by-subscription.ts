import { billing } from "@solodesk/contract/money/billing.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";

/** Calls that show the current plan or price a change from it. */
export const changedBySubscription = [subscription.get, billing.preview, billing.listHistory];
