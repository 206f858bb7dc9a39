import { randomBytes } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { sealPassword } from "../calendar-password.ts";
import { findPlace } from "../external-calendars.repository.ts";
import { insertConsent } from "./consents.repository.ts";
import { requireGoogle } from "./require-google.ts";
import { stateHash } from "./state-hash.ts";

/** As long as somebody may take on Google's pages. */
const GOOD_FOR = minutes(10);

interface Wanted {
  userId: Id;
  /** The calendar to connect again. */
  calendarId?: Id | undefined;
  /** Of the request. */
  origin: string;
}

/**
 * Returns the address of Google's page that asks for the seller's consent. Throws "google_not_configured",
 * "store_required", "not_found".
 */
export async function connectGoogle(deps: Deps, { userId, calendarId, origin }: Wanted): Promise<string> {
  const google = requireGoogle(deps);
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const place = calendarId && (await findPlace(deps.db, { storeId: store.id, id: calendarId }));
  if (calendarId && (!place || place.provider !== "google")) throw new AppError("not_found");
  const [state, codeVerifier] = [newSecret(), newSecret()];
  const id = deps.newId();
  const redirectUri = deps.ownOrigin.backTo(origin) + pages.storeSettings;
  const now = deps.clock.now();
  await insertConsent(deps.db, {
    storeId: store.id,
    id,
    stateSha256: stateHash(state),
    codeVerifier: sealPassword(deps.secrets, { storeId: store.id, address: id }, codeVerifier),
    redirectUri,
    sourceId: calendarId ?? null,
    expiresAt: after(now, GOOD_FOR),
    createdAt: now,
  });
  const account = place ? (place.username ?? undefined) : undefined;
  return google.consentAddress({ redirectUri, state, codeVerifier, ...(account && { account }) });
}

const newSecret = (): string => randomBytes(32).toString("base64url");
