import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maxCartTimes, type WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import { type CountDeps, limitPerWindow } from "#kernel/limits/limit-per-window.ts";
import { addressKey } from "#kernel/limits/rate-limit.ts";
import { minutes } from "#kernel/time/clock.ts";
import { HELD_TO_PAY } from "./held-to-pay.ts";

interface Buyer {
  userId: Id | undefined;
  address: string;
}

/**
 * Limits the times that one buyer keeps with started payments, below what a store can have held at once: a
 * buyer who does not pay cannot block a store for everybody else. Counts for as long as times are held, so that guests who
 * share a network and pay can go on booking. Counts members by account, and guests by network and store, in memory,
 * because the database stores no visitors' IP addresses. Throws "rate_limited".
 */
export function timesLimit(deps: CountDeps): (buyer: Buyer, items: readonly WantedItem[]) => void {
  const refuseTime = limitPerWindow(deps, {
    most: maxCartTimes,
    per: HELD_TO_PAY,
    message: () =>
      t("{count} appointment times were reserved from your account or network within {minutes} minutes.", {
        count: maxCartTimes,
        minutes: HELD_TO_PAY / minutes(1),
      }),
  });
  return ({ userId, address }, items) => {
    for (const { kind, website_url } of items)
      if (kind === "service") refuseTime(userId ?? `${website_url} ${addressKey(address)}`);
  };
}
