import { subscription } from "@solodesk/contract/money/subscription.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

export const subscriptionRead = () => readOf(subscription.get, {});

export const useSubscription = () => useRead(subscriptionRead(), { select: ({ data }) => data });
