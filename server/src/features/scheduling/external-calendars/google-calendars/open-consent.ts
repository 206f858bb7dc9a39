import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { GoogleConsent } from "#kernel/outside/google-calendar.ts";
import { openPassword } from "../calendar-password.ts";
import { findGrant } from "./consents.repository.ts";
import { requireGoogle } from "./require-google.ts";

/** A finished consent of the store. Throws "google_not_configured", "not_found". */
export async function openConsent(
  deps: Pick<Deps, "db" | "clock" | "secrets" | "log" | "googleCalendar">,
  storeId: Id,
  id: Id,
): Promise<GoogleConsent> {
  requireGoogle(deps);
  const grant = await findGrant(deps.db, { storeId, id }, deps.clock.now());
  const token = grant && openPassword(deps, { storeId, address: id, password: grant.token });
  if (!grant || token === undefined) throw new AppError("not_found");
  return { account: grant.account, token };
}
