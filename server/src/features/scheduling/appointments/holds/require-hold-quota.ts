import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { countHolds } from "./holds.repository.ts";

/** More than the people who book at one store at once. Also the most times that a prankster can block. */
const MOST_HELD = 20;

/** Throws "rate_limited". The store must be locked. */
export async function requireHoldQuota(tx: Db, storeId: Id, wanted: number): Promise<void> {
  if ((await countHolds(tx, storeId)) + wanted <= MOST_HELD) return;
  throw new AppError("rate_limited", {
    message: t("Many people are booking right now. Try again in a few minutes."),
    retryAfter: 60,
  });
}
