// A server that webhooks are sent to, and what is needed to send to it.
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from "node:http";
import { text } from "node:stream/consumers";
import { type WebhookEvent, webhookEvents, webhooks } from "@solodesk/contract/identity/webhooks.ts";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { deliverWebhook } from "#features/identity/webhooks/deliver/deliver-webhook.ts";
import { enqueueWebhook } from "#features/identity/webhooks/enqueue-webhook.ts";
import { listDeliveries } from "#features/identity/webhooks/list-deliveries.ts";
import type { Deps } from "#kernel/deps.ts";
import { accessTokens } from "#kernel/secrets/session.ts";
import { webhookReaders } from "../src/webhook-readers.ts";
import { type Caller, call } from "./call.ts";
import { type TestApp, testApp } from "./test-app.ts";
import { type TestSeller, testSeller } from "./test-seller.ts";

type Answering = Parameters<RequestListener>[1];

interface Received {
  headers: IncomingHttpHeaders;
  /** As it arrived. */
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A real server that remembers what it received. It answers 204, unless told otherwise. */
export async function webhookReceiver() {
  const received: Received[] = [];
  const accept: RequestListener = (_request, response) => response.writeHead(204).end();
  const receiver = { answer: accept };
  const receive = async (request: IncomingMessage, response: Answering) => {
    const body = await text(request);
    received.push({ headers: request.headers, body, event: JSON.parse(body) });
    receiver.answer(request, response);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    types: () => received.map(({ event }) => event.type),
    answer: (listener: RequestListener = accept) => {
      receiver.answer = listener;
    },
    answerStatus: (status: number) => {
      receiver.answer = (_request, response) => response.writeHead(status).end(`status ${status}`);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;

/** The calls of one seller. */
export function webhookCalls(server: TestApp, as: Caller) {
  const which = (id: string) => ({ params: { id } });
  return {
    add: async (url: string, events: readonly WebhookEvent[] = webhookEvents) =>
      (await call(server, webhooks.create, { body: { url, events: [...events] } }, as)).body.data,
    list: async () => (await call(server, webhooks.list, {}, as)).body.data,
    edit: (id: string, body: object) => call(server, webhooks.edit, { ...which(id), body }, as),
    sendTest: (id: string) => call(server, webhooks.sendTest, which(id), as),
    rotate: async (id: string) => (await call(server, webhooks.rotate, which(id), as)).body.data.secret,
    log: async (id: string) => (await call(server, webhooks.listDeliveries, which(id), as)).body.data,
    redeliver: (id: string, delivery_id: string) =>
      call(server, webhooks.redeliver, { params: { id, delivery_id } }, as),
  };
}

/** What the job does now. */
export const deliver = (deps: Deps, id: string): Promise<void> => deliverWebhook(deps, webhookReaders, id);

/** For a test file: a server, a receiver and in each test a new seller, whose session outlasts any jump of the clock. */
export function webhookTests() {
  let server: TestApp;
  let receiver: WebhookReceiver;
  let seller: TestSeller;
  beforeAll(async () => {
    receiver = await webhookReceiver();
    server = await testApp({ WEBHOOKS_TO_PRIVATE: true });
    await server.deps.jobs.work([]);
  });
  beforeEach(async () => {
    server.clock.set(new Date().toISOString());
    seller = await testSeller(server);
    receiver.received.length = 0;
    receiver.answer();
  });
  afterAll(async () => {
    await server.close();
    receiver.close();
  });
  /** With a token of now. */
  async function calls() {
    const { secrets, newId } = server.deps;
    const { token } = await accessTokens(secrets, server.clock, newId).issue(seller);
    return webhookCalls(server, { headers: { authorization: `Bearer ${token}` } });
  }
  return {
    calls,
    get: () => ({ server, receiver, seller }),
    /** Something that happened to an object that no longer exists. */
    happen: (objectId: string, ...events: WebhookEvent[]) =>
      enqueueWebhook(server.deps, { userId: seller.id, events, objectId }),
    go: (id: string) => deliver(server.deps, id),
    log: async (id: string) =>
      (await listDeliveries(server.deps, seller.id, id, { page: 1, page_size: 20 })).data,
  };
}
