import { deletion } from "@solodesk/contract/account/deletion.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useRequestDeletion = () => useSend(deletion.request, { refresh: [deletion.get], quiet: true });
