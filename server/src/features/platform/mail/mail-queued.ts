import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Mail } from "@solodesk/contract/platform/mail.ts";

/** The answer of a call that queues an email. */
export const mailQueued = (done: Message, data: Mail) => ({
  status: true as const,
  message: data.status === "kept" ? t("The email is kept here and not sent") : t(done),
  data,
});
