import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { changeMark } from "./briefing.repository.ts";

/** Hides an insight that was shown until its facts change. Throws "not_found" if it never was. */
export async function dismissInsight({ db, clock }: Deps, userId: Id, key: string): Promise<void> {
  if (!(await changeMark(db, { userId, key }, clock.now()))) throw new AppError("not_found");
}
