import { t } from "@solodesk/contract/kernel/language/t.ts";
import { abouts } from "#features/identity/audit/about-in-words.ts";
import type { Refund } from "#features/money/payments/purposes.ts";
import { dayInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { findStore } from "#features/store/store/find-store.ts";
import type { Db } from "#kernel/database/db.ts";
import { asKept } from "#kernel/kept-words.ts";
import { recordForSeller } from "../change/record-for-seller.ts";
import { notifySeller } from "../notify-seller.ts";
import type { OrderRow } from "../orders.repository.ts";

/** Tells the seller of a dispute that a bank opened, and of one that was won. */
export async function reportDispute(
  tx: Db,
  row: OrderRow,
  { status, evidenceDueBy }: Pick<Refund, "status" | "evidenceDueBy">,
): Promise<void> {
  const isWon = status === "failed";
  const about = asKept(isWon ? abouts.disputeWon : abouts.bankTookBack);
  await recordForSeller(tx, row, { event: "payment_disputed", about });
  if (isWon) return notifySeller(tx, row, "dispute", abouts.disputeWon);
  const store = row.storeId === null ? undefined : await findStore(tx, row.storeId);
  await notifySeller(tx, row, "dispute", () => toDo(evidenceDueBy, store?.timezone ?? "UTC"));
}

const toDo = (dueBy: Date | null, zone: string): string =>
  dueBy === null
    ? t("the buyer's bank took the money back. Open the order to download your evidence")
    : t("the buyer's bank took the money back. Open the order to download your evidence, due by {day}", {
        day: dayInWords(zone, dueBy),
      });
