import { deletion } from "@solodesk/contract/deletion.ts";
import { useSend } from "#kernel/use-send.ts";

export const useRequestDeletion = () => useSend(deletion.request, { refresh: [deletion.get], quiet: true });
