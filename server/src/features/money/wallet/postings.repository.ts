import { and, asc, eq } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import type { Entry } from "./entry.ts";
import { accounts, postings } from "./wallet.table.ts";

export type PostedRow = Awaited<ReturnType<typeof listPostingsOf>>[number];

/** Lists a source's postings in the order they were posted. */
export const listPostingsOf = (db: Db, { type, id }: Entry["source"]) =>
  db
    .select({
      userId: accounts.userId,
      kind: accounts.kind,
      gateway: accounts.gateway,
      leg: postings.leg,
      type: postings.type,
      amount: postings.amount,
    })
    .from(postings)
    .innerJoin(accounts, eq(accounts.id, postings.accountId))
    .where(and(eq(postings.sourceType, type), eq(postings.sourceId, id)))
    .orderBy(asc(postings.seq));
