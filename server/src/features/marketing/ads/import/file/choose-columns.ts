import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AdField, AdMapping } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { adFields } from "@solodesk/contract/marketing/ads/ad-import.ts";
import type { ReportTable } from "./find-table.ts";
import { guessMapping, guessPlatform, otherFile } from "./guess-mapping.ts";
import type { Problem } from "./unreadable-report.ts";

interface Chosen {
  mapping: AdMapping;
  places: Partial<Record<AdField, number>>;
  platform: string | undefined;
  problems: Problem[];
}

/** A mapping chosen by the seller replaces the guessed one as a whole. */
export function chooseColumns(
  { columns, before }: ReportTable,
  given: { mapping?: AdMapping | undefined; platform?: string | undefined },
  hasRange: boolean,
): Chosen {
  const mapping = given.mapping ?? guessMapping(columns);
  const platform = given.platform ?? guessPlatform(columns, before);
  const places: Partial<Record<AdField, number>> = {};
  const unknown: string[] = [];
  for (const field of adFields) {
    const heading = mapping[field];
    if (heading === undefined) continue;
    const place = columns.indexOf(heading);
    if (place < 0) unknown.push(`"${heading}"`);
    else places[field] = place;
  }
  const problems: Problem[] = [];
  const refuse = (field: Problem["field"], message: string) => problems.push({ field, message });
  const missing = [
    ...(places.day === undefined && !hasRange ? ["days"] : []),
    ...(places.campaign === undefined && places.campaign_id === undefined ? ["campaigns"] : []),
    ...(places.spend === undefined ? ["spend"] : []),
  ];
  const other = otherFile(columns);
  if (unknown.length > 0)
    refuse("mapping", t("This file has no column {columns}.", { columns: listFormat().format(unknown) }));
  else if (missing.join() === "days")
    refuse("mapping", t("This report has no dates. Export it broken down by day."));
  else if (missing.length > 0 && other !== undefined && given.mapping === undefined)
    refuse(
      "file",
      t(
        "{other, select, catalogue {This looks like a catalogue of products, not like a report of an ad platform.} other {This looks like a list of orders, not like a report of an ad platform.}}",
        { other },
      ),
    );
  else if (missing.length > 0)
    refuse(
      "mapping",
      t(
        "{missing, select, campaigns {No column holds campaigns. Pick it, or export the report with it.} spend {No column holds spend. Pick it, or export the report with it.} days_campaigns {No column holds days and campaigns. Pick them, or export the report with them.} days_spend {No column holds days and spend. Pick them, or export the report with them.} campaigns_spend {No column holds campaigns and spend. Pick them, or export the report with them.} other {No column holds days, campaigns, and spend. Pick them, or export the report with them.}}",
        { missing: missing.join("_") },
      ),
    );
  if (platform === undefined && problems.length === 0)
    refuse("platform", t("We can't tell which platform this report is from. Choose it."));
  return { mapping, places, platform, problems };
}
