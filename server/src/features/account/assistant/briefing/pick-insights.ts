import type { Deps } from "#kernel/deps.ts";
import { listMarks, type MarkRow } from "./briefing.repository.ts";
import type { Desk } from "./detector.ts";
import { detectors } from "./detectors.ts";
import { findInsights, inOrder, type KeptInsight } from "./find-insights.ts";

/** Most insights in one briefing. */
const MOST = 60;

export interface Picked {
  insight: KeptInsight;
  /** Undefined until it is shown for the first time. */
  mark: MarkRow | undefined;
}

/** What is worth a look now, with these trends: the most urgent first, without what the seller has hidden. */
export async function pickInsights(
  deps: Deps,
  desk: Desk,
  trends: readonly KeptInsight[],
): Promise<Picked[]> {
  const found = [...(await findInsights(deps, desk, { trends: false })), ...trends.filter(isReadable)];
  const marks = new Map((await listMarks(deps.db, desk.userId)).map((mark) => [mark.key, mark]));
  return inOrder(found)
    .map((insight) => ({ insight, mark: marks.get(insight.key) }))
    .filter((picked) => !isDismissed(picked))
    .slice(0, MOST);
}

/** Trends may have been kept by an earlier version, which knew other kinds and other facts. */
const isReadable = ({ kind, facts }: KeptInsight): boolean =>
  Object.hasOwn(detectors, kind) && detectors[kind].facts.safeParse(facts).success;

/** Until its facts change. */
const isDismissed = ({ insight, mark }: Picked): boolean =>
  mark !== undefined && mark.dismissedAt !== null && mark.factsSha256 === insight.factsSha256;
