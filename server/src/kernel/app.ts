import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "./deps.ts";
import type { LimitCall } from "./limits/limit-calls.ts";
import type { SessionUser } from "./secrets/session.ts";

export interface Caller {
  user: SessionUser;
  /** Resolves once the database confirms the session; rejects with AppError "unauthenticated". */
  live: Promise<void>;
  /** When the token expires. */
  expires: Date;
  /** Checks again whether the session is live, for work that outlasts the request, such as streams. */
  lives: () => Promise<boolean>;
}

/** What a feature registers its routes on. */
export interface App {
  http: FastifyInstance;
  deps: Deps;
  /** Returns who the header authenticates. Throws AppError for a missing, forged or expired token. */
  authenticate(authorization: string | undefined): Promise<Caller>;
  /** Throws "forbidden" for whoever does not run the installation, with what an operator still has to do. */
  requireOperator(user: SessionUser): Promise<void>;
  limitCall: LimitCall;
  /** Of each endpoint that another call can call: see callWithin. */
  handlers: Map<Endpoint, CalledHandler>;
  /** What the assistant registers: proposes a call of an API token, which the seller then confirms. */
  propose: CalledProposer | undefined;
}

/** Answers the proposal. Throws what the endpoint refuses. */
type CalledProposer = (request: FastifyRequest, endpoint: Endpoint, input: object) => Promise<unknown>;

/** Runs an endpoint with the `db` of `deps`, for the caller of `request`, with input that was checked. */
type CalledHandler = (deps: Deps, request: FastifyRequest, input: object) => Promise<unknown>;

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `serve` before any handler of a route for signed-in callers runs. */
    user: SessionUser | undefined;
    /** `Caller.live`, which the response of a read must wait for. */
    live: Promise<void> | undefined;
  }
  interface FastifyContextConfig {
    /** The contract behind a route; absent on pages and files. */
    endpoint?: Endpoint;
  }
}
