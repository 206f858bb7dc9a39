import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { offeredGateways } from "#gateways/payment/offered-gateways.ts";
import type { Deps } from "#kernel/deps.ts";

/** The gateways offered here, in display order. Guests have no credits, so they get no `wallet`. */
export const waysToPay = (deps: Pick<Deps, "gateways">, userId: Id | undefined): GatewayName[] =>
  offeredGateways(deps).filter((name) => name !== "wallet" || userId !== undefined);
