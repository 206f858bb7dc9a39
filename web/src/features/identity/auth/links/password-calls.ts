import type { AppConfig } from "@solodesk/contract/identity/auth/app-config.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { ForgotPassword, passwords, ResetPassword } from "@solodesk/contract/identity/passwords.ts";
import { call } from "#kernel/api/call.ts";
import { send } from "#kernel/api/send.ts";
import { type FormCheck, formCheck } from "../sign-in/form-check.ts";

export type Mailing = Pick<AppConfig, "mails" | "localOnly">;

export const readMailing = (): Promise<Mailing> => call(auth.getConfig, {});

/** Resolves to the address the link was sent to, if an account has it. */
export const checkForgot: FormCheck<string> = formCheck(ForgotPassword, async (body) => {
  await send(passwords.forgot, { body }, { quiet: true });
  return body.email;
});

export const checkReset: FormCheck<null> = formCheck(ResetPassword, (body) =>
  send(passwords.reset, { body }, { quiet: true, overlay: true }),
);
