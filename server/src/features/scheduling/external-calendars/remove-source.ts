import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteSource } from "./external-calendars.repository.ts";

/** Throws "not_found". */
export async function removeSource({ db }: Deps, userId: Id, id: Id): Promise<void> {
  const store = await findStoreOfUser(db, userId);
  if (!store || !(await deleteSource(db, { storeId: store.id, id }))) throw new AppError("not_found");
}
