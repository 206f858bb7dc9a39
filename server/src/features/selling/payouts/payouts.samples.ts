import type { payouts } from "@solodesk/contract/selling/payouts.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ destinationId, payoutId }: Targets): Samples<typeof payouts> => ({
  request: { body: { amount: 1000, destination_id: destinationId } },
  listRows: { params: { id: payoutId } },
  cancel: { params: { id: payoutId } },
  addDestination: { body: { kind: "paypal", email: "eve@example.com" } },
  removeDestination: { params: { id: destinationId } },
});
