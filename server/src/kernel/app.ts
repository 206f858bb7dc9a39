import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "./deps.ts";
import type { SessionUser } from "./secrets/session.ts";

export interface Caller {
  user: SessionUser;
  /** Settles once the database has said that the session lives; rejects with AppError "unauthenticated". */
  live: Promise<void>;
  /** Of the token. */
  expires: Date;
  /** Asks anew whether the session lives: for what outlasts the request. */
  lives: () => Promise<boolean>;
}

/** What a feature hangs its routes on. */
export interface App {
  http: FastifyInstance;
  deps: Deps;
  /** Who an Authorization header speaks for; throws AppError for a missing, forged or expired token. */
  authenticate(authorization: string | undefined): Promise<Caller>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set by `serve` before anything of a route for signed-in callers runs. */
    user: SessionUser | undefined;
    /** What the answer of a read must wait for. */
    live: Promise<void> | undefined;
  }
  interface FastifyContextConfig {
    /** The contract behind a route; absent on pages and files. */
    endpoint?: Endpoint;
  }
}
