import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { PasswordInput } from "../password-input.tsx";
import { useSignInForm } from "./use-sign-in-form.ts";

/** The contract's message for `email_taken`; its end is a link, which takes the email along. */
function EmailTaken({ email }: { email: string }) {
  const { search } = useLocation();
  return rich("There is already an account with this email. <link>Log in instead</link>.", {
    link: (text) => (
      <Link
        to={pages.login + search}
        replace
        state={{ email }}
        className="rounded-sm font-medium underline underline-offset-4 hover:text-strong"
      >
        {text}
      </Link>
    ),
  });
}

/** Between the two ways to create an account, because it applies to Google as well. */
const Accepted = () => (
  <p className="text-center text-faint text-sm">
    {rich(
      "By creating an account, you accept the <terms>Terms & Conditions</terms>. The <privacy>Privacy Policy</privacy> says how we use your data.",
      {
        terms: (text) => <LegalLink page="terms">{text}</LegalLink>,
        privacy: (text) => <LegalLink page="privacy">{text}</LegalLink>,
      },
    )}
  </p>
);

/** In a new tab: the form keeps what was typed. */
const LegalLink = ({ page, children }: { page: "terms" | "privacy"; children: ReactNode }) => (
  <a
    href={pages[page]}
    target="_blank"
    rel="noopener"
    className="rounded-sm underline underline-offset-4 hover:text-strong"
  >
    {children}
  </a>
);

const loadCheck = async () => (await import("./sign-in-calls.ts")).checkRegister;
const byCode = { email_taken: "email" };

interface RegisterFormProps {
  /** The email typed so far. */
  email: string;
  onDone: (signedIn: SignedIn) => void;
}

export function RegisterForm({ email, onDone }: RegisterFormProps) {
  const { mistakes, code, isSending, wiring } = useSignInForm(loadCheck, onDone, { byCode });
  return (
    <form {...wiring} className="space-y-5">
      <FormError>{mistakes["root"]}</FormError>
      <Field label={t("Name||of a person")} error={mistakes["name"]}>
        {(input) => <Input name="name" autoComplete="name" {...input} />}
      </Field>
      <Field
        label={t("Email")}
        error={code === "email_taken" ? <EmailTaken email={email} /> : mistakes["email"]}
      >
        {(input) => (
          <Input name="email" type="email" autoComplete="username" defaultValue={email} {...input} />
        )}
      </Field>
      <Field
        label={t("Password")}
        error={mistakes["password"]}
        hint={!mistakes["password"] && t("At least 8 characters.")}
      >
        {(input) => <PasswordInput name="password" autoComplete="new-password" {...input} />}
      </Field>
      <Button type="submit" look="primary" busy={isSending} className="w-full">
        {t("Create account")}
      </Button>
      <Accepted />
    </form>
  );
}
