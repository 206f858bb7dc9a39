import type { Deps } from "#kernel/deps.ts";
import { findDebts } from "./debts.repository.ts";

/** What a seller owes; amounts in minor units. */
export interface OwedDebt {
  email: string;
  /** The store's name, or its owner's if there is no store. */
  name: string;
  owed: number;
  /** Released earnings; the part that covers what is owed cannot be withdrawn. */
  earnings: number;
  pending: number;
  /** What neither earnings nor pending sales cover. */
  debt: number;
  limit: number;
}

/** Lists at most `most` debts, largest first, with the number of all. */
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
