import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { passwords, SetPassword as Wanted } from "@solodesk/contract/identity/passwords.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { PasswordInput } from "../password-input.tsx";

const useSetPassword = () =>
  useSend(passwords.set, {
    refresh: [google.getUser, auth.listSessions],
    description: t("Other devices are signed out."),
    quiet: true,
  });

/** Sets the first password of a user who signed up with Google. */
export function SetPasswordForm({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const form = useContractForm(Wanted, { password: "" });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useSetPassword();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(onDone, (error: unknown) => showRefusal(form, error, ["password"])),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ""} />
      <Field
        label={t("Password")}
        error={errors.password?.message}
        hint={!errors.password && t("At least 8 characters.")}
      >
        {(wiring) => <PasswordInput autoComplete="new-password" {...wiring} {...form.register("password")} />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={isPending}>
          {t("Set password")}
        </Button>
      </div>
    </form>
  );
}
