import { type GatewayName, gatewayNames } from "@solodesk/contract/money/payments.ts";
import type { Deps } from "#kernel/deps.ts";

/** Ways to pay that are open here, in the order to offer them. Credits are always one. */
export const offeredGateways = ({ gateways }: Pick<Deps, "gateways">): GatewayName[] =>
  gatewayNames.filter((name) => name === "wallet" || gateways.has(name));
