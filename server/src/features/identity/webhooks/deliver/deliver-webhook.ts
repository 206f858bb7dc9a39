import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import type { Deps } from "#kernel/deps.ts";
import { after, seconds } from "#kernel/time/clock.ts";
import { findDue } from "../deliveries.repository.ts";
import { DELIVER_WEBHOOK, wakeWebhook } from "../wake-webhook.ts";
import { claimWebhook, releaseClaim, renewClaim } from "../webhooks.repository.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import type { WebhookReaders } from "./webhook-readers.ts";

/** Longer than one attempt takes, so that no other process sends meanwhile. */
const CLAIM = seconds(60);
/** After this long a webhook makes room for the others, and goes on later. */
const PATIENCE = seconds(30);
/** For how long one that doesn't answer is left alone. */
const REST = seconds(60);

/**
 * Sends what is due to a webhook, one after another; does nothing if another process does so. Stops at the first that isn't
 * answered: the others are sent when that one is tried again.
 */
export async function deliverWebhook(deps: Deps, readers: WebhookReaders, id: Id): Promise<void> {
  const { db, clock } = deps;
  const until = after(clock.now(), PATIENCE);
  // What is queued while the claim is given up may find its job already done: it is looked for once more.
  while (await findDue(db, id, clock.now())) {
    if (clock.now() >= until) return wakeWebhook(deps, id, clock.now());
    const claim = { id, claim: deps.newId() };
    const now = clock.now();
    if (!(await claimWebhook(db, claim, { now, until: after(now, CLAIM) }))) return;
    let outcome: Outcome = "sent";
    try {
      while (outcome === "sent" && clock.now() < until) outcome = await deliverNext(deps, readers, claim);
    } finally {
      await releaseClaim(db, claim);
    }
    if (outcome === "unanswered") return wakeWebhook(deps, id, after(clock.now(), REST));
  }
}

/** `none`: none is due, or the claim was lost. */
type Outcome = "sent" | "unanswered" | "none";

async function deliverNext(
  deps: Deps,
  readers: WebhookReaders,
  claim: { id: Id; claim: Id },
): Promise<Outcome> {
  const now = deps.clock.now();
  const webhook = await renewClaim(deps.db, claim, after(now, CLAIM));
  const delivery = webhook && (await findDue(deps.db, webhook.id, now));
  if (!delivery) return "none";
  return (await attemptDelivery(deps, readers, { webhook, delivery })) ? "sent" : "unanswered";
}

const Data = z.object({ id: Id });

/** Many webhooks at once, in groups that do not wait for each other: one that doesn't answer holds up its group for one attempt. */
export const deliverWebhookJob = (readers: WebhookReaders) => ({
  name: DELIVER_WEBHOOK,
  atOnce: 10,
  sideBySide: 3,
  run: (deps: Deps, data: unknown): Promise<void> => deliverWebhook(deps, readers, Data.parse(data).id),
});
