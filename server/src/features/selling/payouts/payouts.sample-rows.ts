import type { MarkedSeller } from "#test/security/marked-seller.ts";
import { destinationOf } from "#test/test-payouts.ts";
import { requestPayout } from "./request-payout.ts";

/** A withdrawal that is not yet on its way, from what the wallet has earned. */
export async function payoutsRows({ server, mark, ...owner }: MarkedSeller) {
  const email = `${mark}@example.com`;
  const destinationId = await destinationOf(server, owner.id, { kind: "paypal", email });
  const { id } = await requestPayout(server.deps, owner, { amount: 2000, destination_id: destinationId });
  return { destinationId, payoutId: id };
}
