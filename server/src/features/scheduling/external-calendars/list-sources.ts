import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Source } from "@solodesk/contract/scheduling/external-calendars.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { listSourceRows } from "./external-calendars.repository.ts";
import { toSource } from "./to-source.ts";

/** Returns none if the user has no store. */
export async function listSources({ db, clock }: Deps, userId: Id): Promise<Source[]> {
  const store = await findStoreOfUser(db, userId);
  const now = clock.now();
  const rows = store ? await listSourceRows(db, store.id, now) : [];
  return rows.map((row) => toSource(row, now));
}
