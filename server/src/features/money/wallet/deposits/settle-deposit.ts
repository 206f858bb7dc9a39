import type { Id } from "@solodesk/contract/kernel/id.ts";
import { descriptions } from "#features/money/wallet/descriptions.ts";
import { getWallet } from "#features/money/wallet/get-wallet.ts";
import { postWithRetry } from "#features/money/wallet/post-with-retry.ts";
import type { Db } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import {
  addReturned,
  type DepositOutcome,
  type DepositRow,
  findOrderOfDeposit,
  lockOrderOfDeposit,
  markReturned,
  settleOpen,
} from "./deposits.repository.ts";
import { type DepositOrder, settlementOf } from "./settlement.ts";

type LedgerDeps = Pick<Deps, "db" | "clock" | "newId">;

/**
 * Locks the order that took an appointment's deposit, or a visit's, until the transaction ends; nothing without a deposit. Runs before
 * the appointment is written, because a refund locks the order first, too.
 */
export const lockDeposit = (tx: Db, id: Id): Promise<unknown> => lockOrderOfDeposit(tx, id);

/**
 * Ends the deposit of an appointment, or a visit of a pack that isn't booked, if it is open: the seller's share joins the
 * order's other earnings. `id`: the appointment's or the visit's. Part of the transaction that changes the appointment, after lockDeposit.
 */
export async function settleDeposit(
  deps: LedgerDeps,
  id: Id,
  outcome: Exclude<DepositOutcome, "returned">,
): Promise<void> {
  const order = await findOrderOfDeposit(deps.db, id);
  if (order) await settle(deps, id, { outcome, order });
}

/**
 * Ends the deposits of these appointments, and these visits of packs, because their order is refunded for them; the refund then takes them from the
 * order's earnings. `order` is as it was before the refund. Returns the seller's shares, in minor units. Part of the
 * refund's transaction.
 */
export async function returnDeposits(
  deps: LedgerDeps,
  ids: readonly Id[],
  order: DepositOrder,
): Promise<number> {
  let { earned } = order;
  for (const id of ids)
    earned += await settle(deps, id, { outcome: "returned", order: { ...order, earned } });
  return earned - order.earned;
}

/**
 * Keeps part of these appointments' deposits, because their order is refunded for the rest; otherwise as returnDeposits.
 * `returned` is what goes back of them, in minor units.
 */
export async function keepPartOfDeposits(
  deps: LedgerDeps,
  appointmentIds: readonly Id[],
  { returned, order }: { returned: number; order: DepositOrder },
): Promise<number> {
  let { earned } = order;
  for (const id of appointmentIds) {
    earned += await settle(deps, id, { outcome: "kept", order: { ...order, earned } });
    await addReturned(deps.db, id, returned);
  }
  return earned - order.earned;
}

/** Marks kept deposits as returned: the refund takes them from what the order has earned. */
export async function forgetDeposits(tx: Db, appointmentIds: readonly Id[]): Promise<void> {
  for (const id of appointmentIds) await markReturned(tx, id);
}

const words = {
  earned: descriptions.depositEarned,
  kept: descriptions.depositKept,
  returned: descriptions.depositReturned,
} as const satisfies Record<DepositOutcome, unknown>;

function descriptionOf({ number }: DepositRow, outcome: DepositOutcome): string {
  if (number !== null) return asKept(words[outcome], { number: `A-${number}` });
  return asKept(outcome === "returned" ? descriptions.visitReturned : descriptions.visitExpired);
}

/** Returns the seller's share, in minor units; 0 if there was nothing to settle. */
async function settle(
  deps: LedgerDeps,
  id: Id,
  { outcome, order }: { outcome: DepositOutcome; order: DepositOrder },
): Promise<number> {
  const row = await settleOpen(deps.db, id, outcome, deps.clock.now());
  if (row) await post(deps, row, { outcome, order });
  else if (outcome === "returned") await markReturned(deps.db, id);
  return row?.share ?? 0;
}

const post = (
  deps: LedgerDeps,
  row: DepositRow,
  { outcome, order }: { outcome: DepositOutcome; order: DepositOrder },
): Promise<void> =>
  postWithRetry(deps, async ({ db }) => {
    const { id, appointmentId, userId, share, currency } = row;
    const { pending, earnings, debtPaid } = settlementOf(
      share,
      // The customer's money pays no debt of the seller.
      { ...order, paysDebt: outcome !== "returned" || !order.isReleased },
      await getWallet(db, userId),
    );
    return {
      source: { type: "deposit", id: appointmentId ?? id },
      description: descriptionOf(row, outcome),
      currency,
      postings: [
        { account: { userId, kind: "deposits" }, leg: "deposit", type: "transfer", amount: debtPaid - share },
        { account: { userId, kind: "pending" }, leg: "pending", type: "transfer", amount: pending },
        { account: { userId, kind: "earnings" }, leg: "earnings", type: "transfer", amount: earnings },
        // What pays a debt leaves the wallet, so it is a line of its own.
        { account: { userId, kind: "deposits" }, leg: "settled", type: "refund", amount: -debtPaid },
        { account: { userId, kind: "receivable" }, leg: "owed", type: "transfer", amount: debtPaid },
      ],
    };
  });
