import type { Range } from "@solodesk/contract/kernel/zone.ts";
import { serviceRule } from "#features/scheduling/appointments/slots/service-rule.ts";
import type { CartOffer } from "./cart-offer.ts";

/**
 * When an item takes place, and from when until when its time is blocked, with what is kept free before and after it;
 * undefined for an item without a time.
 */
export function itemTime({
  item: { starts_at },
  service,
}: CartOffer): (Range & { blocked: Range }) | undefined {
  if (!service || starts_at === undefined) return undefined;
  const { length, before, buffer } = serviceRule(service);
  const from = Date.parse(starts_at);
  const to = from + length;
  return { from, to, blocked: { from: from - before, to: to + buffer } };
}
