import type { SignedIn } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useLocation } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { PasswordInput } from "../password-input.tsx";
import { useSignInForm } from "./use-sign-in-form.ts";

interface EmailTakenProps {
  /** The server's message, which ends with what to do. */
  sentence: string;
  email: string;
}

const wayOut = "Log in instead";

/** Turns the end of the message into a link, which takes the email along. */
function EmailTaken({ sentence, email }: EmailTakenProps) {
  const { search } = useLocation();
  const [before = ""] = sentence.split(wayOut);
  return (
    <>
      {before.trimEnd()}{" "}
      <Link
        to={pages.login + search}
        replace
        state={{ email }}
        className="rounded-sm font-medium underline underline-offset-4 hover:text-strong"
      >
        {wayOut}
      </Link>
      .
    </>
  );
}

/** Between the two ways to create an account, because it applies to Google as well. */
const Accepted = () => (
  <p className="text-center text-faint text-sm">
    By creating an account, you accept the <LegalLink page="terms" />. The <LegalLink page="privacy" /> says
    how we use your data.
  </p>
);

/** In a new tab: the form keeps what was typed. */
const LegalLink = ({ page }: { page: "terms" | "privacy" }) => (
  <a
    href={pages[page]}
    target="_blank"
    rel="noopener"
    className="rounded-sm underline underline-offset-4 hover:text-strong"
  >
    {t(pageNames[page])}
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
  const taken = mistakes["email"] && <EmailTaken sentence={mistakes["email"]} email={email} />;
  return (
    <form {...wiring} className="space-y-5">
      <FormError>{mistakes["root"]}</FormError>
      <Field label="Name" error={mistakes["name"]}>
        {(input) => <Input name="name" autoComplete="name" {...input} />}
      </Field>
      <Field label="Email" error={code === "email_taken" ? taken : mistakes["email"]}>
        {(input) => (
          <Input name="email" type="email" autoComplete="username" defaultValue={email} {...input} />
        )}
      </Field>
      <Field
        label="Password"
        error={mistakes["password"]}
        hint={!mistakes["password"] && "At least 8 characters."}
      >
        {(input) => <PasswordInput name="password" autoComplete="new-password" {...input} />}
      </Field>
      <Button type="submit" look="primary" busy={isSending} className="w-full">
        Create account
      </Button>
      <Accepted />
    </form>
  );
}
