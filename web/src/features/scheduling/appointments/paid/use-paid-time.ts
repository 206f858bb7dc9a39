import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

/**
 * Fetches what an order paid for an appointment, once the seller is about to cancel it. Only appointments
 * booked on the store page can have been paid.
 */
export function usePaidTime({ id, source }: Appointment, isCancelling: boolean) {
  const enabled = isCancelling && source === "store_page";
  const { data, isLoading } = useRead(readOf(orders.getPaidTime, { params: { id } }), {
    enabled,
    quiet: true,
  });
  return { paid: data?.data ?? undefined, isLoading };
}
