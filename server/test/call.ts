// How tests call the API: the endpoint gives the address and the types, as for the web app.
import type { Answer, Endpoint, EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import type { ErrorBody } from "@solodesk/contract/kernel/errors.ts";
import type { TestApp } from "./test-app.ts";

/** A test seller, an account, or any other headers. */
export interface Caller {
  headers: Record<string, string>;
}

type CalledServer = Pick<TestApp, "http" | "deps">;
type Injected = Awaited<ReturnType<CalledServer["http"]["inject"]>>;

interface AnyInput {
  params?: Record<string, string>;
  /** May be written as in an address: `page=2&sort=name`. */
  query?: string | Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** What the server answered. A test reads `body` or `refusal`, and fails with the answer's text if it is the other. */
export class Reply<E extends Endpoint> {
  readonly status: number;
  readonly headers: Injected["headers"];
  readonly text: string;
  readonly #endpoint: E;
  readonly #response: Injected;

  constructor(endpoint: E, response: Injected) {
    this.status = response.statusCode;
    this.headers = response.headers;
    this.text = response.body;
    this.#endpoint = endpoint;
    this.#response = response;
  }

  /** Of a call that succeeded with the endpoint's own status. */
  get body(): Answer<E> {
    if (this.status !== (this.#endpoint.status ?? 200)) throw this.#unexpected();
    return this.#response.json<Answer<E>>();
  }

  /** Of a refusal; none if the call succeeded. */
  get code(): string | undefined {
    return this.status < 400 ? undefined : this.refusal.code;
  }

  /** Of a file. */
  get bytes(): Buffer {
    return this.#response.rawPayload;
  }

  get refusal(): ErrorBody {
    if (this.status < 400) throw this.#unexpected();
    return this.#response.json<ErrorBody>();
  }

  #unexpected(): Error {
    const { method, path } = this.#endpoint;
    return new Error(`${method} ${path} answered ${this.status}: ${this.text}`);
  }
}

/** Sends the input to the endpoint; without a caller as a visitor does. */
export const call = <E extends Endpoint>(
  server: CalledServer,
  endpoint: E,
  input: EndpointInput<E> & AnyInput,
  as?: Caller,
): Promise<Reply<E>> => callUnchecked(server, endpoint, input, as);

/** The same with input that need not be of the endpoint's types: for what the server has to refuse. */
export async function callUnchecked<E extends Endpoint>(
  { http, deps }: CalledServer,
  endpoint: E,
  { params = {}, query = {}, body = endpoint.body && {} }: AnyInput,
  { headers }: Caller = { headers: {} },
): Promise<Reply<E>> {
  const response = await http.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
    query: typeof query === "string" ? query : presentOf(query),
    headers: {
      ...(endpoint.project && { "x-project-id": deps.config.PROJECT_ID }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return new Reply(endpoint, response);
}

const presentOf = (query: Exclude<AnyInput["query"], string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
