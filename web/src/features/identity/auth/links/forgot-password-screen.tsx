import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { AuthFrame } from "../sign-in/auth-frame.tsx";
import { emailIn } from "../sign-in/email-in.ts";
import { useSignInForm } from "../sign-in/use-sign-in-form.ts";
import type { Mailing } from "./password-calls.ts";
import { WayOut } from "./way-out.tsx";

/**
 * Returns whether this installation can send a link at all, and whether its address works only
 * on the machine it runs on; undefined until that is known. Without the query cache, like all screens before
 * sign-in.
 */
function useMailing(): Mailing | undefined {
  const [mailing, setMailing] = useState<Mailing>();
  useEffect(() => {
    const ask = async () => setMailing(await (await import("./password-calls.ts")).readMailing());
    // Without an answer the form stays and reports itself what failed.
    void ask().catch(() => undefined);
  }, []);
  return mailing;
}

const loadCheck = async () => (await import("./password-calls.ts")).checkForgot;

/** `/auth/forgot-password`. */
export function ForgotPasswordScreen() {
  const { state } = useLocation();
  const mailing = useMailing();
  const [sentTo, setSentTo] = useState<string>();
  const { mistakes, isSending, wiring } = useSignInForm(loadCheck, setSentTo);
  if (mailing?.mails === false)
    return (
      <AuthFrame title={t(pageNames.forgotPassword)} lead={t("This site doesn't send email.")}>
        {/* As high as the form, which may be shown until the answer is known: nothing below it moves. */}
        <div className="min-h-29.5 space-y-5">
          <p className="text-body">
            {t("The people who run this site can make you a link to set a new password. Ask them for one.")}
          </p>
          <Button asChild className="w-full">
            <Link to={pages.contact}>{t("How to reach them")}</Link>
          </Button>
        </div>
        <WayOut to={pages.login}>{t("Back to log in")}</WayOut>
        {mailing.localOnly && <HowToMake />}
      </AuthFrame>
    );
  return (
    <AuthFrame title={t(pageNames.forgotPassword)} lead={t("We send you a link to set a new one.")}>
      {sentTo === undefined ? (
        <form {...wiring} className="space-y-5">
          <FormError>{mistakes["root"]}</FormError>
          <Field label={t("Email")} error={mistakes["email"]}>
            {(input) => (
              <Input
                name="email"
                type="email"
                autoComplete="username"
                defaultValue={emailIn(state)}
                {...input}
              />
            )}
          </Field>
          <Button type="submit" look="primary" busy={isSending} className="w-full">
            {t("Send link")}
          </Button>
        </form>
      ) : (
        <div role="status" className="space-y-3 text-body">
          <p>
            {rich(
              "If <email>{sentTo}</email> has an account, the link is on its way. It works for an hour.",
              {
                sentTo,
                email: (text) => <strong className="break-all text-strong">{text}</strong>,
              },
            )}
          </p>
          <p>{t("Nothing came after a few minutes? Check your spam folder, or try another address.")}</p>
          <Button onClick={() => setSentTo(undefined)}>{t("Send to another address")}</Button>
        </div>
      )}
      <WayOut to={pages.login}>{t("Back to log in")}</WayOut>
    </AuthFrame>
  );
}

const COMMAND = "npm run solo -- accounts reset-link";

/** For a visitor at the machine the server runs on, who can run the command. */
const HowToMake = () => (
  <p className="mt-6 text-faint text-sm">
    {t("Do you run this site? Run this command in its folder, followed by your email, to make a link:")}
    <code className="mt-1 block whitespace-nowrap text-body">{COMMAND}</code>
  </p>
);
