import type { Limit } from "@solodesk/contract/kernel/endpoint.ts";
import type { Config } from "../config/config.ts";
import { type Clock, days, minutes } from "../time/clock.ts";
import { callCounter } from "./rate-limit.ts";
import { tooMany } from "./too-many.ts";

const lengths = { minute: minutes(1), hour: minutes(60), day: days(1) } as const;

/** The parts of `Deps` that counting needs. */
export interface CountDeps {
  clock: Clock;
  config: Pick<Config, "RATE_LIMIT">;
}

/**
 * Limits calls per key in this process, beyond the budgets per address, unless RATE_LIMIT is off. If only the
 * user or the network is counted, give the endpoint a `limit` instead. Throws "rate_limited".
 */
export function limitPerWindow(
  { clock, config }: CountDeps,
  {
    most,
    per,
    message,
  }: Omit<Limit, "by" | "per"> & {
    /** A number: of milliseconds. */
    per: Limit["per"] | number;
  },
): (key: string) => void {
  const count = callCounter(clock, typeof per === "number" ? per : lengths[per]);
  return (key) => {
    if (!config.RATE_LIMIT) return;
    const { current, ttl } = count(key);
    if (current > most) throw tooMany(message(), ttl);
  };
}
