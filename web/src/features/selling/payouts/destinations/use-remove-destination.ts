import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRemoveDestination = () =>
  useSend(payouts.removeDestination, { refresh: [payouts.listDestinations] });
