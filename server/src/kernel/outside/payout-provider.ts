// What the product asks of whoever pays earnings out for it. A further provider is a folder like its neighbour and a row in
// open-payout-provider.ts; `manual` is none of them: there the operator pays by hand.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";

export const providerNames = ["manual", "sandbox"] as const;
export type ProviderName = (typeof providerNames)[number];

export interface PayoutToSend {
  /** Ours, and the idempotency key: the same one again pays nothing more, and answers what became of it. */
  payoutId: Id;
  /** Minor units, more than 0. */
  amount: number;
  currency: string;
  destination: NewDestination;
}

/** `paid` and `failed` are for good; what is `pending` is asked about again. */
export type PayoutSent =
  | { status: "paid"; reference: string }
  /** Nothing was paid, and nothing will be; the reason is for whoever was to get it. */
  | { status: "failed"; reason: string }
  | { status: "pending" };

export interface PayoutProvider {
  name: Exclude<ProviderName, "manual">;
  /** Goes out and may take up to 15 s; throws ProviderTrouble when what became of it is unknown. */
  send(wanted: PayoutToSend): Promise<PayoutSent>;
}

/** No answer, or none that says anything: it may have been paid or not. It is asked again by the same id. */
export class ProviderTrouble extends Error {}
