import { createHmac } from "node:crypto";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { inTransaction, loggable } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { asKept } from "#kernel/kept-words.ts";
import { OutsideError } from "#kernel/outside/outside-fetch.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { beginAttempt, deleteDelivery, recordDelivery } from "../deliveries.repository.ts";
import { wakeWebhook } from "../wake-webhook.ts";
import { signingKeys } from "../webhook-secret.ts";
import { type DeliveryRow, noteFailure, noteSuccess, type WebhookRow } from "../webhooks.repository.ts";
import { renderBody, unprepared } from "./render-body.ts";
import { turnOffFailing } from "./turn-off-failing.ts";
import type { WebhookReaders } from "./webhook-readers.ts";

/** Minutes between attempts: short for a hiccup, long for an outage, three days in total. */
const waits = [1, 5, 30, 120, 300, 600, 840, 1200, 1200];

interface Answered extends Pick<DeliveryRow, "statusCode" | "error" | "answer"> {
  /** Whether the failure is our own, which does not count against the address. */
  isOurs: boolean;
}

const oursToMend = (): Answered => ({
  statusCode: null,
  error: asKept(unprepared),
  answer: "",
  isOurs: true,
});

interface ToSend {
  webhook: WebhookRow;
  delivery: DeliveryRow;
}

/**
 * Makes one attempt. The body is written at the first and sent the same from then on. Returns false if the address did not
 * answer: the next one would be waited for as long.
 */
export async function attemptDelivery(
  deps: Deps,
  readers: WebhookReaders,
  { webhook, delivery }: ToSend,
): Promise<boolean> {
  const prepared = await prepareBody(deps, readers, delivery);
  if (prepared === undefined) {
    await deleteDelivery(deps.db, delivery.id);
    return true;
  }
  const { body } = prepared;
  const begun = await beginAttempt(deps.db, delivery, body, deps.clock.now());
  // Cancelled meanwhile.
  if (!begun) return true;
  const answered = body === null ? oursToMend() : await send(deps, webhook, { id: begun.id, body });
  await record(deps, { webhook, delivery: begun }, answered);
  return answered.isOurs || answered.statusCode !== null;
}

/** `body` is null if it could not be prepared. Undefined if there is nothing to tell after all. */
async function prepareBody(
  deps: Deps,
  readers: WebhookReaders,
  delivery: DeliveryRow,
): Promise<{ body: string | null } | undefined> {
  if (delivery.body !== null) return { body: delivery.body };
  try {
    const body = await renderBody(deps, readers, delivery);
    return body === undefined ? undefined : { body };
  } catch (error) {
    deps.log.error({ err: loggable(error), delivery: delivery.id }, "a webhook's body could not be prepared");
    return { body: null };
  }
}

interface ToSign {
  /** The same each time the event is sent. */
  id: string;
  at: Date;
  body: string;
}

/** The headers of the Standard Webhooks specification, with one signature per key. */
function signedHeaders(keys: readonly Buffer[], { id, at, body }: ToSign) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map(
    (key) => `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`,
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

async function send(
  deps: Deps,
  webhook: WebhookRow,
  { id, body }: { id: string; body: string },
): Promise<Answered> {
  const at = deps.clock.now();
  try {
    const headers = {
      "content-type": "application/json",
      ...signedHeaders(signingKeys(deps, webhook, at), { id, at, body }),
    };
    const ask = () => deps.webhookTargets.ask(webhook.url, { method: "POST", headers, body });
    const response = await inLanguage("en", ask);
    // The database takes no NUL.
    const answer = response.body.toString().replaceAll("\0", "");
    return { statusCode: response.status, error: null, answer, isOurs: false };
  } catch (error) {
    if (error instanceof OutsideError)
      return { statusCode: null, error: error.message, answer: "", isOurs: false };
    deps.log.error({ err: loggable(error), delivery: id }, "a webhook could not be called");
    return oursToMend();
  }
}

async function record(
  deps: Deps,
  { webhook, delivery }: ToSend,
  { isOurs, ...answered }: Answered,
): Promise<void> {
  const { statusCode } = answered;
  const isDelivered = statusCode !== null && statusCode >= 200 && statusCode < 300;
  const wait = isDelivered ? undefined : waits[delivery.attempts - 1];
  const now = deps.clock.now();
  const dueAt = wait === undefined ? delivery.dueAt : after(now, minutes(wait));
  const state = isDelivered ? "delivered" : wait === undefined ? "failed" : "waiting";
  await inTransaction(deps, async (deps) => {
    const isWritten = await recordDelivery(deps.db, delivery, { ...answered, state, dueAt });
    if (isDelivered) return noteSuccess(deps.db, webhook.id);
    if (isWritten && state === "waiting") await wakeWebhook(deps, webhook.id, dueAt);
    if (isOurs) return;
    await noteFailure(deps.db, webhook.id, now);
    await turnOffFailing(deps, webhook.id);
  });
}
