import type { Limit } from "@solodesk/contract/kernel/endpoint.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { Config } from "../config/config.ts";
import { days, minutes } from "../time/clock.ts";
import { type Counting, callCounter } from "./rate-limit.ts";
import { tooMany } from "./too-many.ts";

const lengths = { minute: minutes(1), hour: minutes(60), day: days(1) } as const;

export interface CountDeps extends Counting {
  config: Pick<Config, "RATE_LIMIT">;
}

/**
 * Limits calls per key, beyond the budgets per address, unless RATE_LIMIT is off. Other processes know the limit by its
 * message. If only the user or the network is counted, give the endpoint a `limit` instead. With 0 it counts nothing, and refuses
 * if none is left. Throws "rate_limited".
 */
export function limitPerWindow(
  deps: CountDeps,
  {
    most,
    per,
    message,
  }: Omit<Limit, "by" | "per"> & {
    /** A number: of milliseconds. */
    per: Limit["per"] | number;
  },
): (key: string, calls?: 0 | 1) => void {
  const name = `${most} ${inLanguage("en", message)}`;
  const count = callCounter(deps, name, typeof per === "number" ? per : lengths[per]);
  return (key, calls = 1) => {
    if (!deps.config.RATE_LIMIT) return;
    const { current, ttl } = count(key, calls);
    if (current + 1 - calls > most) throw tooMany(message(), ttl);
  };
}
