import type { Db } from "#kernel/database/db.ts";
import { toDelivery } from "./list-deliveries.ts";
import { listUndeliveredPage } from "./undelivered.repository.ts";

/** A page of what the webhooks of all accounts didn't take, newest first, for the operator. */
export async function listUndelivered(db: Db, page: { limit: number; offset: number }) {
  const { rows, total } = await listUndeliveredPage(db, page);
  const deliveries = rows.map(({ delivery, url, isOn }) => ({
    userId: delivery.userId,
    // A path or query may hold a secret of the seller's program.
    host: new URL(url).host,
    isOn,
    ...toDelivery(delivery),
  }));
  return { deliveries, total };
}
