import type { Id } from "@solodesk/contract/kernel/id.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Db } from "#kernel/database/db.ts";
import { findGiftCard, type GiftCardRow } from "./gift-cards.repository.ts";

/** Throws "not_found" if another store made it. */
export async function findOwnGiftCard(db: Db, userId: Id, id: Id): Promise<GiftCardRow> {
  const store = await findStoreOfUser(db, userId);
  const row = store && (await findGiftCard(db, store.id, id));
  if (!row) throw new AppError("not_found");
  return row;
}
