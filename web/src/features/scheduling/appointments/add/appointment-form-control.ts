import type { UseFormReturn } from "react-hook-form";
import type { AppointmentForm, WantedAppointment } from "./appointment-form.ts";

export type AppointmentFormControl = UseFormReturn<AppointmentForm, unknown, WantedAppointment>;
