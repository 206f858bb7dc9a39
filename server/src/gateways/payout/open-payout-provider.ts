import type { Deps } from "#kernel/deps.ts";
import type { PayoutProvider } from "#kernel/outside/payout-provider.ts";
import { sandboxProvider } from "./sandbox/sandbox-provider.ts";

/** Returns the configured provider; undefined if the operator makes payouts by hand. */
export function openPayoutProvider(deps: Pick<Deps, "config" | "db" | "clock">): PayoutProvider | undefined {
  switch (deps.config.PAYOUT_PROVIDER) {
    case "manual":
      return undefined;
    case "sandbox":
      return sandboxProvider(deps);
  }
}
