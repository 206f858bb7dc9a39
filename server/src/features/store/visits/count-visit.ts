import { WebsiteUrl } from "@solodesk/contract/store/store.ts";
import type { CountVisit } from "@solodesk/contract/store/visits.ts";
import { isbot } from "isbot";
import { type Batch, batched } from "#kernel/database/batch.ts";
import type { Deps } from "#kernel/deps.ts";
import { addressKey, callCounter } from "#kernel/limits/rate-limit.ts";
import type { Visitor } from "#kernel/serve/context.ts";
import { countedTouch } from "./counted-touch.ts";
import { type ReceivedVisit, writeVisits } from "./write-visits.ts";

/** Visits counted per network address and minute; more do not come from people. */
const MOST_A_MINUTE = 60;

interface VisitCounter extends Pick<Batch<ReceivedVisit>, "flush"> {
  /**
   * Does not report whether the visit counts, and does not wait: the store is looked up when the visit is
   * written.
   */
  count(websiteUrl: string, visit: CountVisit, visitor: Visitor): void;
}

/** Create one per server. A process that is killed loses the visits of its last second. */
export function visitCounter(deps: Deps): VisitCounter {
  const { clock, config, log, newId } = deps;
  const batch = batched<ReceivedVisit>({ log, write: (visits) => writeVisits(deps, visits) });
  const callsOf = callCounter(deps, "visits");

  function isCounted(websiteUrl: string, { userAgent, address }: Visitor): boolean {
    if (WebsiteUrl.safeParse(websiteUrl).data !== websiteUrl) return false;
    if (userAgent === "" || isbot(userAgent)) return false;
    return !config.RATE_LIMIT || callsOf(addressKey(address)).current <= MOST_A_MINUTE;
  }

  return {
    count(websiteUrl, { kind, touch, link }, visitor) {
      if (!isCounted(websiteUrl, visitor)) return;
      const at = clock.now();
      const tags = countedTouch(touch, { now: at, optsOut: visitor.optsOut });
      batch.add({ id: newId(), websiteUrl, at, kind, tags, link });
    },
    flush: batch.flush,
  };
}
