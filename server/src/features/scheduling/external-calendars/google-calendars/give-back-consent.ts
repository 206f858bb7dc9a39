import type { Deps } from "#kernel/deps.ts";
import type { ClaimedCalendar } from "../sync/calendar-claim.ts";
import { isAccountNeeded } from "./consents.repository.ts";

/**
 * Gives the consent for a calendar back to Google, unless another calendar of the account needs it. Throws ProviderError,
 * OutsideError: then it is tried again, as taking our events out is.
 */
export async function giveBackConsent(deps: Deps, { source, place }: ClaimedCalendar): Promise<void> {
  if (source.provider !== "google") return;
  if (await isAccountNeeded(deps.db, source.username, source, deps.clock.now())) return;
  await deps.googleCalendar?.revoke(place.password);
}
