import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { codeKey, stateOf } from "./discount-row.ts";
import { type Buyer, type DiscountRow, listOffered } from "./discounts.repository.ts";
import { type Bar, readPast, usedUpFor } from "./past-uses.ts";

/** The discounts that the stores of a cart have for it. */
export interface FoundDiscounts {
  usable: DiscountRow[];
  /** Those with a code that the buyer typed, and that they cannot use. */
  barred: { row: DiscountRow; bar: Bar }[];
}

interface Asked {
  storeIds: readonly Id[];
  /** As the buyer typed them. */
  codes: readonly string[];
  /** Undefined before the buyer is known: limits per customer are then not checked. */
  customer: Buyer | undefined;
}

/** A code that hasn't begun is as one that doesn't exist. */
export async function findDiscounts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { storeIds, codes, customer }: Asked,
): Promise<FoundDiscounts> {
  if (storeIds.length === 0) return { usable: [], barred: [] };
  const keys = [...new Set(codes.map(codeKey))];
  const rows = await listOffered(db, storeIds, keys);
  const past = await readPast(db, rows, customer);
  const now = clock.now();
  const found: FoundDiscounts = { usable: [], barred: [] };
  for (const row of rows) {
    const state = stateOf(row, now);
    const bar = state === "active" ? usedUpFor(row, past) : bars[state];
    if (bar) found.barred.push({ row, bar });
    else if (state === "active") found.usable.push(row);
  }
  return found;
}

const bars = { scheduled: undefined, ended: "ended", off: "ended", used_up: "used_up" } as const;
