import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { WalletAccount } from "@solodesk/contract/money/wallet.ts";
import type { Db } from "#kernel/database/db.ts";
import { findBalances } from "./wallet.repository.ts";

/** Minor units; `receivable`, what is owed, is zero or negative. */
export type Balances = Record<WalletAccount, number>;

/** Of the marketplace itself, which has no wallet. */
export const noBalances: Balances = {
  recharged: 0,
  earnings: 0,
  pending: 0,
  held: 0,
  deposits: 0,
  receivable: 0,
};

/** Returns the balances now, or at a moment. */
export async function getWallet(db: Db, userId: Id, at?: Date): Promise<Balances> {
  const found = await findBalances(db, userId, at);
  const of = (kind: WalletAccount) => found.get(kind) ?? 0;
  return {
    recharged: of("recharged"),
    earnings: of("earnings"),
    pending: of("pending"),
    held: of("held"),
    deposits: of("deposits"),
    receivable: of("receivable"),
  };
}
