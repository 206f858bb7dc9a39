import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
import { findLine, type LineRow, listPostings } from "./lines.repository.ts";

export interface ExplainedLine extends LineRow {
  postings: { account: string; own: boolean; amount: number; balanceAfter: number | null }[];
}

/** Returns a wallet line with the postings of its transaction; undefined if it is not in this wallet. */
export async function explainLine(db: Db, userId: Id, id: Id): Promise<ExplainedLine | undefined> {
  const line = await findLine(db, userId, id);
  if (!line) return undefined;
  const rows = await listPostings(db, line.transactionId);
  const postings = rows.map(({ userId: owner, kind, gateway, amount, balanceAfter }) => {
    const own = owner === userId;
    // Other users' accounts and balances stay private.
    if (owner !== null && !own) return { account: "other", own, amount, balanceAfter: null };
    return { account: gateway === "" ? kind : `${kind}:${gateway}`, own, amount, balanceAfter };
  });
  return { ...line, postings };
}
