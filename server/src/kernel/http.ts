// The HTTP server without any route: ids, headers, limits, errors, logging.
import rateLimit from "@fastify/rate-limit";
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { AppError } from "./app-error.ts";
import { clientErrorHandler } from "./client-error.ts";
import { wholeSeconds } from "./clock.ts";
import { reasonOf, troubleBehind } from "./database-trouble.ts";
import { loggable } from "./db.ts";
import type { Deps } from "./deps.ts";
import { loggedPath } from "./logged-path.ts";
import { proxyList } from "./proxy-list.ts";
import { budgetStore } from "./rate-limit.ts";
import { drainOnClose } from "./drain.ts";
import { type Asked, refusalBody, toRefusal } from "./refusal.ts";
import { refusalPage } from "./refusal-page.ts";
import { serializerCompiler } from "./serializer.ts";
import { securityHeaders } from "./security-headers.ts";

const BODY_LIMIT = 512 * 1024;
const MAX_CONNECTIONS = 4_000;

/** An address nobody has: one that cannot be decoded gets the usual 404, with all its headers. */
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

/** Pages have no endpoint; who opens one in a browser is told in a page. */
const wantsPage = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === "GET" && !routeOptions.config.endpoint && (headers.accept ?? "").includes("text/html");

export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error, askedBy(request));
  if (refusal.code === "internal")
    request.log.error({ err: loggable(error), request_id: request.id }, "request failed");
  if (troubleBehind(error))
    request.log.warn({ request_id: request.id, reason: reasonOf(error) }, "the database could not be used");
  if (refusal.retryAfter !== undefined) reply.header("retry-after", refusal.retryAfter);
  reply.status(refusal.status);
  if (refusal.status < 500 || !wantsPage(request)) return reply.send(refusalBody(refusal, request.id));
  return reply.type("text/html; charset=utf-8").send(refusalPage(refusal.message));
}

export async function buildHttp(
  deps: Pick<Deps, "config" | "log" | "newId" | "clock">,
): Promise<FastifyInstance> {
  const { config, log, newId, clock } = deps;
  const loggerInstance: FastifyBaseLogger = log;
  const http: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Each line names its request itself; a logger for every request would cost more than all of its routing.
    childLoggerFactory: (logger) => logger,
    genReqId: newId,
    bodyLimit: BODY_LIMIT,
    // Milliseconds for a whole request to arrive, so that a slow sender cannot hold a connection.
    requestTimeout: 30_000,
    // The same for one that asks and then does not read its answer.
    connectionTimeout: 30_000,
    clientErrorHandler: clientErrorHandler(newId),
    keepAliveTimeout: 65_000,
    trustProxy: config.TRUST_PROXY ? proxyList(config.TRUST_PROXY) : false,
    // A `__proto__` in a body is an unknown field like any other: the schema names and refuses it.
    onProtoPoisoning: "ignore",
    onConstructorPoisoning: "ignore",
    return503OnClosing: false,
    forceCloseConnections: "idle",
    // As long as a request line may be: an address too long is an address nobody has, and gets the usual 404.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : NOWHERE),
  });
  http.server.maxConnections = MAX_CONNECTIONS;
  http.decorateRequest("user", undefined);
  http.decorateRequest("live", undefined);
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  http.setErrorHandler(sendRefusal);
  // Only JSON has a parser: every other content type ends at 415 before any handler.
  http.removeContentTypeParser("text/plain");

  http.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id).headers(securityHeaders);
  });
  http.addHook("onResponse", async (request, reply) => {
    const { method, id } = request;
    const { statusCode, elapsedTime } = reply;
    request.log.info({
      request_id: id,
      method,
      path: loggedPath(request.url),
      status: statusCode,
      ms: Math.round(elapsedTime),
    });
  });
  drainOnClose(http);
  await http.register(rateLimit, {
    global: false,
    store: budgetStore(clock),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError("rate_limited", { retryAfter: wholeSeconds(ttl) }),
  });
  return http;
}
