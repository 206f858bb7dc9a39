import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { resetPaid } from "./held-times.repository.ts";

/** Records that what an order paid for these appointments is refunded, in the caller's transaction. */
export async function clearPaid({ db, clock }: Deps, appointmentIds: readonly Id[]): Promise<void> {
  if (appointmentIds.length > 0) await resetPaid(db, [...appointmentIds], clock.now());
}
