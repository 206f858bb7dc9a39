import type { WebhookEvent } from "@solodesk/contract/identity/webhooks.ts";
import { enqueueWebhook } from "#features/identity/webhooks/enqueue-webhook.ts";
import type { Deps } from "#kernel/deps.ts";
import type { AppointmentChangeRow, AppointmentRow } from "../appointments.repository.ts";

/** Whether it is the first appointment of a customer is looked up only if somebody wants to know: see find-new-customer.ts. */
const called: Partial<Record<AppointmentChangeRow["event"], readonly WebhookEvent[]>> = {
  created: ["booking.created", "customer.created"],
  rescheduled: ["booking.moved"],
  cancelled: ["booking.cancelled"],
  expired: ["booking.cancelled"],
  completed: ["booking.completed"],
};

/** Queues what the store owner's webhooks are called for, in the transaction that changes the appointment. */
export const callWebhooks = (
  deps: Deps,
  { storeId, id }: Pick<AppointmentRow, "storeId" | "id">,
  events: readonly AppointmentChangeRow["event"][],
): Promise<void> =>
  enqueueWebhook(deps, { storeId, events: events.flatMap((event) => called[event] ?? []), objectId: id });
