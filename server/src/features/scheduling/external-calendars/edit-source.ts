import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { EditCalendar, ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { openPassword, sealPassword } from "./calendar-password.ts";
import { findCalendars } from "./discover-calendars.ts";
import { findPlace, updateSource } from "./external-calendars.repository.ts";
import { requireGoogle } from "./google-calendars/require-google.ts";
import { listCalendarsOf } from "./list-sources.ts";
import { providerOf } from "./sync/provider-of.ts";
import { wakeSync } from "./sync/wake-sync.ts";

/**
 * Changes the name of a calendar, or of one of a login also the direction and the password, which must be accepted by
 * its provider. Throws "not_found", "validation_failed"; of Google also "google_not_configured", "google_refused".
 */
export async function editSource(
  deps: Deps,
  userId: Id,
  id: Id,
  edit: EditCalendar,
): Promise<ExternalCalendar> {
  const store = await findStoreOfUser(deps.db, userId);
  const which = store && { storeId: store.id, id };
  const place = which && (await findPlace(deps.db, which));
  if (!which || !place) throw new AppError("not_found");
  const { name, direction, password } = edit;
  const isLogin = direction !== undefined || password !== undefined;
  if (isLogin) await requireAccepted(deps, { ...place, storeId: which.storeId }, edit);
  await inTransaction(deps, async (deps) => {
    await updateSource(deps.db, which, {
      ...(name !== undefined && { name }),
      ...(direction && { direction, writtenAt: null }),
      ...(password !== undefined && {
        password: sealPassword(
          deps.secrets,
          {
            storeId: which.storeId,
            address: place.address,
          },
          password,
        ),
        refused: false,
        error: null,
        failures: 0,
      }),
    });
    if (isLogin) await wakeSync(deps, which);
  });
  const saved = (await listCalendarsOf(deps, which.storeId)).find((one) => one.id === id);
  if (!saved) throw new AppError("not_found");
  return saved;
}

interface Place {
  storeId: Id;
  provider: ExternalCalendar["provider"];
  address: string;
  /** Both null without a login. */
  username: string | null;
  password: string | null;
}

/** Throws "validation_failed" unless the provider accepts the login for what is wanted. */
async function requireAccepted(
  deps: Deps,
  place: Place,
  { direction, password }: EditCalendar,
): Promise<void> {
  const { provider, address, username, password: sealed } = place;
  if (provider === "google") requireGoogle(deps);
  if (provider === "google" && password !== undefined)
    throw new AppError("validation_failed", {
      fields: { password: t("This calendar has no password. Connect it again instead.") },
    });
  if (provider === "ics" || username === null || sealed === null)
    throw new AppError("validation_failed", {
      fields: {
        [direction ? "direction" : "password"]: t("This calendar has no login: it can only be read."),
      },
    });
  const known = password ?? openPassword(deps, { ...place, password: sealed });
  const login = { server: address, username, password: known ?? "" };
  const field = provider === "google" ? "direction" : "password";
  const found = await findCalendars(providerOf(deps, provider), login, field);
  const calendar = found.find((one) => one.address === address);
  if (!calendar)
    throw new AppError("validation_failed", {
      fields: { [field]: t("This login doesn't have the calendar that you added.") },
    });
  if (direction === "both" && !calendar.isWritable)
    throw new AppError("validation_failed", {
      fields: { direction: t("This calendar is read-only, so appointments can't be written into it.") },
    });
}
