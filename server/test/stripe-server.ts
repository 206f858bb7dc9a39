// Speaks as Stripe's API does, as far as it is used here: forms in, JSON out, keys remembered, and every way to fall silent.
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { Clock } from "#kernel/clock.ts";
import type { Signed } from "#kernel/signed.ts";
import { stripeIntents } from "./stripe-intents.ts";
import {
  type Answer,
  type Form,
  formOf,
  idNamed,
  listed,
  missing,
  notFound,
  refused,
  type StripeObject,
} from "./stripe-wire.ts";

/** `lost`: done, but nobody hears of it. */
export type Fault = "delay" | "reset" | "500" | "cut" | "lost" | undefined;

export const STRIPE_KEY = `sk_test_${"a".repeat(24)}`;
export const WEBHOOK_SECRET = `whsec_${"b".repeat(24)}`;

interface Asked {
  method: string;
  path: string;
  key: string | undefined;
}

const HALF_HOUR = 30 * 60;

export async function stripeServer(clock: Clock) {
  const sessions = new Map<string, StripeObject>();
  const refunds: StripeObject[] = [];
  const disputes = new Map<string, string>();
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
  const { intents, ofSession, keepCard, forgetMethod, expanded, ...charges } = stripeIntents(now, tell);

  function createSession(form: Form): Answer {
    const [item] = Object.values((form["line_items"] ?? {}) as Record<string, Form>);
    const price = (item?.["price_data"] ?? {}) as Form;
    for (const name of ["success_url", "mode"]) if (!form[name]) return missing(name);
    const { customer_email: email } = form;
    if (email === "") return refused("customer_email", "parameter_invalid_empty");
    if (typeof email === "string" && email.endsWith("@invalid"))
      return refused("customer_email", "email_invalid", 400, `Invalid email address: ${email}`);
    const [amount, expiresAt] = [Number(price["unit_amount"]), Number(form["expires_at"])];
    if (!Number.isInteger(amount) || amount < 50) return refused("unit_amount", "amount_too_small");
    if (expiresAt < now() + HALF_HOUR) return refused("expires_at", "parameter_invalid_integer");
    const id = `cs_test_${randomBytes(20).toString("hex")}`;
    const session = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      client_reference_id: form["client_reference_id"] ?? null,
      metadata: form["metadata"] ?? {},
      amount_total: amount * Number(item?.["quantity"]),
      currency: price["currency"],
      payment_intent: null,
      customer: null,
      customer_creation: form["customer_creation"] ?? "if_required",
      created: now(),
      expires_at: expiresAt,
      url: `https://checkout.stripe.test/c/pay/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  const shown = (session: StripeObject, isExpanded: boolean): StripeObject => ({
    ...session,
    payment_intent: isExpanded ? expanded(session["payment_intent"]) : session["payment_intent"],
  });

  function expire(session: StripeObject): Answer {
    if (session["status"] !== "open") return refused(undefined, undefined);
    Object.assign(session, { status: "expired", url: null });
    tell("checkout.session.expired", session);
    return { status: 200, body: session };
  }

  function refund(form: Form): Answer {
    const intent = form["payment_intent"] as string;
    const paid = intents.get(intent);
    if (!paid) return notFound("payment_intent");
    const disputed = disputes.get(intent);
    if (disputed !== undefined) return refused(undefined, disputed);
    const back = refunds.filter((one) => one["payment_intent"] === intent);
    const left = back.reduce((rest, one) => rest - Number(one["amount"]), Number(paid["amount"]));
    if (left === 0) return refused(undefined, "charge_already_refunded");
    if (Number(form["amount"]) > left) return refused("amount", undefined);
    const made = {
      id: idNamed("re"),
      object: "refund",
      status: "succeeded",
      payment_intent: intent,
      amount: Number(form["amount"]),
      metadata: form["metadata"] ?? {},
    };
    refunds.push(made);
    tell("refund.updated", made);
    return { status: 200, body: made };
  }

  const listOf = (data: StripeObject[]): Answer => ({
    status: 200,
    body: { object: "list", data, has_more: false },
  });

  const listSessions = (query: Form): Answer =>
    listed(
      [...sessions.values()].map((session) => shown(session, query["expand"] !== undefined)),
      query,
    );

  function work(method: string, path: string, form: Form): Answer {
    const [, kind, id = "", verb] =
      /^\/v1\/(checkout\/sessions|payment_intents)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === "payment_intents") return charges.work(method, id, verb, form);
    if (path === "/v1/refunds")
      return method === "POST"
        ? refund(form)
        : listOf(refunds.filter((one) => one["payment_intent"] === form["payment_intent"]));
    if (path === "/v1/checkout/sessions") return method === "POST" ? createSession(form) : listSessions(form);
    const session = sessions.get(id);
    if (!session) return notFound("session");
    return verb === "expire"
      ? expire(session)
      : { status: 200, body: shown(session, form["expand"] !== undefined) };
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

  /** The buyer did something on Stripe's page. */
  function settle(id: string, status: "paid" | "unpaid", type: string, isOnce = false): void {
    const session = sessions.get(id);
    if (session?.["status"] !== "open") throw new Error("nobody can pay there");
    const isPaid = status === "paid";
    const intent = ofSession(session, isPaid ? "succeeded" : "requires_payment_method");
    const customer = isPaid && session["customer_creation"] === "always" ? keepCard(intent, isOnce) : null;
    const { id: payment_intent } = intent;
    Object.assign(session, {
      status: "complete",
      payment_status: status,
      payment_intent,
      customer,
      url: null,
    });
    if (isPaid) tell("payment_intent.succeeded", intent);
    tell(type, session);
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
