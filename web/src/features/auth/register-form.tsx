import { Register } from "@solodesk/contract/auth.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FormError } from "#ui/form-error.tsx";
import { Input } from "#ui/input.tsx";
import { showRefusal, useContractForm } from "#ui/use-contract-form.ts";
import { PasswordInput } from "./password-input.tsx";
import { useAfterSignIn } from "./use-after-sign-in.ts";
import { useRegister } from "./use-register.ts";

const names = ["name", "email", "password"] as const;

export function RegisterForm() {
  const form = useContractForm(Register, { name: "", email: "", password: "" });
  const { errors } = form.formState;
  const afterSignIn = useAfterSignIn();
  const register = useRegister();
  const submit = form.handleSubmit((body) =>
    register.mutateAsync({ body }).then(
      ({ data }) => afterSignIn(data),
      (error: unknown) => showRefusal(form, error, names, { email_taken: "email" }),
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
      <FormError>{errors.root?.message}</FormError>
      <Field label="Name" error={errors.name?.message}>
        {(wiring) => <Input autoComplete="name" {...wiring} {...form.register("name")} />}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(wiring) => <Input type="email" autoComplete="username" {...wiring} {...form.register("email")} />}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={!errors.password && "At least 8 characters."}
      >
        {(wiring) => <PasswordInput autoComplete="new-password" {...wiring} {...form.register("password")} />}
      </Field>
      <Button type="submit" look="primary" busy={register.isPending} className="w-full">
        Create account
      </Button>
    </form>
  );
}
