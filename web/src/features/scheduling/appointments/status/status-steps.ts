// The next steps of an appointment, in words.
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import {
  type AppointmentStatus,
  appointmentSteps,
} from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import { type EditAppointment } from "@solodesk/contract/scheduling/appointments/edit-appointment.ts";
import { type Appointment } from "@solodesk/contract/scheduling/appointments.ts";

interface StatusStep {
  /** The button's label. */
  name: Message;
  /** The toast once it is done. */
  done: Message;
  /** Offered only once the appointment has begun. */
  afterwards?: true;
  /** Asked before "No-show" and "Cancel", which cannot be undone. */
  question?: { title: Message; text: Message; yes: Message };
  /** Asks how it was paid. */
  asksPayment?: true;
}

const steps: Partial<Record<AppointmentStatus, StatusStep>> = {
  Confirmed: { name: msg("Confirm||verb, an appointment"), done: msg("Appointment confirmed") },
  Completed: {
    name: msg("Complete||verb, an appointment"),
    done: msg("Appointment completed"),
    afterwards: true,
  },
  "No-show": {
    name: msg("No-show…"),
    done: msg("Marked as no-show"),
    afterwards: true,
    question: {
      title: msg("Mark as no-show?"),
      text: msg("Use this if the customer didn't come. You can't undo it."),
      yes: msg("Mark as no-show"),
    },
  },
  Cancelled: {
    name: msg("Cancel…||an appointment"),
    done: msg("Appointment cancelled"),
    question: {
      title: msg("Cancel this appointment?"),
      text: msg("You can't undo this."),
      yes: msg("Cancel appointment"),
    },
  },
};

const paymentStep = { name: msg("Complete…||verb, an appointment"), asksPayment: true } as const;

export interface NextStatus extends StatusStep {
  status: AppointmentStatus;
  /** For "Cancelled" and "No-show": what of the online payment is kept. */
  keep?: EditAppointment["keep"];
}

/** Returns the possible steps in the order of `appointmentSteps`. */
export const nextAppointmentStatuses = (
  { status, due, service }: Appointment,
  hasBegun: boolean,
): NextStatus[] =>
  appointmentSteps[status].flatMap((next) => {
    const step = steps[next];
    if (!step || (step.afterwards && !hasBegun)) return [];
    // Without a service there is no price, but there may be a payment.
    const asksPayment = next === "Completed" && (due.amount > 0 || service === null);
    return [{ status: next, ...step, ...(asksPayment && paymentStep) }];
  });
