// What a seller can make of an appointment, in words.
import {
  type Appointment,
  type AppointmentStatus,
  appointmentSteps,
} from "@solodesk/contract/appointments.ts";
import { now } from "#kernel/clock.ts";

interface StatusStep {
  /** On its button. */
  name: string;
  /** Once it is done. */
  done: string;
  /** Asked before what cannot be taken back and frees or loses the time. */
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

const tooSoon = {
  title: "Complete it before it has begun?",
  text: "It is still to come. A completed appointment cannot be changed or taken back.",
  yes: "Complete it now",
};

/** A step as it is taken at this moment: what is still to come is not completed by a slip. */
export const asTakenNow = (step: NextStatus, { starts_at }: Appointment): NextStatus =>
  step.status === "Completed" && now().getTime() < Date.parse(starts_at)
    ? { ...step, question: tooSoon }
    : step;

/** In the order they are wanted; the first is the usual one. */
export const nextOf = ({ status }: Appointment): NextStatus[] =>
  appointmentSteps[status].flatMap((next) => {
    const step = steps[next];
    return step ? [{ status: next, ...step }] : [];
  });
