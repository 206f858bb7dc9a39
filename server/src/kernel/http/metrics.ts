import { hash, timingSafeEqual } from "node:crypto";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import { loggable } from "../database/db.ts";
import { proxyNetworks } from "./proxy-list.ts";

type Settings = Pick<Config, "METRICS" | "METRICS_TOKEN">;

const digest = (text: string) => hash("sha256", text, "buffer");
const isOwnMachine = proxyNetworks("loopback");

/** Whether the request is from this machine. Forwarded ones are not: a local proxy makes all look local. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  isOwnMachine(socket.remoteAddress ?? "") &&
  headers.forwarded === undefined &&
  headers["x-forwarded-for"] === undefined;

/** Throws "not_found" for remote callers if no token is set, "unauthenticated" for a wrong token. */
function requireReader(request: FastifyRequest, { METRICS_TOKEN }: Settings): void {
  if (METRICS_TOKEN === undefined) {
    if (!isLocal(request)) throw new AppError("not_found");
    return;
  }
  const { authorization = "" } = request.headers;
  if (!timingSafeEqual(digest(authorization), digest(`Bearer ${METRICS_TOKEN}`)))
    throw new AppError("unauthenticated", { message: t("Send METRICS_TOKEN as the bearer token.") });
}

/** A gauge that is read at each scrape; its name contains the unit. */
export interface ReadFigure {
  name: string;
  help: string;
  read(): Promise<number>;
}

/** Serves /metrics for Prometheus if METRICS=on; otherwise the path does not exist. */
export async function metricsRoutes({ http, deps }: App, figures: readonly ReadFigure[]): Promise<void> {
  const { config, log } = deps;
  if (!config.METRICS) return;
  // Loaded only if needed: it takes more than a megabyte.
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  for (const { name, help, read } of figures) {
    const gauge = new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        // While the database is away this gauge is NaN, and the others are still served.
        gauge.set(await read().catch((error: unknown) => (log.warn({ err: loggable(error) }, name), NaN)));
      },
    });
  }
  http.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  http.get("/metrics", async (request, reply) => {
    requireReader(request, config);
    return reply.type(register.contentType).send(await register.metrics());
  });
}
