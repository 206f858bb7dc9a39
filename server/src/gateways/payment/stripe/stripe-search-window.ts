import type { Id } from "@solodesk/contract/kernel/id.ts";
import { madeAt } from "#kernel/ids.ts";
import { after, minutes } from "#kernel/time/clock.ts";

/** When Stripe may have received a payment, relative to its creation, with room for clock differences. */
const BEFORE = minutes(10);
const AFTER = minutes(60);
/** Maximum number of objects of that time to look through. */
export const MOST_IN_WINDOW = 2_000;

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Returns the time range in which objects of a payment were made at Stripe, in seconds. */
export function searchWindow(paymentId: Id): { gte: number; lte: number } | undefined {
  const began = madeAt(paymentId);
  return began && { gte: toSeconds(after(began, -BEFORE)), lte: toSeconds(after(began, AFTER)) };
}
