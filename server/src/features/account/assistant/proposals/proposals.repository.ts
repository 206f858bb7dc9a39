import type { ProposalState } from "@solodesk/contract/account/assistant/proposal.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { and, desc, eq, gt, inArray, lte, or } from "drizzle-orm";
import type { Db } from "#kernel/database/db.ts";
import { proposals } from "../assistant.table.ts";

export type ProposalRow = typeof proposals.$inferSelect;

interface Which {
  userId: Id;
  id: Id;
}

const isOne = ({ userId, id }: Which) => and(eq(proposals.id, id), eq(proposals.userId, userId));

export const insertProposal = (tx: Db, row: ProposalRow): Promise<unknown> =>
  tx.insert(proposals).values(row);

/** Locks it, so that it is confirmed, rejected or undone once. */
export async function lockProposal(tx: Db, which: Which): Promise<ProposalRow | undefined> {
  const [row] = await tx.select().from(proposals).where(isOne(which)).for("update");
  return row;
}

/** As of now: see toProposal. */
function isIn(state: ProposalState, now: Date) {
  if (state === "open") return and(eq(proposals.state, state), gt(proposals.expiresAt, now));
  if (state !== "expired") return eq(proposals.state, state);
  return or(eq(proposals.state, state), and(eq(proposals.state, "open"), lte(proposals.expiresAt, now)));
}

export const listProposalRows = (
  db: Db,
  userId: Id,
  { state, now, limit }: { state: ProposalState | undefined; now: Date; limit: number },
): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.userId, userId), state && isIn(state, now)))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(limit);

export const findProposalRows = (db: Db, userId: Id, ids: readonly Id[]): Promise<ProposalRow[]> =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.userId, userId), inArray(proposals.id, [...ids])));

type Change = Partial<Pick<ProposalRow, "state" | "confirmedAt" | "undoneAt" | "error">>;

/** Moves a proposal from one state to another. Returns undefined if it was in another state. */
export async function changeProposal(
  tx: Db,
  which: Which,
  from: ProposalState,
  change: Change,
): Promise<ProposalRow | undefined> {
  const [row] = await tx
    .update(proposals)
    .set(change)
    .where(and(isOne(which), eq(proposals.state, from)))
    .returning();
  return row;
}

export async function expireProposals(db: Db, now: Date): Promise<void> {
  await db
    .update(proposals)
    .set({ state: "expired" })
    .where(and(eq(proposals.state, "open"), lte(proposals.expiresAt, now)));
}

/** Returns how many were deleted, at most `most`. */
export async function deleteProposalsBefore(db: Db, moment: Date, most: number): Promise<number> {
  const old = db
    .select({ id: proposals.id })
    .from(proposals)
    .where(lte(proposals.createdAt, moment))
    .limit(most);
  const { rowCount } = await db.delete(proposals).where(inArray(proposals.id, old));
  return rowCount ?? 0;
}
