import { listPackVisits, type PackLine } from "#features/money/wallet/deposits/pack-visits.ts";
import type { Deps } from "#kernel/deps.ts";
import { findOrder } from "../orders.repository.ts";
import { emailBuyer } from "./enqueue-order-emails.ts";
import type { PackEvent } from "./pack-words.ts";

type WithoutVisits<Event> = Event extends PackEvent ? Omit<Event, "pack"> : never;

/**
 * Emails the buyer of a pack about its visits, as they are now. Part of the transaction that changes them. `occasion`: a
 * second email for the same one isn't sent.
 */
export async function emailAboutVisits(
  deps: Deps,
  { orderId, line }: PackLine,
  event: WithoutVisits<PackEvent> & { occasion: string },
): Promise<void> {
  const row = await findOrder(deps.db, orderId);
  const pack = (await listPackVisits(deps.db, [orderId])).find((one) => one.line === line);
  if (row && pack) await emailBuyer(deps, row, { ...event, pack });
}
