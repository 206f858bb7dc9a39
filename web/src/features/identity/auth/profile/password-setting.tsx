import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { ChangePassword, passwords } from "@solodesk/contract/identity/passwords.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { useUser } from "#kernel/session/session.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Setting } from "#ui/forms/setting.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";
import { PasswordInput } from "../password-input.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

const useChangePassword = () =>
  useSend(passwords.change, {
    refresh: [auth.listSessions],
    description: t("All other devices are signed out."),
    quiet: true,
  });

export function PasswordSetting() {
  const [isOpen, setOpen] = useState(false);
  const hasNone = useRead(readOf(google.getUser, {}), { quiet: true }).data?.data.hasPassword === false;
  const [does, Form] = hasNone
    ? [t("Set a password"), SetPasswordForm]
    : [t("Change password"), PasswordForm];
  return (
    <Setting
      name={t("Password")}
      about={
        hasNone
          ? t("You don't have one yet: you sign in with Google.")
          : t("A new one signs out all your other devices.")
      }
      control={
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <DialogTrigger asChild>
            <Button>{does}</Button>
          </DialogTrigger>
          <DialogContent title={does} description={t("This signs out all your other devices.")}>
            <Form onDone={() => setOpen(false)} />
          </DialogContent>
        </Dialog>
      }
    />
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const form = useContractForm(ChangePassword, { currentPassword: "", newPassword: "" });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useChangePassword();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(onDone, (error: unknown) =>
      showRefusal(form, error, ["currentPassword", "newPassword"]),
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ""} />
      <Field label={t("Current password")} error={errors.currentPassword?.message}>
        {(wiring) => (
          <PasswordInput autoComplete="current-password" {...wiring} {...form.register("currentPassword")} />
        )}
      </Field>
      <Field
        label={t("New password")}
        error={errors.newPassword?.message}
        hint={!errors.newPassword && t("At least 8 characters.")}
      >
        {(wiring) => (
          <PasswordInput autoComplete="new-password" {...wiring} {...form.register("newPassword")} />
        )}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={isPending}>
          {t("Change password")}
        </Button>
      </div>
    </form>
  );
}
