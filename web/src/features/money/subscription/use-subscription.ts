import { subscription } from "@solodesk/contract/money/subscription.ts";
import { useQuery } from "@tanstack/react-query";
import { readOf } from "#kernel/api/query.ts";

export const subscriptionRead = () => readOf(subscription.get, {});

export const useSubscription = () => useQuery({ ...subscriptionRead(), select: ({ data }) => data });
