import type { Db } from "#kernel/database/db.ts";
import { type Counted, countedRows } from "../counted-rows.ts";
import { type BookCheck, ledgerChecks } from "./book-checks.ts";
import { atOneMoment, countRows, findFaults } from "./books.repository.ts";
import { moneyChecks } from "./money-checks.ts";
import { payoutChecks } from "./payout-checks.ts";
import { planChecks } from "./plan-checks.ts";

export interface Proof {
  claim: string;
  /** What breaks it; none: it holds. */
  faults: string[];
  of: Counted;
  /** How many of these there were; a claim about none proves nothing. */
  counted: number;
}

export const allChecks: readonly BookCheck[] = [
  ...ledgerChecks,
  ...moneyChecks,
  ...planChecks,
  ...payoutChecks,
];

/** Enough to see what is wrong. */
export const MOST_FAULTS = 100;

/** Proves one claim after the other, all of one moment; a server may go on beside it. */
export const checkBooks = (db: Db, checks = allChecks): Promise<Proof[]> =>
  atOneMoment(db, async (tx) => {
    const proofs: Proof[] = [];
    for (const { claim, of, sql } of checks) {
      const faults = await findFaults(tx, sql, MOST_FAULTS);
      proofs.push({ claim, faults, of, counted: await countRows(tx, countedRows[of]) });
    }
    return proofs;
  });
