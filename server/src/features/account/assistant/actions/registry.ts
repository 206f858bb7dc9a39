import type { NamedCallInput } from "@solodesk/contract/account/assistant/proposal.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Action } from "./action.ts";
import { appointmentChange } from "./appointment-change.ts";
import { daysOff } from "./days-off.ts";
import { orderRefund } from "./order-refund.ts";
import { orderStep } from "./order-step.ts";
import { listingPrice, servicePrice } from "./prices.ts";
import { customerEmail } from "./write-to-customer.ts";

type Known = Action<NamedCallInput, unknown>;

/** By operation id: all endpoints that the contract marks as "propose". */
export const proposable: Record<string, Known> = {
  "appointments.edit": appointmentChange,
  "catalog.editListing": listingPrice,
  "customerEmails.send": customerEmail,
  "orders.change": orderStep,
  "orders.refund": orderRefund,
  "services.edit": servicePrice,
  "store.edit": daysOff,
};

/** Throws "forbidden" for what nothing may propose. */
export function getAction(endpoint: string): Known {
  const action = Object.hasOwn(proposable, endpoint) ? proposable[endpoint] : undefined;
  if (!action) throw new AppError("forbidden");
  return action;
}
