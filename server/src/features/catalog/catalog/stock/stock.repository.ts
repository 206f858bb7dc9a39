import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

/** A quantity of one product. */
export interface StockPieces {
  /** The id of the product. */
  id: Id;
  quantity: number;
}

const lockStatement = "SELECT id, stock FROM products WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";

const takeStatement = `UPDATE products p SET stock = p.stock - w.quantity
  FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)
  WHERE p.id = w.id AND p.stock >= w.quantity RETURNING p.id`;

const returnStatement = `UPDATE products p SET stock = p.stock + w.quantity
  FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)
  WHERE p.id = w.id AND p.stock IS NOT NULL`;

const columnsOf = (pieces: readonly StockPieces[]): [Id[], number[]] => [
  pieces.map(({ id }) => id),
  pieces.map(({ quantity }) => quantity),
];

/**
 * Returns what is left of each product, and locks it until the transaction ends. Locks in the order of ids,
 * so that two carts with the same products wait for each other instead of deadlocking.
 */
export const lockStock = (tx: Db, ids: Id[]): Promise<{ id: Id; stock: number | null }[]> =>
  prepared(tx, "lock-stock", lockStatement, [ids]);

/** Returns for how many products there was enough stock; the others stay as they are. */
export async function subtractStock(tx: Db, pieces: readonly StockPieces[]): Promise<number> {
  return (await prepared(tx, "take-stock", takeStatement, columnsOf(pieces))).length;
}

/** Leaves products whose stock is not counted as they are. */
export async function addStock(tx: Db, pieces: readonly StockPieces[]): Promise<void> {
  await prepared(tx, "return-stock", returnStatement, columnsOf(pieces));
}
