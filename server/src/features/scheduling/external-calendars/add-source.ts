import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  type AddSource,
  maxExternalCalendars,
  type Source,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { lockStore } from "#features/store/store/locks/lock-store.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { calendarInWords } from "./calendar-words.ts";
import { insertSource, listSourceRows } from "./external-calendars.repository.ts";
import { fetchBusy } from "./fetch-busy.ts";
import { toSource } from "./to-source.ts";

const refuse = (address: string) => new AppError("validation_failed", { fields: { address } });

/** Calendar apps write `webcal:` for a calendar at https. */
const fetchable = (address: string): string => new URL(address.replace(/^webcal:/i, "https:")).href;

/**
 * Adds a calendar, but only if it can be read. Throws "store_required", "validation_failed", "unavailable".
 */
export async function addSource(deps: Deps, userId: Id, wanted: AddSource): Promise<Source> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("store_required");
  const address = fetchable(wanted.address);
  requireSourceQuota((await listSourceRows(deps.db, store.id, deps.clock.now())).length);
  const read = await fetchBusy(deps, address, store.timezone);
  if ("error" in read) throw refuse(calendarInWords(read.error));
  return inTransaction(deps, async (deps) => {
    await lockStore(deps.db, store.id);
    const now = deps.clock.now();
    const at = { readAt: now, triedAt: now, createdAt: now };
    const id = await insertSource(deps.db, {
      ...read,
      ...at,
      id: deps.newId(),
      storeId: store.id,
      name: wanted.name,
      address,
    });
    if (id === undefined) throw refuse(t("You have already added this address."));
    const rows = await listSourceRows(deps.db, store.id, now);
    requireSourceQuota(rows.length - 1);
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error("The calendar was not inserted.");
    return toSource(row, now);
  });
}

function requireSourceQuota(count: number): void {
  if (count >= maxExternalCalendars)
    throw refuse(
      t("You can add at most {maxExternalCalendars} calendars. Remove one first.", { maxExternalCalendars }),
    );
}
