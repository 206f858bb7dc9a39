import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { codeKey, stateOf } from "./discount-row.ts";
import { type DiscountRow, listOffered } from "./discounts.repository.ts";
import { type CodeRefusal, readPast, refusalFor } from "./past-uses.ts";

/** The discounts that the stores of a cart have for it. */
export interface FoundDiscounts {
  usable: DiscountRow[];
  /** Those with a code that the buyer typed, and that they cannot use. */
  refused: { row: DiscountRow; why: CodeRefusal }[];
}

interface Asked {
  storeIds: readonly Id[];
  /** The products and services in the cart. */
  itemIds: readonly Id[];
  /** As the buyer typed them. */
  codes: readonly string[];
  /** For a guest, what they have used is not counted before they buy. */
  userId: Id | undefined;
}

/** A code that hasn't begun is as one that doesn't exist. */
export async function findDiscounts(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { storeIds, itemIds, codes, userId }: Asked,
): Promise<FoundDiscounts> {
  if (storeIds.length === 0) return { usable: [], refused: [] };
  const now = clock.now();
  const codeKeys = [...new Set(codes.map(codeKey))];
  const rows = await listOffered(db, { storeIds, itemIds, codeKeys, now });
  const past = await readPast(db, rows, userId === undefined ? undefined : { userId, email: "" });
  const found: FoundDiscounts = { usable: [], refused: [] };
  for (const row of rows) {
    const state = stateOf(row, now);
    const why = state === "active" ? refusalFor(row, past) : refusals[state];
    if (why) found.refused.push({ row, why });
    else if (state === "active") found.usable.push(row);
  }
  return found;
}

const refusals = { scheduled: undefined, ended: "ended", off: "ended", used_up: "used_up" } as const;
