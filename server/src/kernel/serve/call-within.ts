// Calls another endpoint for the same caller, within this request's transaction. The input is checked and the handler runs as in a
// direct call. Its limit counts too, except in a rehearsal.
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyRequest } from "fastify";
import type { App } from "../app.ts";
import type { Deps } from "../deps.ts";
import { isRehearsal } from "./rehearse.ts";
import { requireValid } from "./validator.ts";

export interface CalledInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Makes the call with the `db` of `deps`. Throws what the endpoint refuses. */
export type CallWithin = (deps: Deps, endpoint: Endpoint, input: CalledInput) => Promise<unknown>;

const parsed = (endpoint: Endpoint, input: CalledInput): CalledInput =>
  Object.fromEntries(
    (["params", "query", "body"] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [[part, requireValid<unknown>(schema, input[part] ?? {})]] : [];
    }),
  );

export const callWithin =
  ({ handlers, limitCall }: App, request: FastifyRequest): CallWithin =>
  async (deps, endpoint, input) => {
    const handler = handlers.get(endpoint);
    if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} can't be called within another call.`);
    const checked = parsed(endpoint, input);
    if (endpoint.limit && !isRehearsal()) limitCall(endpoint.limit, request);
    return handler(deps, request, checked);
  };
