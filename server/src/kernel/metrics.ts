import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

/** Serves /metrics for Prometheus when METRICS=on; off, the address does not exist. */
export async function metricsRoutes(http: FastifyInstance, config: Pick<Config, "METRICS">): Promise<void> {
  if (!config.METRICS) return;
  // Loaded only where it is wanted: it costs more than a megabyte.
  const { collectDefaultMetrics, Histogram, Registry } = await import("prom-client");
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  http.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  http.get("/metrics", async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}
