import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { PasswordInput } from "../password-input.tsx";
import { useSignInForm } from "./use-sign-in-form.ts";

const loadJudge = async () => (await import("./sign-in-calls.ts")).checkLogin;

interface LoginFormProps {
  /** The email typed so far. */
  email: string;
  /** The user came back from the code step, where the focused button disappeared. */
  isBack: boolean;
  onDone: (signedIn: SignedIn) => void;
  /** Called when email and password are right but a code is required as well. */
  onTicket: (ticket: string) => void;
}

export function LoginForm({ email, isBack, onDone, onTicket }: LoginFormProps) {
  const { mistakes, isSending, wiring } = useSignInForm(loadJudge, onDone, { onTicket });
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isBack) password.current?.focus();
  }, [isBack]);
  return (
    <form {...wiring} className="space-y-5">
      <Field label={t("Email")} error={mistakes["email"]}>
        {(input) => (
          <Input name="email" type="email" autoComplete="username" defaultValue={email} {...input} />
        )}
      </Field>
      <Field label={t("Password")} error={mistakes["password"]}>
        {(input) => (
          <PasswordInput name="password" autoComplete="current-password" ref={password} {...input} />
        )}
      </Field>
      <Button type="submit" look="primary" busy={isSending} className="w-full">
        {t("Log in")}
      </Button>
      <p className="text-center text-sm">
        <Link
          to={pages.forgotPassword}
          state={{ email }}
          className="rounded-sm py-1 text-body underline underline-offset-4 hover:text-strong"
        >
          {t("Forgot password?")}
        </Link>
      </p>
    </form>
  );
}
