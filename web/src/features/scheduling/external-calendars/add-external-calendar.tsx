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
          Add
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Add another calendar"
        description="Only when it is busy is read and kept: none of its titles, places or guests."
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
      <Field label="Name" error={errors.name?.message}>
        {(wiring) => <Input autoComplete="off" placeholder="Family" {...wiring} {...form.register("name")} />}
      </Field>
      <Field
        label="Address"
        error={errors.address?.message}
        hint="Its secret address in iCal format, which ends with .ics. Your calendar shows it where you can share or publish it."
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
          Add calendar
        </Button>
      </div>
    </form>
  );
}
