import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRemoveWaiting = () => useSend(waitlist.remove, { refresh: [waitlist.list] });
