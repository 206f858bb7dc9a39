import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import type { Deps } from "#kernel/deps.ts";
import { type CalendarProvider, ProviderError } from "#kernel/outside/calendar-provider.ts";

/** How calendars of a login are spoken to. Throws ProviderError "not_offered". */
export function providerOf(
  { caldav, googleCalendar }: Pick<Deps, "caldav" | "googleCalendar">,
  name: ExternalCalendar["provider"],
): CalendarProvider {
  if (name !== "google") return caldav;
  if (!googleCalendar) throw new ProviderError("not_offered");
  return googleCalendar.calendars;
}
