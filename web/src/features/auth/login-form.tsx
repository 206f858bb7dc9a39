import { Login } from "@solodesk/contract/auth.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { showRefusal, useContractForm } from "#ui/use-contract-form.ts";
import { PasswordInput } from "./password-input.tsx";
import { useAfterSignIn } from "./use-after-sign-in.ts";
import { useLogin } from "./use-login.ts";

export function LoginForm() {
  const form = useContractForm(Login, { email: "", password: "" });
  const { errors } = form.formState;
  const afterSignIn = useAfterSignIn();
  const login = useLogin();
  const submit = form.handleSubmit((body) =>
    login.mutateAsync({ body }).then(
      ({ data }) => afterSignIn(data),
      (error: unknown) => showRefusal(form, error, ["email", "password"]),
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <Field label="Email" error={errors.email?.message}>
        {(wiring) => <Input type="email" autoComplete="username" {...wiring} {...form.register("email")} />}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(wiring) => (
          <PasswordInput autoComplete="current-password" {...wiring} {...form.register("password")} />
        )}
      </Field>
      <Button type="submit" look="primary" busy={login.isPending} className="w-full">
        Log in
      </Button>
    </form>
  );
}
