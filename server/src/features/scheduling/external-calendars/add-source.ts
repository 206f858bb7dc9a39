import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type AddCalendar,
  type ExternalCalendar,
  maxExternalCalendars,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { ProviderLogin } from "#kernel/outside/calendar-provider.ts";
import { sealPassword } from "./calendar-password.ts";
import { calendarInWords } from "./calendar-words.ts";
import { findCalendars } from "./discover-calendars.ts";
import { insertSource, listSourceRows, type NewSource } from "./external-calendars.repository.ts";
import { fetchBusy } from "./fetch-busy.ts";
import { useConsent } from "./google-calendars/consents.repository.ts";
import { openConsent } from "./google-calendars/open-consent.ts";
import { providerOf } from "./sync/provider-of.ts";
import { wakeSync } from "./sync/wake-sync.ts";
import { toCalendar } from "./to-calendar.ts";

type Read = Pick<NewSource, "address" | "direction" | "username" | "password" | "busy" | "notes" | "readAt">;

interface NewLogin extends ProviderLogin {
  provider: "caldav" | "google";
  address: string;
  direction: NewSource["direction"];
}

const refuse = (address: string) => new AppError("validation_failed", { fields: { address } });

/** Calendar apps write `webcal:` for a calendar at https. */
const fetchable = (address: string): string => new URL(address.replace(/^webcal:/i, "https:")).href;

/**
 * Adds a calendar, but only if it can be read. One of a login is read to its end by a job. Throws "store_required",
 * "validation_failed", "unavailable"; of Google also "not_found" without a finished consent, "google_refused".
 */
export async function addSource(deps: Deps, userId: Id, wanted: AddCalendar): Promise<ExternalCalendar> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  requireSourceQuota((await listSourceRows(deps.db, store.id, deps.clock.now())).length);
  const read = await readNew(deps, store, wanted);
  return inTransaction(deps, async (deps) => {
    await lockStore(deps.db, store.id);
    const consent = wanted.provider === "google" && { storeId: store.id, id: wanted.consent };
    if (consent && !(await useConsent(deps.db, consent))) throw new AppError("not_found");
    const now = deps.clock.now();
    const id = await insertSource(deps.db, {
      ...read,
      id: deps.newId(),
      storeId: store.id,
      name: wanted.name,
      provider: wanted.provider,
      triedAt: now,
      createdAt: now,
    });
    if (id === undefined) throw refuse(t("You have already added this address."));
    const rows = await listSourceRows(deps.db, store.id, now);
    requireSourceQuota(rows.length - 1);
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error("The calendar was not inserted.");
    if (wanted.provider !== "ics") await wakeSync(deps, { storeId: store.id, id });
    return toCalendar(row, [], now);
  });
}

async function readNew(deps: Deps, store: Store, wanted: AddCalendar): Promise<Read> {
  if (wanted.provider === "ics") return readFile(deps, store, wanted);
  if (wanted.provider === "caldav") return checkLogin(deps, store, wanted);
  const { account: username, token: password } = await openConsent(deps, store.id, wanted.consent);
  return checkLogin(deps, store, { ...wanted, username, password });
}

async function readFile(deps: Deps, store: Store, wanted: { address: string }): Promise<Read> {
  const address = fetchable(wanted.address);
  const read = await fetchBusy(deps, { address, storeId: store.id, zone: store.timezone });
  if ("error" in read) throw refuse(calendarInWords(read.error));
  return { ...read, address, direction: "read", username: null, password: null, readAt: deps.clock.now() };
}

async function checkLogin(
  deps: Deps,
  store: Store,
  { provider, address, username, password, direction }: NewLogin,
): Promise<Read> {
  const found = await findCalendars(
    providerOf(deps, provider),
    { server: address, username, password },
    "address",
  );
  const calendar = found.find((one) => one.address === address);
  if (!calendar) throw refuse(t("There is no calendar at the address."));
  if (direction === "both" && !calendar.isWritable)
    throw new AppError("validation_failed", {
      fields: { direction: t("This calendar is read-only, so appointments can't be written into it.") },
    });
  const sealed = sealPassword(deps.secrets, { storeId: store.id, address }, password);
  return { address, direction, username, password: sealed, busy: [], notes: [], readAt: null };
}

function requireSourceQuota(count: number): void {
  if (count >= maxExternalCalendars)
    throw refuse(
      t("You can add at most {maxExternalCalendars} calendars. Remove one first.", { maxExternalCalendars }),
    );
}
