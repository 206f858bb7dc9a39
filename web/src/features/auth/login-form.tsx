import { pages } from "@solodesk/contract/kernel/pages.ts";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { useAfterSignIn } from "./use-after-sign-in.ts";
import { useSignInForm } from "./use-sign-in-form.ts";

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));
const loadJudge = async () => (await import("./sign-in-calls.ts")).judgeLogin;

interface LoginFormProps {
  /** Typed already. */
  email: string;
}

export function LoginForm({ email }: LoginFormProps) {
  const enter = useAfterSignIn();
  const [ticket, setTicket] = useState<string>();
  const { mistakes, isSending, wiring } = useSignInForm(loadJudge, enter, { onTicket: setTicket });
  if (ticket !== undefined)
    return (
      <Suspense>
        <CodeStep ticket={ticket} first="password" onDone={enter} onBack={() => setTicket(undefined)} />
      </Suspense>
    );
  return (
    <form {...wiring} className="space-y-5">
      <Field label="Email" error={mistakes["email"]}>
        {(input) => (
          <Input name="email" type="email" autoComplete="username" defaultValue={email} {...input} />
        )}
      </Field>
      <Field label="Password" error={mistakes["password"]}>
        {(input) => <PasswordInput name="password" autoComplete="current-password" {...input} />}
      </Field>
      <Button type="submit" look="primary" busy={isSending} className="w-full">
        Log in
      </Button>
      <p className="text-center text-sm">
        <Link
          to={pages.forgotPassword}
          state={{ email }}
          className="rounded-sm py-1 text-body underline underline-offset-4 hover:text-strong"
        >
          Forgot password?
        </Link>
      </p>
    </form>
  );
}
