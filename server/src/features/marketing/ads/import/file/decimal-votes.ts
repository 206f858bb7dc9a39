// Finds the decimal sign of a file from all its numbers together.
import type { DecimalSign } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { bareNumber } from "./read-number.ts";

export interface DecimalVotes {
  point: number;
  comma: number;
  /** "1,234" and "1.234": thousands in some countries, three decimals in others. */
  eitherComma: number;
  eitherPoint: number;
}

export const noVotes = (): DecimalVotes => ({ point: 0, comma: 0, eitherComma: 0, eitherPoint: 0 });

/**
 * Counts a cell's vote. `isWhole`: the column holds whole numbers, so that the sign can only separate
 * thousands.
 */
export function voteDecimal(votes: DecimalVotes, cell: string, isWhole: boolean): void {
  if (!/[.,]/.test(cell)) return;
  const bare = bareNumber(cell).replace(/^[+-]/, "");
  if (!/^[\d.,]+$/.test(bare)) return;
  const [commas, points] = [bare.split(",").length - 1, bare.split(".").length - 1];
  if (commas > 0 && points > 0) {
    votes[bare.lastIndexOf(",") > bare.lastIndexOf(".") ? "comma" : "point"] += 1;
    return;
  }
  const sign = commas > 0 ? "," : ".";
  const [asDecimal, asThousands] =
    sign === "," ? (["comma", "point"] as const) : (["point", "comma"] as const);
  if (commas + points > 1) votes[asThousands] += 1;
  else if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) votes[asDecimal] += 1;
  else if (isWhole) votes[asThousands] += 1;
  else votes[sign === "," ? "eitherComma" : "eitherPoint"] += 1;
}

/** Returns undefined if the numbers contradict each other or can be read either way. */
export function decideDecimal(
  { point, comma, eitherComma, eitherPoint }: DecimalVotes,
  separator: string,
): DecimalSign | undefined {
  if (point > 0 && comma > 0) return undefined;
  if (point > 0) return "point";
  if (comma > 0) return "comma";
  if (eitherComma + eitherPoint === 0) return "point";
  // If commas separate cells, decimals have points. If semicolons do, it is because decimals have commas.
  if (separator === ",") return "point";
  return separator === ";" ? "comma" : undefined;
}
