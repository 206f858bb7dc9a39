import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOwnPayout } from "./payouts.repository.ts";
import { toPayout } from "./to-payout.ts";

/** Returns a payout as its owner's list has it. Throws "not_found" for another user's. */
export async function getOwnPayout({ db }: Pick<Deps, "db">, userId: Id, id: Id): Promise<Payout> {
  const row = await findOwnPayout(db, userId, id);
  if (!row) throw new AppError("not_found");
  return toPayout(row);
}
