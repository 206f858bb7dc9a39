import { emails } from "@solodesk/contract/identity/emails.ts";
import { useSend } from "#kernel/use-send.ts";

export const useSendVerification = () => useSend(emails.sendVerification);
