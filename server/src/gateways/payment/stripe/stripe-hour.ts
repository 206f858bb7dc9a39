import type { Id } from "@solodesk/contract/kernel/id.ts";
import { madeAt } from "#kernel/ids.ts";
import { after, minutes } from "#kernel/time/clock.ts";

/** Between a payment's beginning and the last moment Stripe may have heard of it, with room for clocks that differ. */
const BEFORE = minutes(10);
const AFTER = minutes(60);
/** Of that hour are looked through. */
export const MOST_OF_AN_HOUR = 2_000;

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** In which what belongs to a payment was made at Stripe. */
export function hourOf(paymentId: Id): { gte: number; lte: number } | undefined {
  const began = madeAt(paymentId);
  return began && { gte: toSeconds(after(began, -BEFORE)), lte: toSeconds(after(began, AFTER)) };
}
