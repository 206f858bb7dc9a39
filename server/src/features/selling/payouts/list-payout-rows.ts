import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { payouts } from "@solodesk/contract/selling/payouts.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { listTaken } from "./payout-rows.repository.ts";
import { findOwnPayout } from "./payouts.repository.ts";
import { toTakenRow } from "./to-taken-row.ts";

/** Oldest first, in the order the earnings were taken. Throws "not_found". */
export async function listPayoutRows(
  { db }: Pick<Deps, "db">,
  userId: Id,
  id: Id,
  wanted: Parsed<typeof payouts.listRows>["query"],
): Promise<Answer<typeof payouts.listRows>> {
  const payout = await findOwnPayout(db, userId, id);
  if (!payout) throw new AppError("not_found");
  const { rows, count } = await listTaken(db, id, sliceOf(wanted));
  return {
    data: rows.map((row) => toTakenRow(row, payout.currency)),
    pagination: paginate(wanted.page, wanted.page_size, count),
  };
}
