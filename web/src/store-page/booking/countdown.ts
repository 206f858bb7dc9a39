import { t } from "@solodesk/contract/kernel/language/t.ts";

/** 272 → "4:32". */
export const countdownWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The countdown for screen readers. It changes only twice, because each change is read aloud. */
export function spokenCountdown(seconds: number): string {
  if (seconds > 60) return t("We're holding this time for you for a few minutes.");
  if (seconds > 0)
    return t("We're holding this time for you for one more minute. Nothing you typed will be lost.");
  return t("This time is no longer held for you. It may still be free.");
}
