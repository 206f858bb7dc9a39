import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { useRead } from "#kernel/api/query.ts";

/** What an order paid for it, once somebody is about to cancel it; what the seller wrote down nobody paid here. */
export function usePaidTime({ id, source }: Appointment, isCancelling: boolean) {
  const enabled = isCancelling && source === "store_page";
  const { data, isLoading } = useRead(orders.getPaidTime, { params: { id } }, { enabled, quiet: true });
  return { paid: data?.data ?? undefined, isLoading };
}
