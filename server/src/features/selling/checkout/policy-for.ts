import type { StoredPolicy } from "@solodesk/contract/store/store/policy.ts";
import type { PricedGroup } from "./price-cart.ts";

/** The policy that a buyer accepts with these items: their store's, if a time is among them. */
export const policyFor = ({ store, offers }: Pick<PricedGroup, "store" | "offers">): StoredPolicy | null =>
  (offers.some(({ item }) => item.kind === "service") && store?.booking.policy) || null;
