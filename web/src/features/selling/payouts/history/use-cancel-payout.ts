import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { changedByPayouts } from "../changed-by-payouts.ts";

export const useCancelPayout = () => useSend(payouts.cancel, { refresh: changedByPayouts });
