import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { offeredGateways } from "#gateways/payment/offered-gateways.ts";
import type { Deps } from "#kernel/deps.ts";

/**
 * The gateways offered here, in display order. Guests have no credits, so they get no `wallet`, and credits can't stand in
 * for a card.
 */
export const waysToPay = (
  deps: Pick<Deps, "gateways">,
  { userId, needsCard }: { userId: Id | undefined; needsCard: boolean },
): GatewayName[] =>
  offeredGateways(deps).filter((name) => name !== "wallet" || (userId !== undefined && !needsCard));
