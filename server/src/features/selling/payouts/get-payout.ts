import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { findPayout, type ShownPayout } from "./payouts.repository.ts";

/** Finds a payout of any user; for the operator. Throws "not_found". */
export async function getPayout(db: Db, id: Id): Promise<ShownPayout> {
  const payout = await findPayout(db, id);
  if (!payout) throw new AppError("not_found", { message: t("There is no such payout.") });
  return payout;
}
