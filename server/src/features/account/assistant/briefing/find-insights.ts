import { type InsightKind, insightKinds, severities } from "@solodesk/contract/account/assistant/insight.ts";
import type { Deps } from "#kernel/deps.ts";
import { sha256Of } from "../sha256-of.ts";
import type { Desk, Finding } from "./detector.ts";
import { detectors } from "./detectors.ts";

/** What a detector found, as it is kept. */
export interface KeptInsight extends Finding<unknown> {
  kind: InsightKind;
  key: string;
  factsSha256: string;
}

/** Trends, or everything else. Worked out one after the other: a briefing never takes more than one connection. */
export async function findInsights(
  deps: Deps,
  desk: Desk,
  { trends }: { trends: boolean },
): Promise<KeptInsight[]> {
  const insights: KeptInsight[] = [];
  for (const kind of insightKinds) {
    const { isTrend, find } = detectors[kind];
    if (isTrend !== trends) continue;
    for (const found of await find(deps, desk)) {
      const key = found.about === undefined ? kind : `${kind}:${found.about}`;
      insights.push({ ...found, kind, key, factsSha256: sha256Of(found.gist ?? found.facts) });
    }
  }
  return insights;
}

/** The most urgent first. */
export const inOrder = (insights: readonly KeptInsight[]): KeptInsight[] =>
  insights.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      insightKinds.indexOf(a.kind) - insightKinds.indexOf(b.kind),
  );
