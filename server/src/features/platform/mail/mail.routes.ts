import { mail } from "@solodesk/contract/platform/mail.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getMail } from "./log/get-mail.ts";
import { listMails } from "./log/list-mails.ts";
import { mailQueued } from "./mail-queued.ts";
import { resendMail } from "./resend/resend-mail.ts";
import { sendTestMail, type WriteToOwner } from "./send-test-mail.ts";

/**
 * `writeToOwner` is passed in because the account features send emails themselves, and features may only depend
 * on each other in one direction.
 */
export function mailRoutes(app: App, writeToOwner: WriteToOwner): void {
  serve(app, mail.list, ({ deps, user, query }) => listMails(deps, user.id, query));

  serve(app, mail.get, async ({ deps, user, params }) => ({ data: await getMail(deps, user.id, params.id) }));

  serve(app, mail.resend, async ({ deps, user, params }) =>
    mailQueued(mail.resend.done, await resendMail(deps, user.id, params.id)),
  );

  serve(app, mail.sendTest, async ({ deps, user }) =>
    mailQueued(mail.sendTest.done, await sendTestMail(deps, user.id, writeToOwner)),
  );
}
