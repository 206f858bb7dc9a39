import { mail } from "@solodesk/contract/platform/mail.ts";
import { useSend } from "#kernel/api/use-send.ts";

export const useResendMail = () => useSend(mail.resend, { refresh: [mail.list, mail.get] });
