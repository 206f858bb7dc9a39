import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockStock, type StockPieces, subtractStock } from "./stock.repository.ts";
import { stockIdOf, sumPieces } from "./sum-pieces.ts";

interface Taken {
  /**
   * Products and variants with too few pieces left, or that no longer exist, by `stockIdOf`. If there are any, nothing
   * was taken.
   */
  short: { id: Id; left: number }[];
  /** Products and variants with counted stock from which pieces were taken, by `stockIdOf`. */
  counted: ReadonlySet<Id>;
}

/** Chooses which of the counted to take now, by `stockIdOf`; the others are left to the buyer who pays first. */
export type Choose = (there: readonly (StockPieces & { stock: number })[]) => Promise<ReadonlySet<Id>>;

/** Takes all or nothing, in the caller's transaction. Lines of the same product or variant are summed. */
export async function takeStock(tx: Db, lines: readonly StockPieces[], choose?: Choose): Promise<Taken> {
  const wanted = sumPieces(lines);
  if (wanted.length === 0) return { short: [], counted: new Set() };
  const rows = await lockStock(tx, wanted);
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  const left = (id: Id): number => stock.get(id) ?? (stock.has(id) ? Number.POSITIVE_INFINITY : 0);
  const short = wanted
    .filter((pieces) => left(stockIdOf(pieces)) < pieces.quantity)
    .map((pieces) => ({ id: stockIdOf(pieces), left: left(stockIdOf(pieces)) }));
  if (short.length > 0) return { short, counted: new Set() };
  const there = wanted.flatMap((pieces) => {
    const known = stock.get(stockIdOf(pieces));
    return typeof known === "number" ? [{ ...pieces, stock: known }] : [];
  });
  const chosen = choose && there.length > 0 ? await choose(there) : undefined;
  const counted = there.filter((pieces) => chosen?.has(stockIdOf(pieces)) ?? true);
  if (counted.length > 0 && (await subtractStock(tx, counted)) !== counted.length)
    throw new Error("Stock that was locked became less.");
  return { short, counted: new Set(counted.map(stockIdOf)) };
}
