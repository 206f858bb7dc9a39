import type { Limit } from "@solodesk/contract/kernel/endpoint.ts";
import type { FastifyRequest } from "fastify";
import { type CountDeps, limitPerWindow } from "./limit-per-window.ts";
import { addressKey } from "./rate-limit.ts";

/** Counts a request against a limit. Throws "rate_limited". */
export type LimitCall = (limit: Limit, request: Pick<FastifyRequest, "user" | "ip">) => void;

/** Counts the calls of one app: each Limit object has one count, whichever endpoints name it. */
export function limitCalls(deps: CountDeps): LimitCall {
  const counts = new Map<Limit, (key: string) => void>();
  return (limit, { user, ip }) => {
    const refuse = counts.get(limit) ?? limitPerWindow(deps, { ...limit, message: () => limit.message });
    counts.set(limit, refuse);
    const network = addressKey(ip);
    refuse(limit.by === "user" ? (user?.id ?? network) : network);
  };
}
