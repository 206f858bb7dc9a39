import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Db } from "#kernel/database/db.ts";
import type { OrderRow } from "../orders.repository.ts";

/** Records an event in the seller's activity; does nothing if the marketplace itself sold the order. */
export async function recordForSeller(
  tx: Db,
  { storeId, number }: Pick<OrderRow, "storeId" | "number">,
  { event, about }: { event: AuditEvent; about: string },
): Promise<void> {
  const userId = storeId === null ? undefined : await findOwnerOfStore(tx, storeId);
  if (userId === undefined) return;
  const text = t("order {number}, {about}", { number: String(number), about });
  await recordAudit(tx, { userId, event, about: text });
}
