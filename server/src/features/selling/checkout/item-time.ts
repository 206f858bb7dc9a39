import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { serviceDuration } from "#features/scheduling/appointments/slots/service-duration.ts";
import type { CartOffer } from "./cart-offer.ts";

/**
 * When an item takes place, and until when its time stays blocked (`blockedUntil`, the end of the buffer);
 * undefined for an item without a time.
 */
export function itemTime({
  item: { starts_at },
  service,
}: CartOffer): (Range & { blockedUntil: number }) | undefined {
  if (!service || starts_at === undefined) return undefined;
  const { length, buffer } = serviceDuration(service);
  const from = Date.parse(starts_at);
  return { from, to: from + length, blockedUntil: from + length + buffer };
}
