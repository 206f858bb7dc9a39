import type { GatewayName } from "@solodesk/contract/money/payments.ts";
import { isSandboxOn, stripeOf } from "#kernel/config/gateway-settings.ts";
import type { Deps } from "#kernel/deps.ts";
import type { PaymentGateway } from "#kernel/outside/payment-gateway.ts";
import { sandboxGateway } from "./sandbox/sandbox-gateway.ts";
import { stripeGateway } from "./stripe/stripe-gateway.ts";

/** Opens the configured gateways, one line each, in the order to offer them. */
export function openGateways(
  deps: Omit<Deps, "gateways" | "payoutProvider">,
): Map<GatewayName, PaymentGateway> {
  const { config, clock, log } = deps;
  const account = stripeOf(config);
  const gateways = new Map<GatewayName, PaymentGateway>();
  if (account) gateways.set("stripe", stripeGateway(account, { clock, log }));
  if (isSandboxOn(config)) gateways.set("sandbox", sandboxGateway(deps));
  return gateways;
}
