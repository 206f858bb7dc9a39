import { sources } from "@solodesk/contract/scheduling/sources.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRemoveSource = () =>
  useSend(sources.remove, { refresh: [sources.list, sources.listBusy], success: "Calendar removed" });
