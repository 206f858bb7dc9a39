import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  EditCalendar,
  type ExternalCalendar,
  externalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { DirectionChoice } from "./direction-choice.tsx";

interface EditCalendarDialogProps {
  calendar: ExternalCalendar;
  open: boolean;
  onClose: () => void;
}

/** Changes a calendar's name, and whether appointments are written into one of an account. */
export const EditCalendarDialog = ({ open, ...props }: EditCalendarDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    {open && <Edit {...props} />}
  </Dialog>
);

const Wanted = EditCalendar.pick({ name: true, direction: true }).required();

function Edit({ calendar, onClose }: Omit<EditCalendarDialogProps, "open">) {
  const { id, name, direction, provider } = calendar;
  const formId = useId();
  const form = useContractForm(Wanted, { name, direction });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: "direction" });
  const { mutateAsync, isPending } = useSend(externalCalendars.edit, {
    refresh: [externalCalendars.list, externalCalendars.listBusy],
    quiet: true,
  });
  const refuse = (refusal: unknown) => {
    const { password } = refusal instanceof CallError ? refusal.fields : {};
    // The provider is asked before the direction is changed, and this dialog has no field for its password.
    if (password !== undefined) return form.setError("root", { type: "server", message: password });
    showRefusal(form, refusal, ["name", "direction"]);
  };
  const submit = form.handleSubmit((wanted) => {
    // A direction that stays is not sent: the provider would be asked for nothing.
    const body = wanted.direction === direction ? { name: wanted.name } : wanted;
    return mutateAsync({ params: { id }, body }).then(onClose, refuse);
  });
  return (
    <DialogContent
      title={t("Edit {name}", { name })}
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
        <Field label={t("Name")} error={errors.name?.message}>
          {(wiring) => <Input autoComplete="off" {...wiring} {...form.register("name")} />}
        </Field>
        {provider !== "ics" && (
          <DirectionChoice
            value={chosen}
            isWritten={direction === "both"}
            error={errors.direction?.message}
            onChange={(next) => form.setValue("direction", next)}
          />
        )}
        <FormError>{errors.root?.message}</FormError>
      </form>
    </DialogContent>
  );
}
