// Who asks, for what is written down far below the route: kept beside the request instead of handed through every call.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Id } from "@solodesk/contract/kernel/id.ts";

export interface RequestContext {
  address: string;
  userAgent: string;
  /** Undefined for whoever is signed out; what they do to an account proves that it is theirs. */
  userId: Id | undefined;
  sessionId: Id | undefined;
  /** The Cookie header, of calls about signing in; what is kept is told to the browser by a Set-Cookie header. */
  cookies?: string | undefined;
  keepCookie?: (line: string) => void;
}

const asking = new AsyncLocalStorage<RequestContext>();

/** Undefined for jobs, commands and what another machine tells. */
export const requestContext = (): RequestContext | undefined => asking.getStore();

export const runInContext = <T>(asker: RequestContext | undefined, work: () => T): T =>
  asker ? asking.run(asker, work) : work();
