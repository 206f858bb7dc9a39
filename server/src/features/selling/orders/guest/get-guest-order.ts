import type { GuestOrder } from "@solodesk/contract/selling/orders/order.ts";
import type { Deps } from "#kernel/deps.ts";
import { requireGuestOrder } from "./find-guest-order.ts";
import { guestOrderOf } from "./guest-order-of.ts";

/** Throws "not_found" for a code that was not made here. */
export const getGuestOrder = async (
  deps: Pick<Deps, "db" | "secrets" | "clock" | "config">,
  code: string,
): Promise<GuestOrder> => guestOrderOf(deps, await requireGuestOrder(deps, code));
