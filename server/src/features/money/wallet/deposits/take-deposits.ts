import type { Deps } from "#kernel/deps.ts";
import { insertDeposits, type NewDeposit } from "./deposits.repository.ts";

export type { NewDeposit };

/** Records deposits of a paid order. The sale's entry has put the seller's shares into their `deposits`. */
export async function takeDeposits({ db }: Pick<Deps, "db">, taken: NewDeposit[]): Promise<void> {
  if (taken.length > 0) await insertDeposits(db, taken);
}
