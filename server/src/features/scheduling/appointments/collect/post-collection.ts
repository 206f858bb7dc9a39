import { descriptions } from "#features/money/wallet/descriptions.ts";
import type { Entry } from "#features/money/wallet/entry.ts";
import { postTransaction } from "#features/money/wallet/post-transaction.ts";
import { reversePostings } from "#features/money/wallet/reverse-postings.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import type { AppointmentRow } from "../appointments.repository.ts";

/**
 * Posts what a customer paid in person to the ledger, outside the wallet, and takes back what was recorded before.
 * Part of the transaction that changes the appointment.
 */
export async function postCollection(deps: Deps, before: AppointmentRow, row: AppointmentRow): Promise<void> {
  const number = `A-${row.number}`;
  const currency = deps.config.CURRENCY;
  const { collectionId: last } = before;
  if (last !== null) {
    const postings = await reversePostings(deps.db, { type: "collection", id: last });
    await postTransaction(deps, {
      source: { type: "collection_undone", id: last },
      description: asKept(descriptions.appointmentPaymentUndone, { number }),
      currency,
      postings,
    });
  }
  const { collectionId: id, collectedAmount, collectedTip } = row;
  const userId = await findOwnerOfStore(deps.db, row.storeId);
  if (id === null || userId === undefined) return;
  const own = { account: { userId, kind: "collected_elsewhere" }, type: "sale" } as const;
  const postings: Entry["postings"] = [
    { ...own, leg: "price", amount: collectedAmount },
    { ...own, leg: "tip", amount: collectedTip },
    {
      account: { kind: "outside" },
      leg: "outside",
      type: "transfer",
      amount: -collectedAmount - collectedTip,
    },
  ];
  await postTransaction(deps, {
    source: { type: "collection", id },
    description: asKept(descriptions.appointmentPaid, { number }),
    currency,
    postings,
  });
}
