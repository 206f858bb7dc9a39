import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { listOperatorDeliveries } from "./list-deliveries.ts";
import { listOperatorJobs } from "./list-jobs.ts";
import { listOperatorMails } from "./list-mails.ts";
import { listOperatorMessages } from "./list-messages.ts";
import { redeliverOperatorEvent } from "./redeliver-event.ts";
import { removeOperatorMessage } from "./remove-message.ts";
import { resendFailedMails } from "./resend-failed.ts";
import { resendOperatorMail } from "./resend-mail.ts";
import { retryOperatorJob } from "./retry-job.ts";

const answer = (done: Message) => ({ status: true as const, message: t(done) });

export function operatorMessagesRoutes(app: App): void {
  serve(app, operatorMessages.listMails, ({ deps, query }) => listOperatorMails(deps, query));
  serve(app, operatorMessages.resendMail, async ({ deps, user, params }) => {
    await resendOperatorMail(deps, user, params.id);
    return answer(operatorMessages.resendMail.done);
  });
  serve(app, operatorMessages.resendFailed, async ({ deps, user }) => {
    const data = await resendFailedMails(deps, user);
    const message = t(
      "{count, plural, =0 {No email could be sent again} one {# email is sent again} other {# emails are sent again}}",
      { count: data.resent },
    );
    return { status: true as const, message, data };
  });

  serve(app, operatorMessages.listJobs, async ({ deps }) => ({ data: await listOperatorJobs(deps) }));
  serve(app, operatorMessages.retryJob, async ({ deps, user, params }) => {
    await retryOperatorJob(deps, user, params.id);
    return answer(operatorMessages.retryJob.done);
  });

  serve(app, operatorMessages.listDeliveries, ({ deps, query }) => listOperatorDeliveries(deps, query));
  serve(app, operatorMessages.redeliverEvent, async ({ deps, user, params }) => {
    await redeliverOperatorEvent(deps, user, params.id);
    return answer(operatorMessages.redeliverEvent.done);
  });

  serve(app, operatorMessages.listMessages, ({ deps, query }) => listOperatorMessages(deps, query));
  serve(app, operatorMessages.removeMessage, async ({ deps, user, params }) => {
    await removeOperatorMessage(deps, user, params.id);
    return answer(operatorMessages.removeMessage.done);
  });
}
