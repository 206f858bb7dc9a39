import type { WebhookReaders } from "#features/identity/webhooks/deliver/webhook-readers.ts";
import { findNewCustomer } from "#features/scheduling/appointments/list/find-new-customer.ts";
import { getAppointment } from "#features/scheduling/appointments/list/get-appointment.ts";
import { getOrder } from "#features/selling/orders/get-order.ts";
import { getOwnPayout } from "#features/selling/payouts/get-own-payout.ts";

/** What webhooks are told of an object, by the kind of the object. */
export const webhookReaders: WebhookReaders = {
  order: (deps, userId, id) => getOrder(deps, { id: userId }, id),
  booking: getAppointment,
  customer: findNewCustomer,
  payout: getOwnPayout,
};
