import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import { listUndelivered } from "#features/identity/webhooks/list-undelivered.ts";
import type { Deps } from "#kernel/deps.ts";
import { ownersOf } from "./owners-of.ts";

/** What the webhooks of all accounts didn't take, newest first. */
export async function listOperatorDeliveries(
  { db }: Pick<Deps, "db">,
  page: Parsed<typeof operatorMessages.listDeliveries>["query"],
): Promise<Answer<typeof operatorMessages.listDeliveries>> {
  const { deliveries, total } = await listUndelivered(db, sliceOf(page));
  const ownerOf = await ownersOf(db, deliveries);
  return {
    data: deliveries.map(({ isOn, ...delivery }) => ({ ...delivery, is_on: isOn, owner: ownerOf(delivery) })),
    pagination: paginate(page.page, page.page_size, total),
  };
}
