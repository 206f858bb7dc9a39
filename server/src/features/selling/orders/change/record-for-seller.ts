import type { AuditEvent } from "@solodesk/contract/identity/audit.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import { recordAudit } from "#features/identity/audit/record-audit.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Db } from "#kernel/database/db.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { OrderRow } from "../orders.repository.ts";

/** Records an event in the seller's activity; does nothing if the marketplace itself sold the order. */
export async function recordForSeller(
  tx: Db,
  { storeId, number }: Pick<OrderRow, "storeId" | "number">,
  { event, about }: { event: AuditEvent; about: string },
): Promise<void> {
  const userId = storeId === null ? undefined : await findOwnerOfStore(tx, storeId);
  if (userId === undefined) return;
  const text = asKept(abouts.order, { number: String(number), what: about });
  await recordAudit(tx, { userId, event, about: text });
}
