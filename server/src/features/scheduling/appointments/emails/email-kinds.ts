// Decides which email a change sends. If several events come together, a cancellation comes first.
import type { customerMailKinds, sellerMailKinds } from "@solodesk/contract/platform/mail.ts";
import type { AppointmentChangeRow, AppointmentRow } from "../appointments.repository.ts";

export type CustomerKind = (typeof customerMailKinds)[number];
export type SellerKind = (typeof sellerMailKinds)[number];
type Event = AppointmentChangeRow["event"];

export interface Change {
  row: AppointmentRow;
  events: readonly Event[];
  by: AppointmentChangeRow["by"];
}

export function customerKind({ row, events }: Change): CustomerKind | undefined {
  const has = (event: Event) => events.includes(event);
  // The address may be someone else's, so it gets no second email.
  if (has("expired") && row.verifyBy) return undefined;
  if (has("cancelled") || has("expired")) return "booking_cancelled";
  if (has("confirmed")) return "booking_confirmed";
  if (row.verifyBy && (has("created") || has("rescheduled"))) return "booking_verify";
  if (has("rescheduled")) return "booking_rescheduled";
  if (has("verified")) return "booking_received";
  if (!has("created")) return undefined;
  return row.status === "Confirmed" ? "booking_confirmed" : "booking_received";
}

/** Sellers get no email about their own changes, nor about bookings that the customer has not verified. */
export function sellerKind({ row, events, by }: Change): SellerKind | undefined {
  if (by !== "customer" || row.verifyBy) return undefined;
  if (events.includes("cancelled")) return "customer_cancelled";
  if (events.includes("rescheduled")) return "customer_rescheduled";
  const isAccepted = events.includes("confirmed") && row.source === "seller";
  return isAccepted || events.includes("created") || events.includes("verified") ? "new_booking" : undefined;
}
