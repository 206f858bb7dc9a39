import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { countHolds } from "./holds.repository.ts";

/**
 * More than the people who book at one store at once. Also the most times that a prankster can block: once by looking,
 * once by unpaid orders, so that those who only look don't keep others from paying.
 */
const MOST_HELD = 20;

interface Wanted {
  storeId: Id;
  count: number;
  of: "visitors" | "orders";
}

/** Throws "rate_limited". The store must be locked. */
export async function requireHoldQuota(tx: Db, { storeId, count, of }: Wanted): Promise<void> {
  if ((await countHolds(tx, storeId, of)) + count <= MOST_HELD) return;
  throw new AppError("rate_limited", {
    message: t("Many people are booking right now. Try again in a few minutes."),
    retryAfter: 60,
  });
}
