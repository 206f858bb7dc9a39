import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { GoogleCalendar } from "#kernel/outside/google-calendar.ts";

/** Throws "google_not_configured" unless sellers can connect Google Calendar here. */
export function requireGoogle({ googleCalendar }: Pick<Deps, "googleCalendar">): GoogleCalendar {
  if (googleCalendar) return googleCalendar;
  throw new AppError("google_not_configured", { message: t("Google Calendar can't be connected here.") });
}
