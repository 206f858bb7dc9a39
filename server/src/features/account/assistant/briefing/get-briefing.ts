import type { Insight } from "@solodesk/contract/account/assistant/insight.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, minutes } from "#kernel/time/clock.ts";
import { findTrends, listMarks, type MarkRow, markSeen, saveTrends } from "./briefing.repository.ts";
import type { Desk } from "./detector.ts";
import { detectors } from "./detectors.ts";
import { findInsights, inOrder, type KeptInsight } from "./find-insights.ts";
import { openDesk } from "./open-desk.ts";

/** How long trends are good for: until the job has found them anew, and a little longer. */
const GOOD_FOR = minutes(65);
/** How exactly it is noted when they were read. */
const NOTED_EACH = minutes(60);

/** Most insights in one briefing. */
const MOST = 60;

/** What was found and not dismissed, the most urgent first. Empty without a store. */
export async function getBriefing(deps: Deps, userId: Id): Promise<Insight[]> {
  const desk = await openDesk(deps, userId);
  if (!desk) return [];
  const trends = (await readTrends(deps, desk)).filter(isReadable);
  const found = [...(await findInsights(deps, desk, { trends: false })), ...trends];
  const marks = new Map((await listMarks(deps.db, userId)).map((mark) => [mark.key, mark]));
  const shown = inOrder(found.filter((insight) => !isDismissed(insight, marks.get(insight.key)))).slice(
    0,
    MOST,
  );
  await markSeen(deps.db, userId, shown, desk.now);
  return shown.map((insight) => toInsight(insight, desk, marks.get(insight.key)));
}

/** Trends may have been kept by an earlier version, which knew other kinds and other facts. */
const isReadable = ({ kind, facts }: KeptInsight): boolean =>
  Object.hasOwn(detectors, kind) && detectors[kind].facts.safeParse(facts).success;

/** Until its facts change. */
const isDismissed = ({ factsSha256 }: KeptInsight, mark: MarkRow | undefined): boolean =>
  mark !== undefined && mark.dismissedAt !== null && mark.factsSha256 === factsSha256;

function toInsight(
  { kind, key, severity, samples, facts, factsSha256 }: KeptInsight,
  desk: Desk,
  mark: MarkRow | undefined,
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
async function readTrends(deps: Deps, desk: Desk): Promise<KeptInsight[]> {
  const { userId, now } = desk;
  const kept = await findTrends(deps.db, userId);
  if (!kept || now >= after(kept.foundAt, GOOD_FOR)) {
    const insights = await findInsights(deps, desk, { trends: true });
    await saveTrends(deps.db, { userId, foundAt: now, readAt: now, insights });
    return insights;
  }
  if (now >= after(kept.readAt, NOTED_EACH)) await saveTrends(deps.db, { ...kept, readAt: now });
  return kept.insights;
}
