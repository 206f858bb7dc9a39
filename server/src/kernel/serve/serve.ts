// Turns an endpoint of the contract into a route: checks the input, the caller and the response.
import { Readable } from "node:stream";
import type { Answer, Download, Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from "fastify";
import type { App, Caller } from "../app.ts";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import type { SpooledFile } from "../files/spooled-file.ts";
import { runInContext } from "../http/request-context.ts";
import { addressKey, budgetOf } from "../limits/rate-limit.ts";
import { gzipAnswer } from "../pages/gzip-answer.ts";
import { namesViewer, type SessionUser } from "../secrets/session.ts";
import type { Signed } from "../secrets/signed.ts";
import { callWithin } from "./call-within.ts";
import { type Context, requestContextOf, visitorOf } from "./context.ts";
import { sendDownload } from "./download.ts";
import { answerOnce } from "./idempotency.ts";
import type { NamedFile, Piece } from "./named-file.ts";
import { asViewed, requireRead } from "./require-read.ts";
import { acceptFiles, type ReceivedFile, withFile, withSpooledFile } from "./upload.ts";

/** Sends the lines of JSON that `work` returns, once the caller's session is confirmed, unbuffered by proxies. */
async function sendStream(reply: FastifyReply, { live }: Caller, work: () => unknown): Promise<FastifyReply> {
  await live;
  const lines = await work();
  if (!(lines instanceof Readable)) throw new Error("A stream must be answered as one.");
  return reply.type("application/x-ndjson").header("x-accel-buffering", "no").send(lines);
}

/** Makes raw bytes the only body of a scope: bodies such as webhooks are signed as a whole. */
function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
}

const signedBody = ({ body, headers }: FastifyRequest): Signed => ({
  bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers,
});

/** A download is returned in pieces, each produced when the client can take it. */
type Answered<E extends Endpoint> = E extends { download: Download }
  ? AsyncIterable<Piece> | NamedFile
  : E extends { stream: true }
    ? Readable
    : Answer<E>;
type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Answered<E>> | Answered<E>;

const withRequestContext =
  (endpoint: Endpoint, handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    runInContext(requestContextOf(endpoint, request, reply), () => handle(request, reply));

function schemaOf(endpoint: Endpoint): FastifySchema {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(!endpoint.download &&
      !endpoint.stream && { response: { [endpoint.status ?? 200]: endpoint.answer } }),
  };
}

/** Compresses lists and other reads. Endpoints that return tokens are elsewhere and never compressed. */
const isPacked = ({ method, path }: Endpoint): boolean => method === "GET" && path.startsWith(`${M}/`);

/** Runs `work` while the session is checked. If the session has ended, rejects whatever `work` returned. */
async function answerOnceLive<T>(live: Promise<void>, work: () => Promise<T> | T): Promise<T> {
  const answer = (async () => work())();
  answer.catch(() => undefined);
  await live;
  return answer;
}

/**
 * Makes the response from the decision that is stored with the idempotency key. It runs after the
 * transaction, and again on each replay, so a gateway is called outside the transaction, and again if its
 * first response was lost.
 */
type AndThen<E extends Endpoint> = (decided: unknown, context: Context<E>) => Promise<Answer<E>>;
type Decide<E extends Endpoint> = (context: Context<E>) => Promise<unknown>;

/** Throws "unknown_project". */
function requireProject({ project }: Endpoint, { headers }: FastifyRequest, { PROJECT_ID }: Config): void {
  if (project === undefined) return;
  const named = headers["x-project-id"] ?? (project === "path" ? PROJECT_ID : undefined);
  if (named !== PROJECT_ID) throw new AppError("unknown_project");
}

/** Lets an API token read and propose what the contract marks, and nothing else. Throws "forbidden". */
function requireScope({ agent }: Endpoint, { token }: SessionUser): void {
  if (!token || (agent !== undefined && token.scopes.includes(agent))) return;
  const message =
    agent === undefined
      ? t("An API token can't do this. Do it in the app.")
      : t("This API token is read-only. Create one that can propose changes.");
  throw new AppError("forbidden", { message });
}

export function serve<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  route(app, endpoint, handler);
}

/** Serves in two steps: see AndThen. */
export function serveAfter<E extends Endpoint>(
  app: App,
  endpoint: E,
  decide: Decide<E>,
  andThen: AndThen<E>,
): void {
  route(app, endpoint, decide, andThen);
}

function route<E extends Endpoint>(
  app: App,
  endpoint: E,
  handler: Handler<E> | Decide<E>,
  andThen?: AndThen<E>,
): void {
  const isWrite = endpoint.method !== "GET";
  const admit = async (request: FastifyRequest) => {
    if (endpoint.access !== "public") await authenticate(request);
    else if (isWrite && namesViewer(request.headers.authorization)) requireRead(endpoint);
    requireProject(endpoint, request, app.deps.config);
  };
  const authenticate = async (request: FastifyRequest) => {
    if (endpoint.access === "either" && request.headers.authorization === undefined) return;
    const { user, live } = await app.authenticate(request.headers.authorization);
    requireScope(endpoint, user);
    if (user.viewer) requireRead(endpoint);
    if (endpoint.access === "operator") {
      // Before the second query: a rejection that nobody waits for would end the process.
      await live;
      await app.requireOperator(user);
    }
    request.user = user;
    if (isWrite) return live;
    // A read changes nothing, so it may start before the database confirms the session.
    request.live = live;
    live.catch(() => undefined);
  };

  const contextFrom = (deps: Deps, request: FastifyRequest, more: object) => {
    const [visitor, call] = [visitorOf(request), callWithin(app, request)];
    // The server's only type assertion: this input was just parsed with the endpoint's schemas.
    return { user: request.user, visitor, call, ...more, deps } as unknown as Context<E>;
  };
  if (endpoint.agent)
    app.handlers.set(endpoint, async (deps, request, input) => handler(contextFrom(deps, request, input)));

  const options: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    // A HEAD request would start a stream that nobody reads.
    exposeHeadRoute: !endpoint.stream,
    config: { endpoint, ...budgetOf(endpoint, app.deps.config) },
    // After the rate limit, which also counts refused callers, and before the body is read: signed-out
    // callers learn nothing about its shape and cause no parsing.
    ...((endpoint.access !== "public" || endpoint.project || isWrite) && { preParsing: admit }),
    ...(isPacked(endpoint) && { onSend: gzipAnswer }),
    handler: withRequestContext(endpoint, async (request, reply) => {
      const { params, query, body, user } = request;
      const isProposed = user?.token !== undefined && endpoint.agent === "propose";
      reply.status(isProposed ? 202 : (endpoint.status ?? 200));
      // Personal data must not be cached by proxies, nor by a shared browser.
      if (endpoint.access !== "public" || endpoint.personal) reply.header("cache-control", "no-store");
      if (isProposed) {
        if (!app.propose) throw new Error("Nothing proposes the calls of API tokens.");
        return app.propose(request, endpoint, { params, query, body });
      }
      const signed = endpoint.raw ? signedBody(request) : undefined;
      const contextOf = (deps: Deps, more: { file?: ReceivedFile | SpooledFile; caller?: Caller } = {}) =>
        contextFrom(deps, request, { params, query, body, signed, ...more });
      const work = (deps: Deps, more?: Parameters<typeof contextOf>[1]) => {
        if (endpoint.limit) app.limitCall(endpoint.limit, request);
        return handler(contextOf(deps, more));
      };
      if (endpoint.download) return sendDownload(request, reply, endpoint.download, () => work(app.deps));
      if (endpoint.stream) {
        const caller = await app.authenticate(request.headers.authorization);
        return sendStream(reply, caller, () => work(app.deps, { caller }));
      }
      const caller = user?.id ?? request.ip;
      if (endpoint.upload) {
        const network = app.deps.config.RATE_LIMIT ? addressKey(request.ip) : undefined;
        const { upload } = endpoint;
        const workWith = (file: ReceivedFile | SpooledFile) => work(app.deps, { file });
        // Strangers who share an address, as with a mobile provider, count as one network, not as one sender.
        const sender = { caller: user?.id ?? request.id, network };
        if (!upload.spooled) return withFile(request, sender, upload, workWith);
        const folder = app.deps.config.DATA_DIR;
        return withSpooledFile(request, sender, { ...upload, folder }, workWith);
      }
      if (request.live) return answerOnceLive(request.live, () => asViewed(app.deps, user, work));
      if (!endpoint.idempotent) return work(app.deps);
      const answer = await answerOnce(app.deps, { endpoint, caller, request, reply }, work);
      return andThen ? andThen(answer, contextOf(app.deps)) : answer;
    }),
  };

  if (!endpoint.upload && !endpoint.raw) return void app.http.route(options);
  // A separate scope, so that no other route accepts these content types.
  void app.http.register(async (scope) => {
    if (endpoint.upload) await acceptFiles(scope);
    else acceptBytes(scope);
    scope.route(options);
  });
}
