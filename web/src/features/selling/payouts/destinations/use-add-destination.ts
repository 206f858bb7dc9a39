import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useAddDestination = () =>
  useSend(payouts.addDestination, { refresh: [payouts.listDestinations] });
