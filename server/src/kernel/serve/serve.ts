// Turns an endpoint of the contract into a route: checks the input, the caller and the answer.
import { Readable } from "node:stream";
import type { Answer, Download, Endpoint, Parsed, Upload } from "@solodesk/contract/kernel/endpoint.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from "fastify";
import type { App, Caller } from "../app.ts";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import type { SpooledFile } from "../files/spooled-file.ts";
import { optsOut } from "../http/opts-out.ts";
import { type RequestContext, runInContext } from "../http/request-context.ts";
import { addressKey, budgetOf } from "../limits/rate-limit.ts";
import { gzipAnswer } from "../pages/gzip-answer.ts";
import type { SessionUser } from "../secrets/session.ts";
import type { Signed } from "../secrets/signed.ts";
import { answerOnce } from "./idempotency.ts";
import { acceptFiles, type ReceivedFile, withFile, withSpooledFile } from "./received-file.ts";
import { type Piece, sendFile } from "./send-file.ts";
import { sendStream } from "./send-stream.ts";

/** Where a request came from; `address` is the peer's unless TRUST_PROXY names it. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** As they reached us: it may lead themselves back, and nobody else. */
  origin: string;
  /** Their browser says that they do not want to be followed. */
  optsOut: boolean;
}

export type Context<E extends Endpoint> = Parsed<E> & {
  user: E["access"] extends "user"
    ? SessionUser
    : E["access"] extends "either"
      ? SessionUser | undefined
      : undefined;
  file: E extends { upload: { spooled: true } }
    ? SpooledFile
    : E extends { upload: Upload }
      ? ReceivedFile
      : undefined;
  visitor: Visitor;
  /** The body as it came, and what was said about it. */
  signed: E extends { raw: true } ? Signed : undefined;
  /** What says when a stream has to end. */
  caller: E extends { stream: true } ? Caller : undefined;
  /** The deps to work with: inside a request with an idempotency key their `db` is that request's transaction. */
  deps: Deps;
};

/** A file comes in pieces, and each is made when there is room for it on the way. */
type Answered<E extends Endpoint> = E extends { download: Download }
  ? AsyncIterable<Piece>
  : E extends { stream: true }
    ? Readable
    : Answer<E>;
type Handler<E extends Endpoint> = (context: Context<E>) => Promise<Answered<E>> | Answered<E>;

const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  origin: `${request.protocol}://${request.host}`,
  optsOut: optsOut(request.headers),
});

/** What is signed comes from a machine; who is signed out and proves nothing asks for nobody. */
function askerOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext | undefined {
  const { user } = request;
  const isAuth = endpoint.budget === "auth";
  if (endpoint.raw || (user === undefined && !isAuth)) return undefined;
  const { address, userAgent } = visitorOf(request);
  const asker = { address, userAgent, userId: user?.id, sessionId: user?.sessionId };
  if (!isAuth) return asker;
  const keepCookie = (line: string) => void reply.header("set-cookie", line);
  return { ...asker, cookies: request.headers.cookie, keepCookie };
}

const knowingAsker =
  (endpoint: Endpoint, handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    runInContext(askerOf(endpoint, request, reply), () => handle(request, reply));

function schemaOf(endpoint: Endpoint): FastifySchema {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(!endpoint.download &&
      !endpoint.stream && { response: { [endpoint.status ?? 200]: endpoint.answer } }),
  };
}

/** Lists and other reads. Tokens are handed out elsewhere, and never packed. */
const isPacked = ({ method, path }: Endpoint): boolean => method === "GET" && path.startsWith(`${M}/`);

/** A session that has ended is refused whatever became of the work. */
async function answerOnceLive<T>(live: Promise<void>, work: () => Promise<T> | T): Promise<T> {
  const answer = (async () => work())();
  answer.catch(() => undefined);
  await live;
  return answer;
}

function acceptBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, bytes, done) => done(null, bytes));
}

/** What a handler of a file answers. */
const isPieces = (answer: unknown): answer is AsyncIterable<Piece> =>
  typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer;

async function sendWhenLive(
  { live }: FastifyRequest,
  reply: FastifyReply,
  download: Download,
  work: () => unknown,
): Promise<FastifyReply> {
  await live;
  const pieces = await work();
  if (!isPieces(pieces)) throw new Error("A file must be answered in pieces.");
  return sendFile(reply, download, pieces);
}

async function sendToCaller(
  reply: FastifyReply,
  { live }: Caller,
  work: () => unknown,
): Promise<FastifyReply> {
  await live;
  const lines = await work();
  if (!(lines instanceof Readable)) throw new Error("A stream must be answered as one.");
  return sendStream(reply, lines);
}

const signedIn = ({ body, headers }: FastifyRequest): Signed => ({
  bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers,
});

/**
 * What is decided, and kept with an idempotency key, does not have to be all: `andThen` makes the answer of it, after the
 * transaction and each time anew. So a gateway is asked outside of it, and asked again where its first answer was lost.
 */
type AndThen<E extends Endpoint> = (decided: unknown, context: Context<E>) => Promise<Answer<E>>;
type Decide<E extends Endpoint> = (context: Context<E>) => Promise<unknown>;

/** Throws "unknown_project". */
function requireProject({ project }: Endpoint, { headers }: FastifyRequest, { PROJECT_ID }: Config): void {
  if (project === undefined) return;
  const named = headers["x-project-id"] ?? (project === "path" ? PROJECT_ID : undefined);
  if (named !== PROJECT_ID) throw new AppError("unknown_project");
}

export function serve<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>): void {
  route(app, endpoint, handler);
}

/** In two steps: see AndThen. */
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
  const admit = async (request: FastifyRequest) => {
    if (endpoint.access !== "public") await authenticate(request);
    requireProject(endpoint, request, app.deps.config);
  };
  const authenticate = async (request: FastifyRequest) => {
    if (endpoint.access === "either" && request.headers.authorization === undefined) return;
    const { user, live } = await app.authenticate(request.headers.authorization);
    request.user = user;
    if (endpoint.method !== "GET") return live;
    // A read changes nothing, so it may begin before the database has said that the session lives.
    request.live = live;
    live.catch(() => undefined);
  };

  const options: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    // Asked for its head alone a stream would go on where nobody reads it.
    exposeHeadRoute: !endpoint.stream,
    config: { endpoint, ...budgetOf(endpoint, app.deps.config) },
    // After the limits, which refused callers draw from too, and before the body is read: those who are signed out
    // learn nothing of its shape and cost no parsing.
    ...((endpoint.access !== "public" || endpoint.project) && { preParsing: admit }),
    ...(isPacked(endpoint) && { onSend: gzipAnswer }),
    handler: knowingAsker(endpoint, async (request, reply) => {
      const { params, query, body, user } = request;
      reply.status(endpoint.status ?? 200);
      // What one person may see is kept by no cache on the way, nor by a browser that several use.
      if (endpoint.access !== "public" || endpoint.personal) reply.header("cache-control", "no-store");
      const signed = endpoint.raw ? signedIn(request) : undefined;
      const contextOf = (deps: Deps, more: { file?: ReceivedFile | SpooledFile; caller?: Caller } = {}) => {
        const visitor = visitorOf(request);
        // The one assertion of the server: Fastify has just parsed these by the endpoint's own schemas.
        return { params, query, body, user, visitor, signed, ...more, deps } as unknown as Context<E>;
      };
      const work = (deps: Deps, more?: Parameters<typeof contextOf>[1]) => handler(contextOf(deps, more));
      if (endpoint.download) return sendWhenLive(request, reply, endpoint.download, () => work(app.deps));
      if (endpoint.stream) {
        const caller = await app.authenticate(request.headers.authorization);
        return sendToCaller(reply, caller, () => work(app.deps, { caller }));
      }
      const caller = user?.id ?? request.ip;
      if (endpoint.upload) {
        const network = app.deps.config.RATE_LIMIT ? addressKey(request.ip) : undefined;
        const { upload } = endpoint;
        const workWith = (file: ReceivedFile | SpooledFile) => work(app.deps, { file });
        if (!upload.spooled) return withFile(request, { caller, network }, upload, workWith);
        const folder = app.deps.config.DATA_DIR;
        return withSpooledFile(request, { caller, network }, { ...upload, folder }, workWith);
      }
      if (request.live) return answerOnceLive(request.live, () => work(app.deps));
      if (!endpoint.idempotent) return work(app.deps);
      const answer = await answerOnce(app.deps, { endpoint, caller, request, reply }, work);
      return andThen ? andThen(answer, contextOf(app.deps)) : answer;
    }),
  };

  if (!endpoint.upload && !endpoint.raw) return void app.http.route(options);
  // A scope of its own, so that no other call takes what this one does.
  void app.http.register(async (scope) => {
    if (endpoint.upload) await acceptFiles(scope);
    else acceptBytes(scope);
    scope.route(options);
  });
}
