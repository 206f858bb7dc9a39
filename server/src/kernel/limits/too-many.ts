import { relativeTimeFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "../app-error.ts";
import { wholeSeconds } from "../time/clock.ts";

const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;

/** "in 40 seconds", "in 12 minutes", "in 3 hours"; rounded up. */
function inWords(seconds: number): string {
  const format = relativeTimeFormat();
  if (seconds < SECONDS_A_MINUTE) return format.format(seconds, "second");
  const minutes = Math.ceil(seconds / SECONDS_A_MINUTE);
  if (minutes < 2 * MINUTES_AN_HOUR && minutes !== MINUTES_AN_HOUR) return format.format(minutes, "minute");
  return format.format(Math.ceil(minutes / MINUTES_AN_HOUR), "hour");
}

/**
 * "rate_limited", with when to try again. `message`: full sentences saying what was too much. `wait`: milliseconds.
 * `instead`: what can be done meanwhile, as a sentence.
 */
export function tooMany(message: string, wait: number, instead = ""): AppError {
  const retryAfter = wholeSeconds(wait);
  const again = t("Try again {when}.||when: in 12 minutes", { when: inWords(retryAfter) });
  return new AppError("rate_limited", { message: `${message} ${again} ${instead}`.trimEnd(), retryAfter });
}
