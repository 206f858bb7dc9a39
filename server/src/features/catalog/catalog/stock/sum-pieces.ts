import type { StockPieces } from "./stock.repository.ts";

/** Sums the lines of each product, because they share one stock. */
export function sumPieces(lines: readonly StockPieces[]): StockPieces[] {
  const sums = new Map<StockPieces["id"], number>();
  for (const { id, quantity } of lines) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].map(([id, quantity]) => ({ id, quantity }));
}
