import type { Db } from "#kernel/database/db.ts";
import { addStock, lockStock, type StockPieces } from "./stock.repository.ts";
import { sumPieces } from "./sum-pieces.ts";

/**
 * Puts pieces back in stock, in the caller's transaction. Pass only pieces that were taken from counted
 * stock. Pieces of a variant that has been removed since are in no stock any more.
 */
export async function returnStock(tx: Db, lines: readonly StockPieces[]): Promise<void> {
  const pieces = sumPieces(lines);
  if (pieces.length === 0) return;
  await lockStock(tx, pieces);
  await addStock(tx, pieces);
}
