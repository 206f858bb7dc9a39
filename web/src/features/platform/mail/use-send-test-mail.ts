import { mail } from "@solodesk/contract/platform/mail.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useSendTestMail = () =>
  useSend(mail.sendTest, { refresh: [mail.list], success: "A test mail to you is on its way" });
