import { subscription } from "@solodesk/contract/money/subscription.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedBySubscription } from "./changed-by-subscription.ts";

export const useResumeSubscription = () => useSend(subscription.resume, { refresh: changedBySubscription });
