import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyRequest } from "fastify";
import type { Config } from "./config.ts";

/** Calls a minute from one address, by the budget a call draws from. */
const perMinute = { auth: 60, write: 60, other: 1200 } as const;

/** An IPv6 customer owns a whole /64, so the network counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, 4).join(":");
}

/** Public writes and sign-in calls draw from tighter budgets than everything else. */
export function budgetOf(endpoint: Endpoint, config: Pick<Config, "RATE_LIMIT">) {
  const isPublicWrite = endpoint.access === "public" && endpoint.method !== "GET";
  const budget = endpoint.budget ?? (isPublicWrite ? "write" : "other");
  if (budget === "none" || !config.RATE_LIMIT) return { rateLimit: false } as const;
  return {
    rateLimit: {
      max: perMinute[budget],
      timeWindow: 60_000,
      groupId: budget,
      keyGenerator: (request: FastifyRequest) => addressKey(request.ip),
    },
  };
}
