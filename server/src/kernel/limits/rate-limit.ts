// How often one address may call: a budget per minute for each kind of call, which its routes share.
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { type Clock, minutes } from "../time/clock.ts";
import type { SharedCounts } from "./shared-counts.ts";

const perMinute = { auth: 60, write: 60, upload: 30, document: 30, other: 1200 } as const;
type Budget = keyof typeof perMinute;

const WINDOW = minutes(1);
/** Beyond this many keys the oldest is dropped, so that a flood cannot fill the memory. */
const MOST_ADDRESSES = 50_000;

/** Returns the key an address counts under. An IPv6 customer has a whole /64, so it counts as one. */
export function addressKey(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}

interface Count {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** The parts of `Deps` that counting needs. Without shared counts each process counts on its own. */
export interface Counting {
  clock: Clock;
  sharedCounts?: SharedCounts;
}

/**
 * Counts calls by key in fixed windows of `length` ms; returns the count including this call, and what other processes
 * counted under the same name until about a second ago. With 0 it counts nothing, and returns the count so far.
 */
export function callCounter(
  { clock, sharedCounts }: Counting,
  name: string,
  length = WINDOW,
): (key: string, calls?: 0 | 1) => Count {
  const windows = new Map<string, { calls: number; ends: number }>();
  return (key, calls = 1) => {
    const now = clock.now().getTime();
    const found = windows.get(key);
    const window = found && found.ends > now ? found : { calls: 0, ends: now + length };
    window.calls += calls;
    if (window !== found && calls > 0) {
      windows.delete(key);
      const [oldest] = windows.keys();
      if (windows.size >= MOST_ADDRESSES && oldest !== undefined) windows.delete(oldest);
      windows.set(key, window);
    }
    const others = sharedCounts?.add(name, key, window.ends, calls) ?? { calls: 0, ends: now };
    return { current: window.calls + others.calls, ttl: Math.max(window.ends, others.ends) - now };
  };
}

type Done = (error: Error | null, count: Count) => void;

/** A store class for @fastify/rate-limit, whose built-in store would count each route separately. */
export const budgetStore = (counting: Counting) => {
  const count = callCounter(counting, "budget");
  return class BudgetStore {
    incr(key: string, done: Done): void {
      done(null, count(key));
    }
    child(): BudgetStore {
      return this;
    }
  };
};

/** Route configuration that makes a route draw from a budget. */
export function drawFrom(budget: Budget, { RATE_LIMIT }: Pick<Config, "RATE_LIMIT">) {
  if (!RATE_LIMIT) return { rateLimit: false } as const;
  return {
    rateLimit: {
      max: perMinute[budget],
      timeWindow: WINDOW,
      keyGenerator: (request: FastifyRequest) => `${budget} ${addressKey(request.ip)}`,
    },
  };
}

/** Public writes and sign-in calls draw from tighter budgets than everything else. */
export function budgetOf(endpoint: Endpoint, config: Pick<Config, "RATE_LIMIT">) {
  const isPublic = endpoint.access === "public" || endpoint.access === "either";
  const isPublicWrite = isPublic && endpoint.method !== "GET";
  const budget = endpoint.budget ?? (isPublicWrite ? "write" : "other");
  return budget === "none" ? ({ rateLimit: false } as const) : drawFrom(budget, config);
}
