// The next steps of an appointment, in words.
import {
  type Appointment,
  type AppointmentStatus,
  appointmentSteps,
} from "@solodesk/contract/scheduling/appointments.ts";

interface StatusStep {
  /** The button's label. */
  name: string;
  /** The toast once it is done. */
  done: string;
  /** Asked before "No-show" and "Cancel", which cannot be undone. */
  question?: { title: string; text: string; yes: string };
}

const steps: Partial<Record<AppointmentStatus, StatusStep>> = {
  Confirmed: { name: "Confirm", done: "Appointment confirmed" },
  Completed: { name: "Complete", done: "Appointment completed" },
  "No-show": {
    name: "No-show",
    done: "Marked as no-show",
    question: {
      title: "Did the customer not come?",
      text: "A no-show stays in your records as that and cannot be completed later.",
      yes: "Mark as no-show",
    },
  },
  Cancelled: {
    name: "Cancel",
    done: "Appointment cancelled",
    question: {
      title: "Cancel this appointment?",
      text: "Its time becomes free for others at once. A cancelled appointment cannot be brought back.",
      yes: "Cancel appointment",
    },
  },
};

export interface NextStatus extends StatusStep {
  status: AppointmentStatus;
}

/** Offered only once the appointment has begun. */
const afterwards: readonly AppointmentStatus[] = ["Completed", "No-show"];

/** Returns the possible steps in the order of `appointmentSteps`. */
export const nextAppointmentStatuses = ({ status }: Appointment, hasBegun: boolean): NextStatus[] =>
  appointmentSteps[status].flatMap((next) => {
    const step = steps[next];
    return step && (hasBegun || !afterwards.includes(next)) ? [{ status: next, ...step }] : [];
  });
