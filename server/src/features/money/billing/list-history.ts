import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { billing, PlanPayment } from "@solodesk/contract/money/billing.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { dayRange } from "#kernel/time/day-range.ts";
import { countHistoryRows, type HistoryRow, listHistoryRows } from "./history.repository.ts";
import { judgeRefund, type RefundGrounds, refundableUntil } from "./judge-refund.ts";
import { readRefundGrounds } from "./read-refund-grounds.ts";
import { receiptName } from "./receipt-name.ts";

/** Lists a user's plan payments. Days are in the store's time zone, or UTC without a store. */
export async function listHistory(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: Id,
  { from, to, status, kind, ...page }: Parsed<typeof billing.listHistory>["query"],
): Promise<Answer<typeof billing.listHistory>> {
  const { db } = deps;
  const zone = (await findStoreOfUser(db, userId))?.timezone ?? "UTC";
  const created = {
    ...(from !== undefined && { from: dayRange(zone, from).from }),
    ...(to !== undefined && { to: dayRange(zone, to).to }),
  };
  const filter = { userId, status, kind, created };
  const [rows, total, rules] = await Promise.all([
    listHistoryRows(db, filter, sliceOf(page)),
    countHistoryRows(db, filter),
    readRefundGrounds(deps, userId),
  ]);
  return {
    status: true,
    data: rows.map((row) => toPlanPayment(row, rules)),
    pagination: paginate(page.page, page.page_size, total),
  };
}

const iso = (written: string): string => new Date(written).toISOString();

/** Returns the plan that a refund of this upgrade would restore, or null. */
function putBackBy({ backTo, backUntil }: HistoryRow, { isRunning, now }: RefundGrounds) {
  const isLeft = isRunning && backUntil !== null && new Date(backUntil) > now;
  return isLeft && backTo !== null ? { planName: backTo, until: iso(backUntil) } : null;
}

function toPlanPayment(row: HistoryRow, rules: RefundGrounds): PlanPayment {
  const { paymentId, planName, kind, status, gateway, currency, periodStart, periodEnd } = row;
  const refusal = judgeRefund(row, rules);
  const hasPeriod = row.receiptNumber !== null && periodStart !== periodEnd;
  return {
    paymentId,
    planName,
    kind,
    amount: { amount: row.amount, currency },
    credits: row.credits === null ? null : { amount: row.credits, currency },
    status,
    gateway,
    createdAt: iso(row.createdAt),
    refundedAmount: { amount: row.refunded, currency },
    refundable: refusal === undefined,
    notRefundable: refusal?.message ?? null,
    refundableUntil: refundableUntil(row, rules.refundDays)?.toISOString() ?? null,
    period:
      hasPeriod && periodStart !== null && periodEnd !== null
        ? { startsAt: iso(periodStart), endsAt: iso(periodEnd) }
        : null,
    putsBack: refusal === undefined ? putBackBy(row, rules) : null,
    receiptNumber: row.receiptNumber === null ? null : receiptName(row.receiptNumber),
  };
}
