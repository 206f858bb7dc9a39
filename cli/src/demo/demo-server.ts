// The product's own server, on a clock that the demo moves. Everything in the demo is made by calls that browsers make.

import { AsyncLocalStorage } from "node:async_hooks";
import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { demoPassword } from "@solodesk/contract/platform/demo.ts";
import { checkout, type OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { buildApp } from "@solodesk/server/app.ts";
import { importCatalogue } from "@solodesk/server/features/catalog/catalog/import/import-catalogue.ts";
import { readSampleCatalogue } from "@solodesk/server/features/catalog/catalog/sample-catalogue.ts";
import { exportBatch } from "@solodesk/server/features/selling/payouts/settle/export-batch.ts";
import { settleByHand } from "@solodesk/server/features/selling/payouts/settle/settle-by-hand.ts";
import { deliverEvents } from "@solodesk/server/gateways/payment/sandbox/deliver-events.ts";
import { jobList } from "@solodesk/server/job-list.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { accessTokens } from "@solodesk/server/kernel/secrets/session.ts";
import type { Clock } from "@solodesk/server/kernel/time/clock.ts";

export interface Person {
  id: Id;
  email: string;
  sessionId: Id;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** Jobs that move a store's business on. The others delete, renew, remind or work ahead, which nobody sees here. */
const jobNames = [
  "expire-appointments",
  "forget-unpaid-holds",
  "release-earnings",
  "expire-visits",
  "sweep-refunds",
  "sweep-payouts",
  "reconcile-payments",
];

export interface DemoClock extends Clock {
  /** Does nothing if it is later already. */
  advanceTo(moment: number): void;
  /** Runs it on a clock of its own, which begins at the present time. */
  apart<T>(run: () => Promise<T>): Promise<T>;
}

export function demoClock(start: number): DemoClock {
  const shared = { now: start };
  const own = new AsyncLocalStorage<{ now: number }>();
  const current = () => own.getStore() ?? shared;
  return {
    now: () => new Date(current().now),
    advanceTo(moment) {
      const time = current();
      time.now = Math.max(time.now, moment);
    },
    apart: (run) => own.run({ now: shared.now }, run),
  };
}

export class Refused extends Error {
  readonly code: string | undefined;
  constructor({ method, path }: Endpoint, { status, body }: { status: number; body: string }) {
    super(`${method} ${path} answered ${status}: ${body}`);
    this.code = /"code":"(\w+)"/.exec(body)?.[1];
  }
}

/** Its calls throw Refused. */
export async function openDemoServer(deps: Deps) {
  const { http } = await buildApp(deps);
  const address = await http.listen({ port: 0, host: "127.0.0.1" });
  deps.ownOrigin.listensAt(Number(new URL(address).port));
  const tokens = accessTokens(deps.secrets, deps.clock, deps.newId);
  const goods = await readSampleCatalogue();
  const jobs = jobList(deps).filter(({ name }) => jobNames.includes(name));
  if (jobs.length < jobNames.length) throw new Error("A job of the demo has another name now.");

  async function request<E extends Endpoint>(
    endpoint: E,
    { params = {}, query = {}, body = endpoint.body && {} }: AnyInput,
    authorization: Record<string, string>,
  ): Promise<Answer<E>> {
    const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
    const response = await http.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
      query: Object.fromEntries(known.map(([name, value]) => [name, String(value)])),
      headers: {
        "user-agent": "Mozilla/5.0 (Macintosh) Firefox/140.0",
        ...(endpoint.project && { "x-project-id": deps.config.PROJECT_ID }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...authorization,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    if (response.statusCode >= 400)
      throw new Refused(endpoint, { status: response.statusCode, body: response.body });
    return JSON.parse(response.body || "null");
  }

  return {
    clock: deps.clock,
    /** As a visitor does. */
    visit: <E extends Endpoint>(endpoint: E, input: EndpointInput<E> & AnyInput) =>
      request(endpoint, input, {}),
    /** As a seller does. */
    async send<E extends Endpoint>(person: Person, endpoint: E, input: EndpointInput<E> & AnyInput) {
      const { token } = await tokens.issue(person);
      return request(endpoint, input, { authorization: `Bearer ${token}` });
    },
    async signIn(email: string): Promise<Person> {
      const { data } = await request(auth.login, { body: { email, password: demoPassword } }, {});
      const authorization = `Bearer ${data.tokens.access.token}`;
      const sessions = await request(auth.listSessions, {}, { authorization });
      const sessionId = sessions.data.find(({ current }) => current)?.id;
      if (sessionId === undefined) throw new Error("The session that was just begun is not listed.");
      return { id: data.user.id, email, sessionId };
    },
    /** Pays in the sandbox, and comes back as the gateway would lead the buyer. */
    async pay({ payment_session_id, checkout_url }: OpenedPayment): Promise<void> {
      if (checkout_url === null) return;
      const response = await http.inject({
        method: "POST",
        url: new URL(checkout_url).pathname,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: "outcome=pay",
      });
      if (response.statusCode !== 303)
        throw new Error(`The sandbox answered ${response.statusCode}: ${response.body}`);
      await request(checkout.verify, { body: { payment_session_id } }, {});
    },
    /** Fills the shelves of the shared catalogue. */
    restock: () => importCatalogue(deps, goods, { wholesalePercent: 60 }),
    /** Runs the jobs, lets the gateway report what it knows, and pays withdrawals as the operator does by hand. */
    async endSpell(): Promise<void> {
      for (let sent = 1; sent > 0; ) sent = await deliverEvents(deps);
      for (const { run } of jobs) await run(undefined);
      const { lines } = await exportBatch(deps, async () => undefined, { again: false });
      for (const [nth, { payout }] of lines.entries())
        await settleByHand(deps, payout.id, { status: "paid", reference: `Batch line ${nth + 1}` });
    },
    close: () => http.close(),
  };
}
export type DemoServer = Awaited<ReturnType<typeof openDemoServer>>;
