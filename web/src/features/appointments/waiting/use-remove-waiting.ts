import { waitlist } from "@solodesk/contract/waitlist.ts";
import { useSend } from "#kernel/use-send.ts";

export const useRemoveWaiting = () =>
  useSend(waitlist.remove, { refresh: [waitlist.list], success: "Taken off the waitlist" });
