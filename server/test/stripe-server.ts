// Speaks as Stripe's API does, as far as it is used here: forms in, JSON out, keys remembered, and every way to fall silent.
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { Signed } from "#kernel/secrets/signed.ts";
import type { Clock } from "#kernel/time/clock.ts";
import { stripeIntents } from "./stripe-intents.ts";
import { stripeRefunds } from "./stripe-refunds.ts";
import { stripeSessions } from "./stripe-sessions.ts";
import { type Answer, type Form, formOf, idNamed, type StripeObject } from "./stripe-wire.ts";

/** `lost`: done, but nobody hears of it. */
export type Fault = "delay" | "reset" | "500" | "cut" | "lost" | undefined;

export const STRIPE_KEY = `sk_test_${"a".repeat(24)}`;
export const WEBHOOK_SECRET = `whsec_${"b".repeat(24)}`;

interface Asked {
  method: string;
  path: string;
  key: string | undefined;
}

export async function stripeServer(clock: Clock) {
  const keys = new Map<string, { said: string; answer: Answer }>();
  const asked: Asked[] = [];
  const events: StripeObject[] = [];
  const sockets = new Set<Socket>();
  let faults: Fault[] = [];
  let always: Fault;
  const now = () => Math.floor(clock.now().getTime() / 1000);

  const tell = (type: string, object: StripeObject): StripeObject => {
    const event = {
      id: idNamed("evt"),
      object: "event",
      type,
      created: now(),
      data: { object: { ...object } },
    };
    events.push(event);
    return event;
  };
  const charges = stripeIntents(now, tell);
  const { intents, forgetMethod } = charges;
  const pages = stripeSessions(now, tell, charges);
  const { sessions, settle } = pages;
  const backs = stripeRefunds(intents, tell);
  const { refunds, disputes } = backs;

  function work(method: string, path: string, form: Form): Answer {
    if (path === "/v1/refunds") return backs.work(method, form);
    const [, kind, id = "", verb] =
      /^\/v1\/(checkout\/sessions|payment_intents|payment_methods)(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ??
      [];
    if (kind === "payment_intents") return charges.work(method, id, verb, form);
    if (kind === "payment_methods") return charges.workOnCard(id, verb);
    return pages.work(method, id, verb, form);
  }

  /** The same key says the same again; with other words it is refused. */
  function workOnce(method: string, path: string, said: string, key: string | undefined): Answer {
    const known = key === undefined ? undefined : keys.get(key);
    if (known && known.said !== path + said)
      return { status: 400, body: { error: { type: "idempotency_error" } } };
    const answer = known?.answer ?? work(method, path, formOf(said));
    // What was wrong with the words is not remembered.
    if (key !== undefined && answer.status !== 400) keys.set(key, { said: path + said, answer });
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "/", "http://stripe.test");
    const key = headers["idempotency-key"] as string | undefined;
    const said = method === "POST" ? await text(request) : url.search.slice(1);
    asked.push({ method, path: url.pathname, key });
    const fault = always ?? faults.shift();
    if (fault === "delay") return;
    if (fault === "reset") return void request.socket.resetAndDestroy();
    const isKnown = headers.authorization === `Bearer ${STRIPE_KEY}`;
    const trouble = { status: 500, body: { error: { type: "api_error" } } };
    const answer =
      fault === "500"
        ? trouble
        : isKnown
          ? workOnce(method, url.pathname, said, key)
          : { status: 401, body: { error: { type: "invalid_request_error" } } };
    if (fault === "lost") return void request.socket.resetAndDestroy();
    const json = JSON.stringify(answer.body);
    response.writeHead(answer.status, { "content-type": "application/json", "request-id": idNamed("req") });
    response.end(fault === "cut" ? json.slice(0, json.length / 2) : json);
  }

  const server = createServer((request, response) => void serve(request, response));
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  function sign(bytes: Buffer, at = now(), secret = WEBHOOK_SECRET): Signed {
    const signature = createHmac("sha256", secret).update(`${at}.`).update(bytes).digest("hex");
    return { bytes, headers: { "stripe-signature": `t=${at},v1=${signature}` } };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    events,
    asked,
    sign,
    tell,
    /** `once`: what is charged later without the buyer is declined. */
    pay: (id: string, how?: "once") => settle(id, "paid", "checkout.session.completed", how === "once"),
    forgetMethod,
    intents,
    /** From then on a refund of this charge is refused with the code. */
    dispute: (intent: string, code: string) => void disputes.set(intent, code),
    decline: (id: string) => settle(id, "unpaid", "checkout.session.async_payment_failed"),
    /** What befalls the next calls, each in turn. */
    fail: (...next: Fault[]) => {
      faults = next;
      always = undefined;
    },
    /** What befalls all calls until then. */
    failUntilTold: (fault: Fault) => {
      always = fault;
    },
    /** As after a day. */
    forgetKeys: () => keys.clear(),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
