import { type GatewayName, gatewayNames } from "@solodesk/contract/money/payments.ts";
import type { Deps } from "#kernel/deps.ts";

/** Returns the available gateways, in the order to offer them. Credits (`wallet`) are always included. */
export const offeredGateways = ({ gateways }: Pick<Deps, "gateways">): GatewayName[] =>
  gatewayNames.filter((name) => name === "wallet" || gateways.has(name));
