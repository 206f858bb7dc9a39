// Payments that are begun, counted in this process, because the database keeps no addresses of visitors.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { maxCartTimes, type WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/** More than somebody tries whose card is declined; each keeps goods from others until it is paid or over. */
const MOST_AN_HOUR = 20;

interface Buyer {
  userId: Id | undefined;
  address: string;
}

/**
 * Members count for themselves, wherever they are; guests by their network. Of times fewer than a store keeps at once, so
 * that nobody who pays nothing closes one for all others. Throws "rate_limited".
 */
export function checkoutLimit(clock: Clock): (buyer: Buyer, items: readonly WantedItem[]) => void {
  const limit = (most: number, what: string) =>
    limitPerWindow(clock, {
      most,
      length: minutes(60),
      message: `${most} ${what} from your account or network within an hour. Wait a while before the next.`,
    });
  const refusePayment = limit(MOST_AN_HOUR, "payments were begun");
  const refuseTime = limit(maxCartTimes, "times were kept for payments");
  return ({ userId, address }, items) => {
    const key = userId ?? addressKey(address);
    refusePayment(key);
    for (const { kind } of items) if (kind === "service") refuseTime(key);
  };
}
