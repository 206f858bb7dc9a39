import type { Deps } from "#kernel/deps.ts";
import {
  type FailedRefund,
  listAlertedEvents,
  listFailedRefunds,
  type PaymentEvent,
} from "./alerts.repository.ts";

export type { FailedRefund, PaymentEvent };

export interface Alerts {
  /** Failed for good: the buyer is still owed this money. */
  refunds: FailedRefund[];
  /** Gateway events that cannot be right. */
  events: PaymentEvent[];
}

/** Lists payment problems that need the operator, newest first; at most `limit` of each kind. */
export const listAlerts = async ({ db }: Pick<Deps, "db">, limit: number): Promise<Alerts> => ({
  refunds: await listFailedRefunds(db, limit),
  events: await listAlertedEvents(db, limit),
});
