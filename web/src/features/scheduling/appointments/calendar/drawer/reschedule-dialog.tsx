import { t } from "@solodesk/contract/kernel/language/t.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { useState } from "react";
import { now } from "#kernel/time/clock.ts";
import { dayIn } from "#kernel/time/day-in.ts";
import { exactlyInWords, timesLead } from "#kernel/time/time-in-words.ts";
import { Button } from "#ui/forms/button.tsx";
import { useContractForm } from "#ui/forms/use-contract-form.ts";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import {
  type AppointmentForm,
  appointmentForm,
  newAppointment,
  noService,
} from "../../add/appointment-form.ts";
import { TimeFields } from "../../add/time-fields.tsx";
import type { EditingAppointment } from "./use-edit-appointment.ts";

interface RescheduleProps {
  appointment: Appointment;
  zone: string;
  editing: EditingAppointment;
  onClose: () => void;
}

/** Moves an appointment to another day or time; nothing else changes, not even its length. */
export const RescheduleDialog = ({ open, ...props }: RescheduleProps & { open: boolean }) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onClose()}>
    {open && <Reschedule {...props} />}
  </Dialog>
);

/** Fills in everything but the time, which is all that the dialog asks for. */
function formOf(
  { title, customer, starts_at, ends_at }: Appointment,
  zone: string,
  today: string,
): AppointmentForm {
  const day = dayIn(zone, new Date(starts_at));
  return {
    ...newAppointment(day < today ? today : day, noService),
    title,
    minutes: (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE,
    customer: { name: customer.name, email: "", phone: "" },
  };
}

function Reschedule({ appointment, zone, editing, onClose }: RescheduleProps) {
  const [today] = useState(() => dayIn(zone, now()));
  const form = useContractForm(appointmentForm(zone), formOf(appointment, zone, today));
  const submit = form.handleSubmit(async ({ body: { starts_at } }) => {
    const length = Date.parse(appointment.ends_at) - Date.parse(appointment.starts_at);
    const ends_at = new Date(Date.parse(starts_at) + length).toISOString();
    // The drawer behind this dialog shows a version conflict.
    await editing.save({ starts_at, ends_at }, t("Appointment moved"));
    onClose();
  });
  return (
    <DialogContent
      title={t("Reschedule||verb")}
      description={`${t("Now {moment}.||when an appointment is", { moment: exactlyInWords(zone, appointment.starts_at) })} ${timesLead(zone)}`}
      footer={
        <>
          <DialogClose asChild>
            <Button>{t("Cancel")}</Button>
          </DialogClose>
          <Button look="primary" busy={editing.isPending} onClick={() => void submit()}>
            {t("Move||verb, an appointment")}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          // React events bubble from a dialog to its parents: the event must not reach another form.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <TimeFields form={form} zone={zone} today={today} moving={appointment.id} />
      </form>
    </DialogContent>
  );
}
