import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { StockPieces } from "./stock.repository.ts";

/** Whose stock these pieces are of: the variant's id, or that of a product without variants. */
export const stockIdOf = ({ id, variantId }: Pick<StockPieces, "id" | "variantId">): Id => variantId ?? id;

/** Sums the lines of each product or variant, because they share one stock. */
export function sumPieces(lines: readonly StockPieces[]): StockPieces[] {
  const sums = new Map<Id, StockPieces>();
  for (const line of lines) {
    const { id, variantId = null } = line;
    const quantity = (sums.get(stockIdOf(line))?.quantity ?? 0) + line.quantity;
    sums.set(stockIdOf(line), { id, variantId, quantity });
  }
  return [...sums.values()];
}
