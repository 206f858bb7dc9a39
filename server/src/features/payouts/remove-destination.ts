import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { markRemoved } from "./destinations.repository.ts";

/** What is on its way there goes on. Throws "not_found". */
export async function removeDestination({ db, clock }: Deps, userId: Id, id: Id): Promise<null> {
  if (!(await markRemoved(db, userId, id, clock.now()))) throw new AppError("not_found");
  return null;
}
