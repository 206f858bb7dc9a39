import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import {
  type externalCalendars,
  maxBusyDays,
  maxBusyTimes,
} from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { listBusyTimes } from "./external-calendars.repository.ts";
import { isStale } from "./to-calendar.ts";

type Wanted = Parsed<typeof externalCalendars.listBusy>["query"];
type Busy = Answer<typeof externalCalendars.listBusy>;

const refuse = (to: string): never => {
  throw new AppError("validation_failed", { fields: { to } });
};

/** Lists busy times from the first day to the last, both included. Throws "validation_failed". */
export async function listBusy({ db, clock }: Deps, userId: Id, { from, to }: Wanted): Promise<Busy> {
  const [first, last] = [wallOfDay(from), wallOfDay(to)];
  if (last < first) refuse(t("The last day can't be before the first."));
  if (last - first >= maxBusyDays * DAY) refuse(t("Choose at most {maxBusyDays} days.", { maxBusyDays }));
  const store = await findStoreOfUser(db, userId);
  if (!store) return { data: [], more: false };
  const range = { from: instantOf(store.timezone, first), to: instantOf(store.timezone, last + DAY) };
  const rows = await listBusyTimes(db, store.id, range, maxBusyTimes + 1);
  const data = rows.slice(0, maxBusyTimes).map(({ source, readAt, ...time }) => ({
    source,
    starts_at: time.from.toISOString(),
    ends_at: time.to.toISOString(),
    stale: isStale(readAt, clock.now()),
  }));
  return { data, more: rows.length > maxBusyTimes };
}
