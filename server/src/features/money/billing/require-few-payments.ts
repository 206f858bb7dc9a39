import type { Id } from "@solodesk/contract/kernel/id.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes, wholeSeconds } from "#kernel/time/clock.ts";
import { findNthLast, lockBuyer } from "./plan-payments.repository.ts";

/** More than somebody tries whose card is declined. */
const MOST_AN_HOUR = 20;

/** Part of the transaction that opens a payment; counted by account, over all processes. Throws "rate_limited". */
export async function requireFewPayments(
  { config, clock }: Pick<Deps, "config" | "clock">,
  tx: Db,
  userId: Id,
): Promise<void> {
  if (!config.RATE_LIMIT) return;
  await lockBuyer(tx, userId);
  const begun = await findNthLast(tx, userId, MOST_AN_HOUR);
  const wait = begun ? after(begun, minutes(60)).getTime() - clock.now().getTime() : 0;
  if (wait <= 0) return;
  const message = `${MOST_AN_HOUR} payments were begun from your account within an hour. Wait a while before the next.`;
  throw new AppError("rate_limited", { message, retryAfter: wholeSeconds(wait) });
}
