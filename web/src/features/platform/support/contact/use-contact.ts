import { support } from "@solodesk/contract/platform/support.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useContact = () => useSend(support.contact);
