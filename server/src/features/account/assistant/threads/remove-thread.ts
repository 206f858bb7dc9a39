import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { deleteThread } from "./threads.repository.ts";

/** Throws "not_found". */
export async function removeThread({ db }: Deps, userId: Id, id: Id): Promise<void> {
  if (!(await deleteThread(db, { userId, id }))) throw new AppError("not_found");
}
