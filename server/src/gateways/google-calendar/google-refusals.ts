import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ProviderError } from "#kernel/outside/calendar-provider.ts";
import { OutsideError, type OutsideResponse, outsideFailures } from "#kernel/outside/outside-fetch.ts";
import { days, seconds } from "#kernel/time/clock.ts";
import { reasonIn } from "./google-answers.ts";

/** Reasons of a 403 that pass by themselves. */
const limits = new Set([
  "rateLimitExceeded",
  "userRateLimitExceeded",
  "quotaExceeded",
  "dailyLimitExceeded",
  "calendarUsageLimitsExceeded",
]);

export const isGood = ({ status }: Pick<OutsideResponse, "status">): boolean => status >= 200 && status < 300;

/** Milliseconds that Google asks us to wait, at most a day. */
function waitIn({ headers }: OutsideResponse): number {
  const asked = Number(headers["retry-after"]);
  return Number.isFinite(asked) ? Math.min(Math.max(seconds(asked), 0), days(1)) : 0;
}

/** Throws what an answer of the calendar means that is not the one hoped for. */
export function refuse(response: OutsideResponse): never {
  const { status } = response;
  if (status === 429 || (status === 403 && limits.has(reasonIn(response))))
    throw new ProviderError("busy", waitIn(response));
  if (status === 401) throw new ProviderError("consent");
  if (status === 403) throw new ProviderError("forbidden");
  if (status === 404) throw new ProviderError("no_calendar");
  if (status === 409 || status === 412) throw new ProviderError("changed");
  throw new OutsideError(t(outsideFailures.status, { status: String(status) }));
}
