import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { ChangePassword, passwords } from "@solodesk/contract/identity/passwords.ts";
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
    description: "All other devices are signed out.",
    quiet: true,
  });

export function PasswordSetting() {
  const [isOpen, setOpen] = useState(false);
  const hasNone = useRead(readOf(google.getUser, {}), { quiet: true }).data?.data.hasPassword === false;
  const [does, Form] = hasNone ? ["Set a password", SetPasswordForm] : ["Change password", PasswordForm];
  return (
    <Setting
      name="Password"
      about={
        hasNone
          ? "You have none yet: you sign in with Google."
          : "A new one signs all your other devices out."
      }
      control={
        <Dialog open={isOpen} onOpenChange={setOpen}>
          <DialogTrigger asChild>
            <Button>{does}</Button>
          </DialogTrigger>
          <DialogContent title={does} description="All your other devices are signed out with it.">
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
      <Field label="Current password" error={errors.currentPassword?.message}>
        {(wiring) => (
          <PasswordInput autoComplete="current-password" {...wiring} {...form.register("currentPassword")} />
        )}
      </Field>
      <Field
        label="New password"
        error={errors.newPassword?.message}
        hint={!errors.newPassword && "At least 8 characters."}
      >
        {(wiring) => (
          <PasswordInput autoComplete="new-password" {...wiring} {...form.register("newPassword")} />
        )}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={isPending}>
          Change password
        </Button>
      </div>
    </form>
  );
}
