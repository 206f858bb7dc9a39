// The form of a new appointment. It holds a day and a local time of the store; the contract has instants.

import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { text } from "@solodesk/contract/kernel/text.ts";
import { Day } from "@solodesk/contract/kernel/time.ts";
import { instantOf, MINUTE, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { CreateAppointment } from "@solodesk/contract/scheduling/appointments/create-appointment.ts";
import { z } from "zod";
import { noRepeat, type Repeats, repeatProblem, repeatShape, repeatsIn } from "../series/repeat-form.ts";

/** Chosen instead of a service: the appointment has its own title and duration. */
export const noService = "none";

export const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 480] as const;

const { customer, seats, notes, status: Status } = CreateAppointment.shape;
const statuses = Status.unwrap().enum;

const Fields = z.object({
  service_id: z.string(),
  title: text(120),
  /** Duration without a service. */
  minutes: z.number(),
  day: Day,
  is_own: z.boolean(),
  /** Records an appointment that has begun, such as a walk-in; its time is typed. */
  is_past: z.boolean(),
  /** Start of the chosen free slot. */
  starts_at: z.string(),
  /** The time typed instead of choosing a slot (`is_own`). */
  clock: z.string(),
  /** Only asked for a service with more than one spot. */
  seats: seats.unwrap(),
  customer,
  notes,
  /** Creates it confirmed; otherwise pending. */
  is_agreed: z.boolean(),
  ...repeatShape,
});
type Fields = z.output<typeof Fields>;

/** Returns the instant of this local time in the zone; undefined for incomplete input. */
export function ownStart(zone: string, day: string, clock: string): string | undefined {
  const wall = wallOfDay(day) + Date.parse(`1970-01-01T${clock}:00Z`);
  return Number.isNaN(wall) ? undefined : new Date(instantOf(zone, wall)).toISOString();
}

const hasTime = ({ is_own, is_past, clock, starts_at }: Fields) =>
  (is_own || is_past ? clock : starts_at) !== "";

/** `services` says how many spots each has; the others take one. */
export const appointmentForm = (zone: string, services: readonly Service[] = []) =>
  Fields.refine(({ service_id }) => service_id !== "", {
    path: ["service_id"],
    message: t("Pick a service or enter a title."),
  })
    .refine(({ service_id, title }) => service_id !== noService || title.trim() !== "", {
      path: ["title"],
      message: t("Enter a title."),
    })
    .refine(hasTime, { path: ["starts_at"], message: t("Pick a time.") })
    .superRefine((typed, context) => {
      const problem = typed.is_past ? undefined : repeatProblem(typed);
      if (problem) context.addIssue({ code: "custom", path: [problem.path], message: problem.message });
    })
    .superRefine((typed, context) => {
      const count = capacityOf(services, typed.service_id);
      if (typed.seats > count)
        context.addIssue({
          code: "custom",
          path: ["seats"],
          message: t("Use at most {count}.", { count }),
        });
    })
    .transform((typed) => wantedIn(typed, zone));

/** 1 without a service. */
export const capacityOf = (services: readonly Service[], serviceId: string): number =>
  services.find(({ id }) => id === serviceId)?.capacity ?? 1;

/** The request's body, and how the appointment repeats. */
export interface WantedAppointment {
  body: CreateAppointment;
  repeats: Repeats | undefined;
}

const wantedIn = (typed: Fields, zone: string): WantedAppointment => ({
  body: bodyOf(typed, zone),
  repeats: typed.is_past ? undefined : repeatsIn(typed),
});

function bodyOf({ service_id, title, minutes, ...typed }: Fields, zone: string): CreateAppointment {
  const { is_own, is_past: recorded, clock, day } = typed;
  const starts_at = ((is_own || recorded) && ownStart(zone, day, clock)) || typed.starts_at;
  const status = typed.is_agreed || recorded ? statuses.Confirmed : statuses.Pending;
  const rest = {
    customer: typed.customer,
    seats: typed.seats,
    notes: typed.notes,
    starts_at,
    status,
    recorded,
  };
  if (service_id !== noService) return { ...rest, service_id };
  const ends_at = new Date(Date.parse(starts_at) + minutes * MINUTE).toISOString();
  return { ...rest, title, ends_at };
}

export type AppointmentForm = z.input<ReturnType<typeof appointmentForm>>;

export const newAppointment = (today: string, serviceId: string): AppointmentForm => ({
  service_id: serviceId,
  title: "",
  minutes: 60,
  day: today,
  is_own: false,
  is_past: false,
  starts_at: "",
  clock: "",
  seats: 1,
  customer: { name: "", email: "", phone: "" },
  notes: "",
  is_agreed: true,
  ...noRepeat,
});
