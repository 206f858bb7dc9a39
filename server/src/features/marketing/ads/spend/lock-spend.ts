import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { tryLockSpend } from "./spend.repository.ts";

/** Locks the store's ad spend until the transaction ends. Throws "request_in_progress". */
export async function lockSpend(tx: Db, storeId: Id): Promise<void> {
  if (await tryLockSpend(tx, storeId)) return;
  throw new AppError("request_in_progress", {
    message: t("Another import is still running. Try again when it's done."),
  });
}
