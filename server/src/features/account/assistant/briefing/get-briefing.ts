import type { Insight } from "@solodesk/contract/account/assistant/insight.ts";
import type { Deps } from "#kernel/deps.ts";
import type { SessionUser } from "#kernel/secrets/session.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { findTrends, markSeen, saveTrends } from "./briefing.repository.ts";
import type { Desk } from "./detector.ts";
import { detectors } from "./detectors.ts";
import { findInsights, type KeptInsight } from "./find-insights.ts";
import { openDesk } from "./open-desk.ts";
import { type Picked, pickInsights } from "./pick-insights.ts";

/** How long trends are good for: until the job has found them anew, and a little longer. */
const GOOD_FOR = minutes(65);
/** How exactly it is noted when they were read. */
const NOTED_EACH = minutes(60);

/** What was found and not dismissed, the most urgent first. Empty without a store. A viewer reads it without a trace. */
export async function getBriefing(
  deps: Deps,
  { id: userId, viewer }: Pick<SessionUser, "id" | "viewer">,
): Promise<Insight[]> {
  const desk = await openDesk(deps, userId);
  if (!desk) return [];
  const picked = await pickInsights(deps, desk, await readTrends(deps, desk, !viewer));
  const shown = picked.map(({ insight }) => insight);
  if (!viewer) await markSeen(deps.db, userId, shown, desk.now);
  return picked.map((one) => toInsight(one, desk));
}

function toInsight(
  { insight: { kind, key, severity, samples, facts, factsSha256 }, mark }: Picked,
  desk: Desk,
): Insight {
  const detector = detectors[kind];
  return {
    key,
    kind,
    severity,
    samples,
    ...detector.say(detector.facts.parse(facts), desk),
    dismissable: true,
    seen_at: (mark?.factsSha256 === factsSha256 ? mark.seenAt : desk.now).toISOString(),
  };
}

/** The trends of a seller who reads them now: as they were found within the last hour, or else found now. */
async function readTrends(deps: Deps, desk: Desk, isNoted: boolean): Promise<KeptInsight[]> {
  const { userId, now } = desk;
  const kept = await findTrends(deps.db, userId);
  if (!kept || now >= after(kept.foundAt, GOOD_FOR)) {
    const insights = await findInsights(deps, desk, { trends: true });
    if (isNoted) await saveTrends(deps.db, { userId, foundAt: now, readAt: now, insights });
    return insights;
  }
  if (isNoted && now >= after(kept.readAt, NOTED_EACH)) await saveTrends(deps.db, { ...kept, readAt: now });
  return kept.insights;
}
