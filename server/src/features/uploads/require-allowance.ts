import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import { after, days } from "#kernel/clock.ts";
import type { Deps } from "#kernel/deps.ts";
import { findNthLast } from "./uploads.repository.ts";

const MOST_A_DAY = 200;

/** Throws "rate_limited" while a user has uploaded as much as anybody may within a day. */
export async function requireAllowance(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
): Promise<void> {
  if (!config.RATE_LIMIT) return;
  const now = clock.now();
  const earliest = await findNthLast(db, userId, MOST_A_DAY, after(now, -days(1)));
  if (!earliest) return;
  const left = after(earliest, days(1)).getTime() - now.getTime();
  throw new AppError("rate_limited", {
    message: `You have uploaded ${MOST_A_DAY} pictures within a day. Go on later.`,
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
  });
}
