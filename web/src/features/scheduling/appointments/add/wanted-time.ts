import { Day } from "@solodesk/contract/kernel/time.ts";
import type { AppointmentForm } from "./appointment-form.ts";

type WantedTime = Partial<Pick<AppointmentForm, "day" | "is_own" | "clock" | "starts_at">>;

/** The day and the time that were pressed in the calendar: `?date=2026-11-23&time=15:00`; what is over is no wish. */
export function wantedTime(query: URLSearchParams, today: string): WantedTime {
  const day = Day.safeParse(query.get("date")).data;
  if (day === undefined || day < today) return {};
  const clock = /^([01]\d|2[0-3]):[0-5]\d$/.exec(query.get("time") ?? "")?.[0];
  return clock === undefined ? { day, starts_at: "" } : { day, starts_at: "", is_own: true, clock };
}
