import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { keptOf, type Policy } from "@solodesk/contract/store/store/policy.ts";
import { now } from "#kernel/time/clock.ts";

interface Wanted {
  startsAt: string;
  /** The whole price, and what is paid of it online, in minor units. */
  price: number;
  paid: number;
}

/** What it is too late for already when a time is booked now. */
export function tooLateFor(policy: Policy, { startsAt, ...booked }: Wanted): "move" | "both" | undefined {
  if (Date.parse(startsAt) - now().getTime() >= policy.cancel_before_minutes * MINUTE) return undefined;
  return keptOf(policy, booked, "late_cancel") > 0 ? "both" : "move";
}
