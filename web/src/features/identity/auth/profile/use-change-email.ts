import { emails } from "@solodesk/contract/identity/emails.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useChangeEmail = () => useSend(emails.change, { refresh: [emails.getChange], quiet: true });
