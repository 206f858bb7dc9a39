import type { Db } from "#kernel/database/db.ts";
import { addStock, lockStock, type Pieces } from "./stock.repository.ts";
import { sumPieces } from "./sum-pieces.ts";

/** Back on the shelf, in the caller's transaction: only what was taken from counted stock may come. */
export async function returnStock(tx: Db, lines: readonly Pieces[]): Promise<void> {
  const pieces = sumPieces(lines);
  if (pieces.length === 0) return;
  await lockStock(
    tx,
    pieces.map(({ id }) => id),
  );
  await addStock(tx, pieces);
}
