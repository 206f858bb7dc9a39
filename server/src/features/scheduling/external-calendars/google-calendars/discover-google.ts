import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { FoundCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { discoverCalendars } from "../discover-calendars.ts";
import { providerOf } from "../sync/provider-of.ts";
import { openConsent } from "./open-consent.ts";

/** Lists the calendars of a finished consent. Throws "store_required", "google_not_configured", "not_found". */
export async function discoverGoogle(deps: Deps, userId: Id, id: Id): Promise<FoundCalendar[]> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const { account: username, token: password } = await openConsent(deps, store.id, id);
  return discoverCalendars(providerOf(deps, "google"), { server: "", username, password });
}
