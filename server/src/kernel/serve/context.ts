// What a handler receives beside its parsed input.
import type { Endpoint, Parsed, Upload } from "@solodesk/contract/kernel/endpoint.ts";
import { acceptedLanguages } from "@solodesk/contract/kernel/language/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller } from "../app.ts";
import type { Deps } from "../deps.ts";
import type { SpooledFile } from "../files/spooled-file.ts";
import type { RequestContext } from "../http/request-context.ts";
import type { SessionUser } from "../secrets/session.ts";
import type { Signed } from "../secrets/signed.ts";
import type { CallWithin } from "./call-within.ts";
import type { ReceivedFile } from "./upload.ts";

/** Do Not Track, or Global Privacy Control. */
const optsOut = (headers: FastifyRequest["headers"]): boolean =>
  headers["dnt"] === "1" || headers["sec-gpc"] === "1";

/** Where a request came from. `address` is the peer's, or the forwarded one if TRUST_PROXY names the peer. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** The origin they requested. Use it only to send this visitor back, never in anything that others see. */
  origin: string;
  /** BCP 47 tags, the most wanted first. */
  languages: readonly string[];
  /** Their browser asks not to be tracked. */
  optsOut: boolean;
}

export type Context<E extends Endpoint> = Parsed<E> & {
  user: E["access"] extends "user" | "operator"
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
  /** The raw body and the headers. */
  signed: E extends { raw: true } ? Signed : undefined;
  /** Lets a stream check when it has to end. */
  caller: E extends { stream: true } ? Caller : undefined;
  /** Calls another endpoint for this caller. */
  call: E["access"] extends "user" ? CallWithin : undefined;
  /** The deps to use: in a request with an idempotency key, `db` is that request's transaction. */
  deps: Deps;
};

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers["user-agent"] ?? "",
  origin: `${request.protocol}://${request.host}`,
  languages: acceptedLanguages(request.headers["accept-language"]),
  optsOut: optsOut(request.headers),
});

/** Undefined for webhooks, sent by machines, and for signed-out callers except in calls about signing in. */
export function requestContextOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext | undefined {
  const { user } = request;
  const isAuth = endpoint.budget === "auth";
  if (endpoint.raw || (user === undefined && !isAuth)) return undefined;
  const { address, userAgent } = visitorOf(request);
  const context = { address, userAgent, userId: user?.id, sessionId: user?.sessionId };
  if (!isAuth) return context;
  const keepCookie = (line: string) => void reply.header("set-cookie", line);
  return { ...context, cookies: request.headers.cookie, keepCookie };
}
