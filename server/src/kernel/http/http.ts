// The HTTP server without routes: ids, headers, limits, errors, logging.
import { Socket } from "node:net";
import rateLimit from "@fastify/rate-limit";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { findDatabaseFailure, reasonOf } from "../database/database-failure.ts";
import { loggable } from "../database/db.ts";
import type { Deps } from "../deps.ts";
import { budgetStore } from "../limits/rate-limit.ts";
import { tooMany } from "../limits/too-many.ts";
import { type Asked, refusalBody, toRefusal } from "../serve/refusal.ts";
import { refusalPage } from "../serve/refusal-page.ts";
import { serializerCompiler } from "../serve/serializer.ts";
import { validatorCompiler } from "../serve/validator.ts";
import { seconds } from "../time/clock.ts";
import { connectionRefuser, tooSlow } from "./client-error.ts";
import { guardConnections, LOOK_EVERY, SLOWEST } from "./guard-connections.ts";
import { loggedPath } from "./logged-path.ts";
import { proxyList } from "./proxy-list.ts";
import { headersFor } from "./security-headers.ts";
import { speakToCaller } from "./speak-to-caller.ts";

// Closing finishes accepted requests; neither keep-alive connections nor slow clients hold it up.
/** How often idle connections are closed meanwhile, in milliseconds. */
const SWEEP = 50;
/** When the last requests are cut off: the process has ten seconds to stop, and needs some for the rest. */
const PATIENCE = seconds(6);

function drainOnClose(http: FastifyInstance): void {
  let sweeping: NodeJS.Timeout | undefined;
  let cutting: NodeJS.Timeout | undefined;
  http.addHook("preClose", async () => {
    sweeping = setInterval(() => http.server.closeIdleConnections(), SWEEP);
    cutting = setTimeout(() => http.server.closeAllConnections(), PATIENCE);
  });
  http.addHook("onClose", async () => {
    clearInterval(sweeping);
    clearTimeout(cutting);
  });
}

const BODY_LIMIT = 512 * 1024;
const MAX_CONNECTIONS = 4_000;
/**
 * How many new connections may wait for a busy server. With Node's 511, the system resets some of a larger burst. It
 * uses its own limit where that is lower (on Linux net.core.somaxconn).
 */
export const BACKLOG = MAX_CONNECTIONS;
const LINGER = seconds(2);

/** A path without a route: a URL that cannot be decoded gets the usual 404, with all its headers. */
const NOWHERE = "/undecodable";

function isDecodable(url: string): boolean {
  try {
    return decodeURI(url) !== "";
  } catch {
    return false;
  }
}

function askedBy({ method, headers, routeOptions }: FastifyRequest): Asked {
  const isRead = method === "GET" || method === "HEAD";
  const isKeyed = headers["idempotency-key"] !== undefined && !!routeOptions.config.endpoint?.idempotent;
  return { isRead, isKeyed };
}

/** Pages have no endpoint. A browser that opens one gets its errors as a page. */
const wantsPage = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === "GET" && !routeOptions.config.endpoint && (headers.accept ?? "").includes("text/html");

export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error, askedBy(request));
  if (refusal.code === "internal")
    request.log.error({ err: loggable(error), request_id: request.id }, "request failed");
  if (findDatabaseFailure(error))
    request.log.warn({ request_id: request.id, reason: reasonOf(error) }, "the database could not be used");
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  reply.status(refusal.status);
  if (refusal.status < 500 || !wantsPage(request)) return reply.send(refusalBody(refusal, request.id));
  return reply.type("text/html; charset=utf-8").send(refusalPage(refusal.message));
}

/** Forms send `?status=` if nothing is chosen: an empty parameter counts as left out. */
function leaveOutEmpty(query: unknown): void {
  if (typeof query !== "object" || query === null) return;
  for (const [name, value] of Object.entries(query)) if (value === "") Reflect.deleteProperty(query, name);
}

/** Cuts off a client that still sends after its response, but late: some read only when done sending. */
function letGo(socket: Socket): void {
  const cut = setTimeout(() => socket.destroy(), LINGER).unref();
  socket.once("close", () => clearTimeout(cut));
}

/** Refuses a request whose body takes longer than SLOWEST to arrive. */
function giveUpSlowBody(raw: FastifyRequest["raw"], refuse: ReturnType<typeof connectionRefuser>): void {
  const { "content-length": length = "0", "transfer-encoding": chunked } = raw.headers;
  const isWithoutBody = length === "0" && chunked === undefined;
  // Injected requests (tests) have no real socket.
  if (isWithoutBody || !(raw.socket instanceof Socket)) return;
  const late = setTimeout(() => refuse(tooSlow, raw.socket), SLOWEST).unref();
  raw.once("end", () => clearTimeout(late)).once("close", () => clearTimeout(late));
}

export async function buildHttp(
  deps: Pick<Deps, "config" | "log" | "newId" | "clock" | "sharedCounts">,
): Promise<FastifyInstance> {
  const { config, log, newId } = deps;
  const loggerInstance: FastifyBaseLogger = log;
  const securityHeaders = headersFor(config);
  const refuseConnection = connectionRefuser(newId, securityHeaders);
  const http: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines contain the request id; a child logger per request would take longer than all of its routing.
    childLoggerFactory: (logger) => logger,
    genReqId: newId,
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: SLOWEST, connectionsCheckingInterval: LOOK_EVERY },
    // Time for a whole upload to arrive; all other requests have SLOWEST.
    requestTimeout: seconds(30),
    // Idle timeout: no byte in either direction.
    connectionTimeout: seconds(30),
    clientErrorHandler: refuseConnection,
    keepAliveTimeout: 65_000,
    trustProxy: config.TRUST_PROXY ? proxyList(config.TRUST_PROXY) : false,
    // A `__proto__` in a body is an unknown field like any other, which the schema refuses by name.
    onProtoPoisoning: "ignore",
    onConstructorPoisoning: "ignore",
    return503OnClosing: false,
    forceCloseConnections: "idle",
    // The length of the longest request line, so that a parameter that is too long gets the usual 404.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : NOWHERE),
  });
  http.server.maxConnections = MAX_CONNECTIONS;
  http.decorateRequest("user", undefined);
  http.decorateRequest("live", undefined);
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.setErrorHandler(sendRefusal);
  // Only JSON has a parser: any other content type gets 415 before the handler runs.
  http.removeContentTypeParser("text/plain");

  speakToCaller(http);
  http.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).headers(securityHeaders);
  });
  http.addHook("onResponse", async (request, reply) => {
    const { method, id, raw } = request;
    if (raw.socket instanceof Socket && !raw.complete) letGo(raw.socket);
    const { statusCode, elapsedTime } = reply;
    request.log.info({
      request_id: id,
      method,
      path: loggedPath(request.url),
      status: statusCode,
      ms: Math.round(elapsedTime),
    });
  });
  http.addHook("onRequest", async ({ raw, routeOptions }) => {
    // Uploads have their own check while they are read (multipart.ts).
    if (!routeOptions.config.endpoint?.upload) giveUpSlowBody(raw, refuseConnection);
  });
  http.addHook("preValidation", async ({ query }) => leaveOutEmpty(query));
  guardConnections(http, deps);
  drainOnClose(http);
  await http.register(rateLimit, {
    global: false,
    store: budgetStore(deps),
    errorResponseBuilder: (_request, { ttl }) => tooMany(t("Too many requests."), ttl),
  });
  return http;
}
