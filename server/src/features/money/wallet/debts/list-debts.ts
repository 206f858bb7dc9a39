import type { Deps } from "#kernel/deps.ts";
import { findDebts } from "./debts.repository.ts";

/** What somebody owes; amounts in minor units. */
export interface OwedDebt {
  email: string;
  /** Of the store, or its owner where there is none. */
  name: string;
  owed: number;
  /** Can be withdrawn, and is kept for what is owed. */
  earnings: number;
  pending: number;
  /** What nothing covers. */
  debt: number;
  limit: number;
}

/** The largest debt first, at most `most`, and how many there are. */
export async function listDebts(
  { db, config }: Pick<Deps, "db" | "config">,
  most: number,
): Promise<{ debts: OwedDebt[]; total: number }> {
  const rows = await findDebts(db, most);
  const debts = rows.map(({ email, name, owed, earnings, pending, debt, limit }) => ({
    email,
    name,
    owed: Number(owed),
    earnings: Number(earnings),
    pending: Number(pending),
    debt: Number(debt),
    limit: limit === null ? config.DEBT_LIMIT : Number(limit),
  }));
  return { debts, total: rows[0]?.total ?? 0 };
}
