import type { Id } from "@solodesk/contract/kernel/id.ts";
import { type Db, prepared } from "#kernel/database/db.ts";

/** A quantity of one product, or of one variant of it. */
export interface StockPieces {
  /** The id of the product. */
  id: Id;
  variantId?: Id | null | undefined;
  quantity: number;
}

/** What is left of a product or variant; null if it is not counted. */
interface StockRow {
  id: Id;
  stock: number | null;
}

// A product with variants has no stock of its own: for pieces that name no variant, nothing is left.
const lockStatement = `SELECT id, CASE WHEN options = '[]' THEN stock ELSE 0 END AS stock
  FROM products WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE`;
const lockVariantsStatement = `SELECT id, stock FROM product_variants
  WHERE id = ANY($1) AND product_id = ANY($2) ORDER BY id FOR NO KEY UPDATE`;

const takeStatement = `UPDATE products p SET stock = p.stock - w.quantity
  FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)
  WHERE p.id = w.id AND p.stock >= w.quantity AND p.options = '[]' RETURNING p.id`;
const takeVariantsStatement = `UPDATE product_variants v SET stock = v.stock - w.quantity
  FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)
  WHERE v.id = w.id AND v.stock >= w.quantity RETURNING v.id`;

const returnStatement = `UPDATE products p SET stock = p.stock + w.quantity
  FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)
  WHERE p.id = w.id AND p.stock IS NOT NULL AND p.options = '[]'`;
const returnVariantsStatement = `UPDATE product_variants v SET stock = v.stock + w.quantity
  FROM unnest($1::uuid[], $2::integer[]) AS w (id, quantity)
  WHERE v.id = w.id AND v.stock IS NOT NULL`;

// Sums all variants again instead of adding the change, so the sum is right whatever changed. Null if a variant's stock isn't tracked.
const sumStatement = `UPDATE products p SET stock = (
    SELECT CASE WHEN bool_and(v.stock IS NOT NULL) THEN sum(v.stock)::integer END
    FROM product_variants v WHERE v.product_id = p.id
  )
  WHERE p.id = ANY($1) AND p.options <> '[]'`;

const ofProducts = (pieces: readonly StockPieces[]) => pieces.filter(({ variantId }) => !variantId);
const variantIds = (pieces: readonly StockPieces[]): Id[] =>
  pieces.flatMap(({ variantId }) => variantId ?? []);

const productColumns = (pieces: readonly StockPieces[]): [Id[], number[]] => [
  ofProducts(pieces).map(({ id }) => id),
  ofProducts(pieces).map(({ quantity }) => quantity),
];
const variantColumns = (pieces: readonly StockPieces[]): [Id[], number[]] => [
  variantIds(pieces),
  pieces.flatMap(({ variantId, quantity }) => (variantId ? [quantity] : [])),
];

/**
 * Returns what is left of each product and variant, by its own id, and locks both until the transaction ends. Locks
 * products in the order of their ids, then variants likewise, so that two carts with the same products wait for each
 * other instead of deadlocking.
 */
export async function lockStock(tx: Db, pieces: readonly StockPieces[]): Promise<StockRow[]> {
  const productIds = [...new Set(pieces.map(({ id }) => id))];
  const products = await prepared<StockRow>(tx, "lock-stock", lockStatement, [productIds]);
  const ids = variantIds(pieces);
  if (ids.length === 0) return products;
  const variants = await prepared<StockRow>(tx, "lock-variants", lockVariantsStatement, [ids, productIds]);
  return [...products, ...variants];
}

/** Returns of how many products and variants there was enough stock; the others stay as they are. */
export async function subtractStock(tx: Db, pieces: readonly StockPieces[]): Promise<number> {
  const taken = await prepared(tx, "take-stock", takeStatement, productColumns(pieces));
  if (variantIds(pieces).length === 0) return taken.length;
  const ofVariants = await prepared(tx, "take-variants", takeVariantsStatement, variantColumns(pieces));
  await sumVariants(tx, pieces);
  return taken.length + ofVariants.length;
}

/** Leaves what is not counted as it is. */
export async function addStock(tx: Db, pieces: readonly StockPieces[]): Promise<void> {
  await prepared(tx, "return-stock", returnStatement, productColumns(pieces));
  if (variantIds(pieces).length === 0) return;
  await prepared(tx, "return-variants", returnVariantsStatement, variantColumns(pieces));
  await sumVariants(tx, pieces);
}

/** The products must be locked. */
async function sumVariants(tx: Db, pieces: readonly StockPieces[]): Promise<void> {
  const ids = pieces.flatMap(({ id, variantId }) => (variantId ? [id] : []));
  await prepared(tx, "sum-variants", sumStatement, [[...new Set(ids)]]);
}
