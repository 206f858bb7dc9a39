import { sources } from "@solodesk/contract/scheduling/sources.ts";
import { useSend } from "#kernel/api/use-send.ts";

/** The form shows a refusal itself. */
export const useAddSource = () =>
  useSend(sources.add, { refresh: [sources.list, sources.listBusy], success: "Calendar added", quiet: true });
