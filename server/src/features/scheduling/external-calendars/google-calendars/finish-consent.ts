import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type {
  ConsentAnswer,
  googleCalendars,
} from "@solodesk/contract/scheduling/external-calendars/google-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import type { GoogleConsent } from "#kernel/outside/google-calendar.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { openPassword, sealPassword } from "../calendar-password.ts";
import { claimConsent, deleteConsent, saveGrant } from "./consents.repository.ts";
import { reconnect } from "./reconnect.ts";
import { requireGoogle } from "./require-google.ts";
import { stateHash } from "./state-hash.ts";

/** How long a seller may take to choose a calendar. */
const GOOD_FOR = minutes(60);

type Finished = Answer<typeof googleCalendars.finish>["data"];

/**
 * Exchanges what Google returned for the consent, once. Connects a calendar again if that was wanted; otherwise keeps the
 * consent until one is chosen. Throws "store_required", "google_not_configured", "google_refused", "google_unavailable".
 */
export async function finishConsent(
  deps: Deps,
  userId: Id,
  { state, code }: ConsentAnswer,
): Promise<Finished> {
  const google = requireGoogle(deps);
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const storeId = store.id;
  const now = deps.clock.now();
  const asked = await claimConsent(deps.db, { storeId, stateSha256: stateHash(state), now });
  if (!asked) throw notAsked();
  const which = { storeId, id: asked.id };
  const codeVerifier = openPassword(deps, { storeId, address: asked.id, password: asked.codeVerifier });
  let consent: GoogleConsent;
  try {
    if (codeVerifier === undefined) throw notAsked();
    consent = await google.exchange({ code, codeVerifier, redirectUri: asked.redirectUri });
  } catch (error) {
    await deleteConsent(deps.db, which);
    throw error;
  }
  const { account, token } = consent;
  await saveGrant(deps.db, which, {
    account,
    token: sealPassword(deps.secrets, { storeId, address: asked.id }, token),
    expiresAt: after(now, GOOD_FOR),
  });
  if (asked.sourceId === null) return { consent: asked.id, calendar: null };
  const calendar = await reconnect(deps, { storeId, id: asked.sourceId, consent });
  await deleteConsent(deps.db, which);
  return { consent: null, calendar };
}

const notAsked = () =>
  new AppError("google_refused", {
    message: t(
      "This wasn't started from your store, or it took too long. Nothing was connected. Start again.",
    ),
  });
