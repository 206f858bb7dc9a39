import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { takeOff } from "./links.repository.ts";

/** Takes a link off the list. It still redirects, because it may be printed somewhere. Throws "not_found". */
export async function removeLink({ db, clock }: Deps, userId: Id, id: Id): Promise<void> {
  const store = await findStoreOfUser(db, userId);
  if (!store || !(await takeOff(db, store.id, id, clock.now()))) throw new AppError("not_found");
}
