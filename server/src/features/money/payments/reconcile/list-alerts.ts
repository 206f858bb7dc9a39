import type { Deps } from "#kernel/deps.ts";
import {
  type FailedRefund,
  listAlertedEvents,
  listFailedRefunds,
  type PaymentEvent,
} from "./alerts.repository.ts";

export type { FailedRefund, PaymentEvent };

export interface Alerts {
  /** Given up for good: somebody still waits for this money. */
  refunds: FailedRefund[];
  /** What a gateway told and what cannot be right. */
  events: PaymentEvent[];
}

/** What went wrong with payments and needs a person, newest first; at most `limit` of each. */
export const listAlerts = async ({ db }: Pick<Deps, "db">, limit: number): Promise<Alerts> => ({
  refunds: await listFailedRefunds(db, limit),
  events: await listAlertedEvents(db, limit),
});
