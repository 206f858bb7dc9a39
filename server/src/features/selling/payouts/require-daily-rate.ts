import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Config } from "#kernel/config/config.ts";
import { after, type Clock, days, wholeSeconds } from "#kernel/time/clock.ts";

/** Each one sends an email and leaves lasting records; this keeps both from being flooded. */
const MOST_A_DAY = 20;

/** `count` returns how many there were since a given time. Throws "rate_limited". */
export async function requireDailyRate(
  { config, clock }: { config: Pick<Config, "RATE_LIMIT">; clock: Clock },
  what: "destination" | "payout",
  count: (since: Date) => Promise<number>,
): Promise<void> {
  if (!config.RATE_LIMIT || (await count(after(clock.now(), -days(1)))) < MOST_A_DAY) return;
  const message = t(
    "{what, select, destination {You added a payout account {most} times within a day.} other {You requested a withdrawal {most} times within a day.}} Try again tomorrow.",
    { what, most: MOST_A_DAY },
  );
  throw new AppError("rate_limited", { message, retryAfter: wholeSeconds(days(1)) });
}
