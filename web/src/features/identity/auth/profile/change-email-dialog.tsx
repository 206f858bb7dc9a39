import { ChangeEmail, emails } from "@solodesk/contract/identity/emails.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";

const useChangeEmail = () => useSend(emails.change, { refresh: [emails.getChange], quiet: true });

export function ChangeEmailDialog({ disabled }: { disabled: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button disabled={disabled}>{t("Change email")}</Button>
      </DialogTrigger>
      <DialogContent
        title={t("Change email")}
        description={t(
          "We send a link to both addresses. Your email changes once you open both. An old address that was never confirmed gets no link.",
        )}
      >
        <EmailForm onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm(ChangeEmail, { email: "" });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useChangeEmail();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(onDone, (error: unknown) => showRefusal(form, error, ["email"])),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      <Field label={t("New email")} error={errors.email?.message}>
        {(wiring) => <Input type="email" autoComplete="email" {...wiring} {...form.register("email")} />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={isPending}>
          {t("Send links")}
        </Button>
      </div>
    </form>
  );
}
