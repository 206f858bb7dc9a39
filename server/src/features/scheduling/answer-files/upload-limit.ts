import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { type CountDeps, limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { after, days } from "#kernel/time/clock.ts";
import { sumAnswerFiles } from "./answer-files.repository.ts";

/**
 * Per store and hour: as many as the bookings of one network, which may be a mobile provider's, and one replaced file
 * for each.
 */
const MOST_AN_HOUR = 120;
/** Of all files that came within a day, used or not: no one can fill the disk over a store's page. */
const MOST_MB_A_DAY = 500;

/** Throws "rate_limited". */
export function uploadLimit(deps: CountDeps): (storeId: Id, address: string) => void {
  const message = () =>
    t("{count} files were sent to this store from your network within an hour.", { count: MOST_AN_HOUR });
  const refuse = limitPerWindow(deps, { most: MOST_AN_HOUR, per: "hour", message });
  return (storeId, address) => refuse(`${storeId} ${addressKey(address)}`);
}

/** Also applies without RATE_LIMIT, because it protects the disk. Throws "unavailable". */
export async function requireRoom({ db, clock }: Deps, storeId: Id, bytes: number): Promise<void> {
  const used = await sumAnswerFiles(db, storeId, after(clock.now(), -days(1)));
  if (used + bytes <= MOST_MB_A_DAY * 1_000_000) return;
  throw new AppError("unavailable", {
    message: t("This store has received too many files today. Try again tomorrow, or contact the store."),
    retryAfter: 3600,
  });
}
