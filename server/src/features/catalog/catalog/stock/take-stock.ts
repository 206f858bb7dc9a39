import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { lockStock, type StockPieces, subtractStock } from "./stock.repository.ts";
import { sumPieces } from "./sum-pieces.ts";

interface Taken {
  /** Products with too few pieces left, or that no longer exist. If there are any, nothing was taken. */
  short: { id: Id; left: number }[];
  /** Products with counted stock from which pieces were taken. */
  counted: ReadonlySet<Id>;
}

/** Chooses which of the counted products to take now; the others are left to the buyer who pays first. */
export type Choose = (there: readonly (StockPieces & { stock: number })[]) => Promise<ReadonlySet<Id>>;

/** Takes all or nothing, in the caller's transaction. Lines of the same product are summed. */
export async function takeStock(tx: Db, lines: readonly StockPieces[], choose?: Choose): Promise<Taken> {
  const wanted = sumPieces(lines);
  if (wanted.length === 0) return { short: [], counted: new Set() };
  const rows = await lockStock(
    tx,
    wanted.map(({ id }) => id),
  );
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  const left = (id: Id): number => stock.get(id) ?? (stock.has(id) ? Number.POSITIVE_INFINITY : 0);
  const short = wanted
    .filter(({ id, quantity }) => left(id) < quantity)
    .map(({ id }) => ({ id, left: left(id) }));
  if (short.length > 0) return { short, counted: new Set() };
  const there = wanted.flatMap((pieces) => {
    const known = stock.get(pieces.id);
    return typeof known === "number" ? [{ ...pieces, stock: known }] : [];
  });
  const chosen = choose && there.length > 0 ? await choose(there) : undefined;
  const counted = there.filter(({ id }) => chosen?.has(id) ?? true);
  if (counted.length > 0 && (await subtractStock(tx, counted)) !== counted.length)
    throw new Error("Stock that was locked became less.");
  return { short, counted: new Set(counted.map(({ id }) => id)) };
}
