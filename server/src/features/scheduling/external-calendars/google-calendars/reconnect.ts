import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { AppError } from "#kernel/app-error.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import type { GoogleConsent } from "#kernel/outside/google-calendar.ts";
import { sealPassword } from "../calendar-password.ts";
import { findCalendars } from "../discover-calendars.ts";
import { findPlace, updateSource } from "../external-calendars.repository.ts";
import { listCalendarsOf } from "../list-sources.ts";
import { providerOf } from "../sync/provider-of.ts";
import { wakeSync } from "../sync/wake-sync.ts";

interface ToReconnect {
  storeId: Id;
  /** The calendar. */
  id: Id;
  consent: GoogleConsent;
}

/** Signs a calendar in with a new consent, if that has it. Throws "not_found", "google_refused". */
export async function reconnect(
  deps: Deps,
  { storeId, id, consent: { account, token } }: ToReconnect,
): Promise<ExternalCalendar> {
  const which = { storeId, id };
  const place = await findPlace(deps.db, which);
  if (!place) throw new AppError("not_found");
  const { address } = place;
  const login = { server: address, username: account, password: token };
  const found = await findCalendars(providerOf(deps, "google"), login, "address");
  if (!found.some((one) => one.address === address))
    throw new AppError("google_refused", {
      message: t("{account} doesn't have the calendar that you added. Choose the account that has it.", {
        account,
      }),
    });
  const password = sealPassword(deps.secrets, { storeId, address }, token);
  await inTransaction(deps, async (deps) => {
    await updateSource(deps.db, which, {
      username: account,
      password,
      refused: false,
      error: null,
      failures: 0,
    });
    await wakeSync(deps, which);
  });
  const saved = (await listCalendarsOf(deps, storeId)).find((one) => one.id === id);
  if (!saved) throw new AppError("not_found");
  return saved;
}
