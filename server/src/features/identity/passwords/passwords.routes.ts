import { passwords } from "@solodesk/contract/identity/passwords.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { changePassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";
import { setFirstPassword } from "./set-first-password.ts";

export function passwordRoutes(app: App): void {
  serve(app, passwords.change, async ({ user, body, deps }) => {
    await changePassword(deps, user, body);
    return null;
  });
  serve(app, passwords.set, async ({ user, body, deps }) => {
    await setFirstPassword(deps, user, body.password);
    return null;
  });
  serve(app, passwords.forgot, async ({ body, deps }) => {
    await forgotPassword(deps, body.email);
    return {
      status: true as const,
      message: t("If there is an account with this email, we've sent it a link to set a new password."),
    };
  });
  serve(app, passwords.reset, async ({ body, deps }) => {
    await resetPassword(deps, body);
    return null;
  });
}
