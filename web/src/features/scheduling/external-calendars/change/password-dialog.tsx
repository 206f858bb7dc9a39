import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  EditCalendar,
  type ExternalCalendar,
  externalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { useId } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { AppPasswordField } from "./app-password-field.tsx";

interface PasswordDialogProps {
  calendar: ExternalCalendar;
  open: boolean;
  onClose: () => void;
  /** The provider has accepted the password. */
  onSaved: (calendar: ExternalCalendar) => void;
}

/** Asks for another password once the provider no longer accepts the one it has. */
export const PasswordDialog = ({ open, ...props }: PasswordDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    {open && <Password {...props} />}
  </Dialog>
);

const Wanted = EditCalendar.pick({ password: true }).required();

function Password({
  calendar: { id, name, account, host },
  onClose,
  onSaved,
}: Omit<PasswordDialogProps, "open">) {
  const formId = useId();
  const form = useContractForm(Wanted, { password: "" });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useSend(externalCalendars.edit, {
    refresh: [externalCalendars.list],
    quiet: true,
  });
  const submit = form.handleSubmit(async (body) => {
    try {
      const { data } = await mutateAsync({ params: { id }, body });
      onClose();
      onSaved(data);
    } catch (refusal) {
      showRefusal(form, refusal, ["password"]);
    }
  });
  return (
    <DialogContent
      title={t("Enter a new password")}
      description={t("For {account} at {host}, which {name} belongs to.", {
        account: account ?? "",
        host,
        name,
      })}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button type="submit" form={formId} look="primary" busy={isPending}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="space-y-5 pb-1" onSubmit={(event) => void submit(event)}>
        <AppPasswordField
          error={errors.password?.message}
          hint={t("Make a new app password in your account's security settings at the provider.")}
          input={form.register("password")}
        />
        <FormError>{errors.root?.message}</FormError>
      </form>
    </DialogContent>
  );
}
