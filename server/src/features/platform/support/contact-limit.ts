import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Deps } from "#kernel/deps.ts";
import { tooMany } from "#kernel/limits/too-many.ts";
import { after, days, minutes } from "#kernel/time/clock.ts";
import { findSentAt } from "./contact-messages.repository.ts";

const HOUR = minutes(60);
const DAY = days(1);
/** Messages one email address may send within an hour … */
const MOST_AN_HOUR = 5;
/** … and all senders together within a day, so that a flood fills neither the disk nor the operator's day. */
const MOST_A_DAY = 500;

/** Throws "rate_limited" if this sender, or all senders together, reached the limit. */
export async function refuseFlood(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  email: string,
): Promise<void> {
  const now = clock.now();
  const refuse = (message: string, full: Date, window: number, instead?: string) =>
    tooMany(message, after(full, window).getTime() - now.getTime(), instead);
  const ofSender = await findSentAt(db, { nth: MOST_AN_HOUR, since: after(now, -HOUR), email });
  if (ofSender) {
    throw refuse(
      t("We've received {most, number} messages from this email address within an hour.", {
        most: MOST_AN_HOUR,
      }),
      ofSender,
      HOUR,
    );
  }
  const ofAll = await findSentAt(db, { nth: MOST_A_DAY, since: after(now, -DAY) });
  if (!ofAll) return;
  const address = config.OPERATOR_EMAIL;
  const instead = address ? t("You can also write to {address}.", { address }) : "";
  throw refuse(t("We've received too many messages today."), ofAll, DAY, instead);
}
