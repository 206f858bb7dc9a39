import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { notify, notifyOf } from "#kernel/page/notify.ts";
import { appointmentName } from "../appointment-name.ts";
import { changedByAppointments } from "../changed-by-appointments.ts";
import { keepIfUnanswered, type WaitingChange } from "../unsent/keep-if-unanswered.ts";
import type { PaymentValues } from "./payment-form.ts";

/**
 * Completes the appointment with its payment, or records the payment of a completed one. Rejects with the
 * server's error; if the appointment on screen is out of date, it is read again.
 */
export function usePayment(appointment: Appointment) {
  const { id, version, status } = appointment;
  const complete = useSend(appointments.complete, {
    refresh: changedByAppointments,
    ownWords: true,
    quiet: true,
  });
  const collect = useSend(appointments.collect, {
    refresh: changedByAppointments,
    ownWords: true,
    quiet: true,
  });
  const save = async ({ collected, receipt }: PaymentValues): Promise<void> => {
    const params = { id };
    const change: WaitingChange =
      status === "Completed" ? { kind: "collect", collected } : { kind: "complete", collected, receipt };
    try {
      const { message, data } =
        status === "Completed"
          ? await collect.mutateAsync({ params, body: { collected, version } })
          : await complete.mutateAsync({ params, body: { collected, receipt, version } });
      notify({
        type: "success",
        title: message,
        description: appointmentName(data.title, data.customer.name),
      });
    } catch (refusal) {
      if (refusal instanceof CallError && keepIfUnanswered(refusal, appointment, change)) return;
      // If it changed elsewhere, it is read again, which may close the dialog and what it says.
      if (refusal instanceof CallError && refusal.code !== "validation_failed") {
        notifyOf(refusal);
        refreshed(changedByAppointments);
      }
      throw refusal;
    }
  };
  return { save, isPending: complete.isPending || collect.isPending };
}

/** Emails the customer a receipt. */
export function useEmailReceipt() {
  const { mutateAsync, isPending } = useSend(appointments.emailReceipt);
  const send = async ({ id }: Appointment): Promise<void> => {
    try {
      const { message } = await mutateAsync({ params: { id } });
      notify({ type: "success", title: message });
    } catch (refusal) {
      // The error has been shown.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return { send, isPending };
}
