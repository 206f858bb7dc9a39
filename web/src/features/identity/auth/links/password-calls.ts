import { type AppConfig, auth } from "@solodesk/contract/identity/auth.ts";
import { ForgotPassword, passwords, ResetPassword } from "@solodesk/contract/identity/passwords.ts";
import { call } from "#kernel/api/call.ts";
import { send } from "#kernel/api/send.ts";
import { type Judge, judging } from "../sign-in/judging.ts";

export type Mailing = Pick<AppConfig, "mails" | "localOnly">;

export const readMailing = (): Promise<Mailing> => call(auth.getConfig, {});

/** Resolves to the address the link was sent to, if an account has it. */
export const judgeForgot: Judge<string> = judging(ForgotPassword, async (body) => {
  await send(passwords.forgot, { body }, { quiet: true });
  return body.email;
});

export const judgeReset: Judge<null> = judging(ResetPassword, (body) =>
  send(passwords.reset, { body }, { quiet: true, overlay: true }),
);
