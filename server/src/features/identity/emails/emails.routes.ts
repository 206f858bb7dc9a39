import { emails } from "@solodesk/contract/identity/emails.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { cancelChange } from "./cancel-change.ts";
import { changeEmail } from "./change-email.ts";
import { confirmChange } from "./confirm-change.ts";
import { getChange } from "./get-change.ts";
import { sendVerification } from "./send-verification.ts";
import { verifyEmail } from "./verify-email.ts";

const ok = { status: true } as const;

export function emailRoutes(app: App): void {
  serve(app, emails.verify, async ({ body, deps }) => {
    await verifyEmail(deps, body.token);
    return null;
  });
  serve(app, emails.sendVerification, async ({ user, deps }) => ({
    ...ok,
    message: await sendVerification(deps, user.id),
  }));
  serve(app, emails.change, async ({ user, body, deps }) => ({
    ...ok,
    message: t(emails.change.done),
    data: await changeEmail(deps, user, body.email),
  }));
  serve(app, emails.getChange, async ({ user, deps }) => ({ ...ok, data: await getChange(deps, user.id) }));
  serve(app, emails.cancelChange, async ({ user, deps }) => {
    await cancelChange(deps, user.id);
    return null;
  });
  serve(app, emails.confirmChange, async ({ body, deps }) => ({
    ...ok,
    data: await confirmChange(deps, body.token),
  }));
}
