import { t } from "@solodesk/contract/kernel/language/t.ts";
import { externalCalendars, AddSource as Wanted } from "@solodesk/contract/scheduling/external-calendars.ts";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { Input } from "#ui/forms/input.tsx";
import { showRefusal, useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogContent, DialogTrigger } from "#ui/overlays/dialog.tsx";

/** No error toast: the form shows the error. */
const useAddExternalCalendar = () =>
  useSend(externalCalendars.add, {
    refresh: [externalCalendars.list, externalCalendars.listBusy],
    quiet: true,
  });

/** Asks for a calendar's address. The server reads the calendar before it adds it. */
export function AddExternalCalendar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden="true" />
          {t("Add||a calendar, on a button")}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t("Add another calendar")}
        description={t("We only read and keep when it is busy: no titles, places or guests.")}
      >
        <ExternalCalendarForm onDone={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function ExternalCalendarForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm(Wanted, { name: "", address: "" });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useAddExternalCalendar();
  const submit = form.handleSubmit((body) =>
    mutateAsync({ body }).then(onDone, (error: unknown) => showRefusal(form, error, ["name", "address"])),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5 pb-4">
      <Field label={t("Name")} error={errors.name?.message}>
        {(wiring) => (
          <Input
            autoComplete="off"
            placeholder={t("Family||example of a calendar's name")}
            {...wiring}
            {...form.register("name")}
          />
        )}
      </Field>
      <Field
        label={t("Address||of a calendar on the web")}
        error={errors.address?.message}
        hint={t(
          "Its secret address in iCal format, which ends with .ics. Look for it in your calendar's sharing settings.",
        )}
      >
        {(wiring) => (
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://"
            {...wiring}
            {...form.register("address")}
          />
        )}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={isPending}>
          {t("Add calendar")}
        </Button>
      </div>
    </form>
  );
}
