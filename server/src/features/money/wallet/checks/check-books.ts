import type { Db } from "#kernel/database/db.ts";
import { type Counted, countedRows } from "../counted-rows.ts";
import { type BookCheck, ledgerChecks } from "./book-checks.ts";
import { atOneMoment, countRows, findFaults } from "./books.repository.ts";
import { cardChecks } from "./card-checks.ts";
import { depositChecks } from "./deposit-checks.ts";
import { giftCardChecks } from "./gift-card-checks.ts";
import { moneyChecks } from "./money-checks.ts";
import { payoutChecks } from "./payout-checks.ts";
import { planChecks } from "./plan-checks.ts";
import { settlementChecks } from "./settlement-checks.ts";
import { sourceChecks } from "./source-checks.ts";

export interface Proof {
  claim: string;
  /** The violations found; empty if the claim holds. */
  faults: string[];
  of: Counted;
  /** How many rows were checked; a claim about none proves nothing. */
  counted: number;
}

export const allChecks: readonly BookCheck[] = [
  ...ledgerChecks,
  ...moneyChecks,
  ...depositChecks,
  ...giftCardChecks,
  ...settlementChecks,
  ...sourceChecks,
  ...cardChecks,
  ...planChecks,
  ...payoutChecks,
];

/** The most violations reported per claim. */
export const MOST_FAULTS = 100;

interface Following {
  /** Called with each result once it is known. */
  tell?: (proof: Proof) => void;
  /** Ends it before the next claim. */
  signal?: AbortSignal;
}

/** Checks every claim in one database snapshot; the server can keep running. */
export const checkBooks = (
  db: Db,
  checks = allChecks,
  { tell = () => undefined, signal }: Following = {},
): Promise<Proof[]> =>
  atOneMoment(db, async (tx) => {
    const proofs: Proof[] = [];
    for (const { claim, of, sql } of checks) {
      if (signal?.aborted) break;
      const faults = await findFaults(tx, sql, MOST_FAULTS);
      const proof = { claim, faults, of, counted: await countRows(tx, countedRows[of]) };
      proofs.push(proof);
      tell(proof);
    }
    return proofs;
  });
