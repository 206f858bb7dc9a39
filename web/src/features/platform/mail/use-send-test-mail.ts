import { mail } from "@solodesk/contract/platform/mail.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useSendTestMail = () => useSend(mail.sendTest, { refresh: [mail.list] });
