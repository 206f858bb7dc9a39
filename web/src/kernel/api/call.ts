// Every request of the web app to the server is sent from here.

import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { type ConfirmationWay, ErrorBody } from "@solodesk/contract/kernel/errors.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { askToConfirm } from "../session/confirmation.ts";
import { followConfig, projectId } from "../session/project-id.ts";
import { refreshBearer, requireBearer } from "../session/refresh-bearer.ts";
import { readBearer } from "../session/tokens.ts";
import { isViewing } from "../storage/storage.ts";
import { CallError } from "./call-error.ts";
import { isUnanswered, noteNoResponse, noteResponse } from "./connection.ts";
import { credentialsMode } from "./credentials.ts";
import type { CallInput } from "./request-of.ts";
import { requestOf } from "./request-of.ts";

// Idempotency keys by request. Pressing "Create store" again after a lost response must not create a second
// store.
const keys = new Map<string, string>();

type Body = string | FormData | null;

const nameOf = (url: string, body: Body) => `${url} ${typeof body === "string" ? body : ""}`;

/** Not `randomUUID`: browsers lack it on plain-http addresses of a local network. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

function keyFor(url: string, body: Body): string {
  const name = nameOf(url, body);
  const key = keys.get(name) ?? newKey();
  keys.set(name, key);
  return key;
}

const forgetKey = (url: string, body: Body): boolean => keys.delete(nameOf(url, body));

/** Sends a request and returns its response; rejects if there is none. */
export type Transport = (
  url: string,
  init: ReturnType<typeof requestOf>["init"] & RequestInit,
) => Promise<Response>;

interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request outlive the page, for the last request at log-out. */
  keepalive?: boolean;
  /** Replaces `fetch`: see with-progress.ts. */
  transport?: Transport;
}

/**
 * Sends the input to the endpoint. A 401 on a call with a bearer token is retried once with a fresh one (spec
 * 4).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallInput,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const answer = responseTo(endpoint, input, options).then((response) => read(endpoint, response));
  if (endpoint.path === auth.getConfig.path) followConfig(answer);
  // The server validates every response against the same contract before it sends it.
  return (await answer) as Answer<E>;
}

/** Like `call`, but returns the response as a stream of bytes, for files. Throws what `call` throws. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & CallInput,
  options: CallOptions = {},
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await responseTo(endpoint, input, options);
  if (response.ok && response.body) return response.body;
  throw await failureOf(endpoint, response);
}

function bearerFor({ access, method }: Endpoint): string | undefined {
  // Public writes, such as a booking, are refused only if the request carries the view's token.
  if (access === "public") return isViewing && method !== "GET" ? readBearer() : undefined;
  return access === "user" ? requireBearer() : readBearer();
}

async function responseTo(endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<Response> {
  const response = await sendAsUser(endpoint, input, options);
  const ways = await waysToConfirm(response);
  if (!ways) return response;
  if (await askToConfirm(ways)) return sendAsUser(endpoint, input, options);
  throw new CallError({ code: "not_confirmed", message: t("Nothing was done."), status: response.status });
}

/** The ways to confirm who the user is if the response requires that, else `undefined`. */
async function waysToConfirm(response: Response): Promise<readonly ConfirmationWay[] | undefined> {
  if (response.status !== 403) return undefined;
  const refusal = ErrorBody.safeParse(await bodyOf(response.clone())).data;
  return refusal?.code === "confirmation_required" ? (refusal.ways ?? ["password"]) : undefined;
}

async function sendAsUser(endpoint: Endpoint, input: CallInput, options: CallOptions): Promise<Response> {
  const bearer = bearerFor(endpoint);
  const response = await send(endpoint, input, options, bearer);
  if (response.status !== 401 || bearer === undefined) return response;
  const fresh = await refreshBearer(bearer, postRefresh);
  return send(endpoint, input, options, fresh);
}

async function send(
  endpoint: Endpoint,
  input: CallInput,
  { transport = fetch, ...options }: CallOptions,
  bearer: string | undefined,
) {
  const { url, init } = requestOf(endpoint, input);
  if (bearer !== undefined) init.headers.set("Authorization", `Bearer ${bearer}`);
  if (endpoint.idempotent) init.headers.set("Idempotency-Key", keyFor(url, init.body));
  const ask = async () => {
    if (endpoint.project) init.headers.set("x-project-id", await projectId(() => call(auth.getConfig, {})));
    const credentials = credentialsMode();
    // XMLHttpRequest can't leave the cookies out, so such an upload reports no progress.
    const carry = credentials === "omit" ? fetch : transport;
    return carry(url, { ...init, ...options, credentials });
  };
  const response = await answerOf(endpoint, ask, options.signal);
  // After a definite response the same request is a new one and gets a new key. After no response or a 5xx it
  // is a retry.
  if (response.status < 500 && !asksWho(response)) forgetKey(url, init.body);
  return response;
}

/** Nothing was decided yet: the same request is sent again after a refresh or confirmation. */
const asksWho = ({ status }: Response): boolean => status === 401 || status === 403;

async function answerOf(
  endpoint: Endpoint,
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    const response = await ask();
    noteResponse(response);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    // The call that finds out the project, made before this one, may have had an answer.
    const { code, status } = error instanceof CallError ? error : { code: "network", status: 0 };
    throw lost(new CallError({ code, message: t(endpoint.failed), status }));
  }
}

async function read(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const body = await bodyOf(response);
  if (response.ok && body !== undefined) return body;
  throw lost(new CallError({ ...refusalIn(body, endpoint), status: response.status }));
}

/** Takes note of a failure that no server has answered. */
function lost(error: CallError): CallError {
  if (isUnanswered(error)) noteNoResponse();
  return error;
}

async function failureOf(endpoint: Endpoint, response: Response): Promise<CallError> {
  return lost(new CallError({ ...refusalIn(await bodyOf(response), endpoint), status: response.status }));
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Spec 8: the server's message if there is one, else the endpoint's `failed`. */
function refusalIn(body: unknown, endpoint: Endpoint) {
  const known = ErrorBody.safeParse(body).data;
  if (known) return { ...known, message: known.error || t(endpoint.failed) };
  return { code: "unreadable", message: sentenceIn(body) ?? t(endpoint.failed) };
}

function sentenceIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const said = "error" in body ? body.error : "message" in body ? body.message : undefined;
  return typeof said === "string" && said !== "" ? said : undefined;
}

async function postRefresh(endpoint: Endpoint, input: CallInput): Promise<unknown> {
  return read(endpoint, await send(endpoint, input, {}, undefined));
}
