import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/db.ts";
import { lockStock, type Pieces, subtractStock } from "./stock.repository.ts";
import { sumPieces } from "./sum-pieces.ts";

interface Taken {
  /** Products of which there are too few, or that are gone. If there are any, nothing was taken. */
  short: { id: Id; left: number }[];
  /** Products that are counted: of those it was taken. */
  counted: ReadonlySet<Id>;
}

/** All or nothing, in the caller's transaction; of one product in several lines the sum counts. */
export async function takeStock(tx: Db, lines: readonly Pieces[]): Promise<Taken> {
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
  const counted = wanted.filter(({ id }) => typeof stock.get(id) === "number");
  if (counted.length > 0 && (await subtractStock(tx, counted)) !== counted.length)
    throw new Error("Stock that was locked became less.");
  return { short, counted: new Set(counted.map(({ id }) => id)) };
}
