import { emails } from "@solodesk/contract/identity/emails.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useCancelEmailChange = () => useSend(emails.cancelChange, { refresh: [emails.getChange] });
