import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { type Mail, mail } from "@solodesk/contract/platform/mail.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getMail } from "./log/get-mail.ts";
import { listMails } from "./log/list-mails.ts";
import { resendMail } from "./resend-mail.ts";
import { sendTestMail, type WriteToOwner } from "./send-test-mail.ts";

const queued = (done: Message, data: Mail) => ({
  status: true as const,
  message: data.status === "kept" ? t("The email is kept here and not sent") : t(done),
  data,
});

/**
 * `writeToOwner` is passed in because the account features send emails themselves, and features may only depend
 * on each other in one direction.
 */
export function mailRoutes(app: App, writeToOwner: WriteToOwner): void {
  serve(app, mail.list, ({ deps, user, query }) => listMails(deps, user.id, query));

  serve(app, mail.get, async ({ deps, user, params }) => ({ data: await getMail(deps, user.id, params.id) }));

  serve(app, mail.resend, async ({ deps, user, params }) =>
    queued(mail.resend.done, await resendMail(deps, user.id, params.id)),
  );

  serve(app, mail.sendTest, async ({ deps, user }) =>
    queued(mail.sendTest.done, await sendTestMail(deps, user.id, writeToOwner)),
  );
}
