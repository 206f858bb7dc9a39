import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRevokeFeed = () => useSend(feeds.revoke, { refresh: [feeds.get] });
