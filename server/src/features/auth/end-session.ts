import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { revokeOwnSession } from "./sessions.repository.ts";

/** Signs one device out. Throws "not_found" for somebody else's and for one that is signed out. */
export async function endSession({ db, clock }: Deps, userId: Id, id: Id): Promise<void> {
  if (!(await revokeOwnSession(db, userId, id, clock.now()))) throw new AppError("not_found");
}
