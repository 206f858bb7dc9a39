import { subscription } from "@solodesk/contract/money/subscription.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedBySubscription } from "./changed-by-subscription.ts";

export const useChangeSubscription = () => useSend(subscription.change, { refresh: changedBySubscription });
