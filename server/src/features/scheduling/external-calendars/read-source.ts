import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Source } from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, seconds } from "#kernel/time/clock.ts";
import { findSourceRow } from "./external-calendars.repository.ts";
import { renewSource } from "./renew-source.ts";
import { toSource } from "./to-source.ts";

/** A calendar that was tried this recently is not fetched again. */
const PAUSE = seconds(5);

/** Reads a calendar at the seller's request. Throws "not_found", "unavailable". */
export async function readSource(deps: Deps, userId: Id, id: Id): Promise<Source> {
  const store = await findStoreOfUser(deps.db, userId);
  if (!store) throw new AppError("not_found");
  const which = { storeId: store.id, id };
  const since = after(deps.clock.now(), -PAUSE);
  await renewSource(deps, which, { since, isScheduled: false, zone: store.timezone });
  const now = deps.clock.now();
  const row = await findSourceRow(deps.db, which, now);
  if (!row) throw new AppError("not_found");
  return toSource(row, now);
}
