// Limits on started payments. They are counted in this process, because the database stores no visitors' IP
// addresses.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { maxCartTimes, type WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { type Clock, minutes } from "#kernel/time/clock.ts";

/** More than a buyer whose card is declined tries. Each payment holds goods until it is paid or has ended. */
const MOST_AN_HOUR = 20;

interface Buyer {
  userId: Id | undefined;
  address: string;
}

/**
 * Counts members by account and guests by network. The limit on times is below what a store can have held at
 * once, so that a buyer who does not pay cannot block a store for everybody else. Throws "rate_limited".
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
