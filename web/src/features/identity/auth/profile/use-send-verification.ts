import { emails } from "@solodesk/contract/identity/emails.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useSendVerification = () => useSend(emails.sendVerification);
