// Who sent the request, for records written far below the route, without passing it through every call.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Id } from "@solodesk/contract/kernel/id.ts";

export interface RequestContext {
  address: string;
  userAgent: string;
  /** Undefined for signed-out callers; their call itself proves whose account it is, say by a password. */
  userId: Id | undefined;
  sessionId: Id | undefined;
  /** The Cookie header, only in calls about signing in. `keepCookie` sets a Set-Cookie header. */
  cookies?: string | undefined;
  keepCookie?: (line: string) => void;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Undefined in jobs, commands and webhooks. */
export const requestContext = (): RequestContext | undefined => contexts.getStore();

export const runInContext = <T>(context: RequestContext | undefined, work: () => T): T =>
  context ? contexts.run(context, work) : work();
