import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Receipt } from "@solodesk/contract/money/billing.ts";
import { getProfile } from "#features/identity/auth/account/get-profile.ts";
import { descriptionInWords } from "#features/money/wallet/descriptions.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { findHistoryRow } from "./history.repository.ts";
import { receiptName } from "./receipt-name.ts";

/** Throws "not_found", also for a payment that was not paid, or was refunded because it arrived too late. */
export async function getReceipt(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: Id,
  paymentId: Id,
): Promise<Receipt> {
  const row = await findHistoryRow(db, userId, paymentId);
  if (!row || row.receiptNumber === null || row.settledAt === null) throw new AppError("not_found");
  const { name } = await getProfile({ db, config }, userId);
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = config;
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    number: receiptName(row.receiptNumber),
    paidAt: new Date(row.settledAt).toISOString(),
    seller: { name: OPERATOR_NAME, address: OPERATOR_ADDRESS, email: OPERATOR_EMAIL },
    buyer: { name, email: row.email },
    lines: row.lines.map(({ description, amount }) => ({
      description: descriptionInWords(description),
      amount: money(amount),
    })),
    total: money(row.amount),
    refunded: money(row.refunded),
    gateway: row.gateway,
  };
}
