import { support } from "@solodesk/contract/support.ts";
import { useSend } from "#kernel/use-send.ts";

export const useContact = () => useSend(support.contact);
