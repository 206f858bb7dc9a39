import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeMark } from "./briefing.repository.ts";

/** Does nothing to an insight that isn't hidden. Throws "not_found" if it was never shown. */
export async function restoreInsight({ db }: Deps, userId: Id, key: string): Promise<void> {
  if (!(await changeMark(db, { userId, key }, null))) throw new AppError("not_found");
}
