// The only way to other people's servers. An address that a user entered may point back inside: to this
// machine, its network or its cloud's metadata service. So the name is resolved here, all its addresses are
// checked, and the connection uses a checked one: a name that resolves differently a moment later (DNS
// rebinding) changes nothing.
import { lookup } from "node:dns/promises";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { seconds } from "../time/clock.ts";
import { isPublicAddress } from "./public-address.ts";
import { readBody } from "./read-body.ts";

/** Why nothing was fetched, in a sentence that people read. */
export class OutsideError extends Error {}

/** There is more than is read. */
export class OutsideSizeError extends OutsideError {}

export const outsideFailures = {
  late: msg("The address did not arrive within {seconds} seconds."),
  unreachable: msg("The address cannot be reached ({code})."),
  redirects: msg("The address redirects more than {most} times."),
  noAddress: msg("The address is no http or https address."),
  notSecure: msg("The address must begin with https://."),
  login: msg("The address has a name or password in it."),
  port: msg("The address is at port {port}, and only {ports} are used."),
  notPublic: msg("The address is not on the public internet."),
  brokeOff: msg("The address broke off."),
  elsewhere: msg("The address leads to another server."),
  status: msg("The address was answered with {status}."),
  large: msg("The address is larger than {size} MB."),
} as const;

export type FetchOutside = (address: string) => Promise<Buffer>;

export interface OutsideRequest {
  method: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

export interface OutsideResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The address that answered, after redirects. */
  address: string;
}

/** Sends a request and returns whatever was answered. Throws OutsideError. */
export type AskOutside = (address: string, request: OutsideRequest) => Promise<OutsideResponse>;

export interface Outside {
  /** Returns all addresses of a name. */
  resolve: (host: string) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  ports: readonly number[] | "any";
  /** Origins that the operator trusts: at any port, without https, and inside the network. */
  trusted: ReadonlySet<string>;
  /** If given, no other origins are asked, not even after a redirect. */
  only?: ReadonlySet<string>;
  /** Whether what is sent is secret. */
  isHttpsOnly: boolean;
  /** How many redirects are followed. If 0, a redirect is the response. */
  redirects: number;
  maxBytes: number;
  /** Whether only the beginning of a response is wanted: what is longer, or breaks off, is cut. */
  isCut: boolean;
  /** The Accept header. */
  accept: string;
  /** Timeout of the whole fetch, in milliseconds. */
  patience: number;
}

const internet: Outside = {
  // IPv4 first, because the first address is used and not every machine has IPv6.
  resolve: async (host) => {
    const found = await lookup(host, { all: true, order: "ipv4first" });
    return found.map(({ address }) => address);
  },
  isPublic: isPublicAddress,
  ports: [80, 443],
  trusted: new Set(),
  isHttpsOnly: false,
  redirects: 3,
  isCut: false,
  maxBytes: 10 * 1024 * 1024,
  accept: "image/*",
  patience: seconds(10),
};

const moved = new Set([301, 302, 303, 307, 308]);

/** Returns a function that fetches an address and throws OutsideError. Tests pass other settings. */
export function outsideFetch(given: Partial<Outside> = {}): FetchOutside {
  const ask = askOutside(given);
  const accept = given.accept ?? internet.accept;
  return async (address) => {
    const { status, body } = await ask(address, { method: "GET", headers: { accept } });
    if (status !== 200) throw new OutsideError(t(outsideFailures.status, { status: String(status) }));
    return body;
  };
}

/**
 * Returns a function that sends requests. Redirects are followed with the same method and body. Tests pass other
 * settings.
 */
export function askOutside(given: Partial<Outside> = {}): AskOutside {
  const outside = { ...internet, ...given };
  return (address, request) => explained(outside, (signal) => follow(address, request, outside, signal));
}

/** Returns a function that throws the OutsideError for which nothing would be sent to an address. Sends nothing. */
export function checkOutside(given: Partial<Outside> = {}): (address: string) => Promise<void> {
  const outside = { ...internet, ...given };
  return (address) =>
    explained(outside, async (signal) => {
      await findPublic(readAddress(address, outside), outside, signal);
    });
}

async function explained<T>({ patience }: Outside, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  try {
    return await work(signal);
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    if (signal.aborted) throw new OutsideError(t(outsideFailures.late, { seconds: patience / 1000 }));
    throw new OutsideError(t(outsideFailures.unreachable, { code: codeOf(error) }));
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown error";

async function follow(
  address: string,
  request: OutsideRequest,
  outside: Outside,
  signal: AbortSignal,
): Promise<OutsideResponse> {
  const size = Math.floor(outside.maxBytes / 1024 / 1024);
  const tooLarge = () => new OutsideSizeError(t(outsideFailures.large, { size }));
  let url = readAddress(address, outside);
  for (let redirects = 0; redirects <= outside.redirects; redirects += 1) {
    const response = await send(url, request, await findPublic(url, outside, signal), signal);
    const { statusCode = 0, headers } = response;
    if (!moved.has(statusCode) || outside.redirects === 0)
      return {
        status: statusCode,
        headers,
        body: await readBody(response, outside, tooLarge),
        address: url.href,
      };
    response.destroy();
    url = readAddress(headers.location ?? "", outside, url.href);
  }
  throw new OutsideError(t(outsideFailures.redirects, { most: outside.redirects }));
}

function readAddress(address: string, outside: Outside, base?: string): URL {
  const { ports, trusted, only, isHttpsOnly } = outside;
  const url = URL.parse(address, base);
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new OutsideError(t(outsideFailures.noAddress));
  if (url.username !== "" || url.password !== "") throw new OutsideError(t(outsideFailures.login));
  if (only && !only.has(url.origin)) throw new OutsideError(t(outsideFailures.elsewhere));
  if (trusted.has(url.origin)) return url;
  if (isHttpsOnly && url.protocol !== "https:") throw new OutsideError(t(outsideFailures.notSecure));
  const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  if (ports !== "any" && !ports.includes(port))
    throw new OutsideError(
      t(outsideFailures.port, {
        port: String(port),
        ports: listFormat().format(ports.map(String)),
      }),
    );
  return url;
}

/** Returns the first address of the host. Throws OutsideError unless all of them are public. */
async function findPublic(
  { hostname, origin }: URL,
  { resolve, isPublic, trusted }: Outside,
  signal: AbortSignal,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) === 0 ? await unlessAborted(resolve(host), signal) : [host];
  const [first] = addresses;
  const isAllowed = trusted.has(origin) || addresses.every(isPublic);
  if (first === undefined || !isAllowed) throw new OutsideError(t(outsideFailures.notPublic));
  return first;
}

async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Not imported, because importing `node:http` also loads the code behind `fetch`, which is not used. */
const requesting = (protocol: string) =>
  protocol === "https:"
    ? process.getBuiltinModule("node:https").request
    : process.getBuiltinModule("node:http").request;

/** Sends the request over a new connection to the address `pinned`, whatever the name resolves to by now. */
function send(
  url: URL,
  { method, headers, body }: OutsideRequest,
  pinned: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = requesting(url.protocol)(url, {
    method,
    agent: false,
    signal,
    lookup: (_host, { all }, answer) => {
      const family = isIP(pinned);
      if (all) answer(null, [{ address: pinned, family }]);
      else answer(null, pinned, family);
    },
    headers: { ...headers, "accept-encoding": "identity", "user-agent": "Solodesk" },
  });
  // Some endings emit neither event, such as a response that switches protocols.
  const cut = () => reject(new OutsideError(t(outsideFailures.brokeOff)));
  asked.on("response", resolve).on("error", reject).on("close", cut).end(body);
  return promise;
}
