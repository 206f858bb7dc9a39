import { customerEmails } from "@solodesk/contract/scheduling/customer-emails.ts";
import { mailQueued } from "#features/platform/mail/mail-queued.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { sendCustomerEmail } from "./send-customer-email.ts";

export function customerEmailRoutes(app: App): void {
  serve(app, customerEmails.send, async ({ deps, user, body }) =>
    mailQueued(customerEmails.send.done, await sendCustomerEmail(deps, user.id, body)),
  );
}
