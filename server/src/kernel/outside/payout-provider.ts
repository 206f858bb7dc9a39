// The interface of payout providers. To add one, implement it in gateways/payout and add it to
// open-payout-provider.ts. `manual` is no provider: the operator makes the payouts by hand.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";

export const providerNames = ["manual", "sandbox"] as const;
export type ProviderName = (typeof providerNames)[number];

export interface PayoutToSend {
  /** Our id and the idempotency key: repeating the call pays nothing more and returns the outcome. */
  payoutId: Id;
  /** In minor units, greater than 0. */
  amount: number;
  currency: string;
  destination: NewDestination;
}

/** `paid` and `failed` are final; a `pending` payout is checked again later. */
export type PayoutSent =
  | { status: "paid"; reference: string }
  /** Nothing was paid and nothing will be. The reason is shown to the seller. */
  | { status: "failed"; reason: string }
  | { status: "pending" };

export interface PayoutProvider {
  name: Exclude<ProviderName, "manual">;
  /** Calls the provider and may take up to 15 s. Throws ProviderFailure if the outcome is unknown. */
  send(wanted: PayoutToSend): Promise<PayoutSent>;
}

/** No response, or an unclear one: it may have been paid or not. It is sent again with the same id. */
export class ProviderFailure extends Error {}
