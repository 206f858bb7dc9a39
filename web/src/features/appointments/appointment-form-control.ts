import type { CreateAppointment } from "@solodesk/contract/appointments.ts";
import type { UseFormReturn } from "react-hook-form";
import type { AppointmentForm } from "./appointment-form.ts";

export type AppointmentFormControl = UseFormReturn<AppointmentForm, unknown, CreateAppointment>;
