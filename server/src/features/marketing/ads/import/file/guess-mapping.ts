import { type AdField, type AdMapping, adFields } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { knownHeadings, otherFiles, platformHeadings } from "./known-headings.ts";

/** "Amount spent (USD)" and "amount_spent" are one heading. */
const foldHeading = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([a-z]{3}\)\s*$/, "")
    .replace(/[\s_\u00ad]+/g, " ")
    .replace(/[’']/g, "'")
    .trim();

/** Which column holds what, as far as their headings tell. */
export function guessMapping(columns: readonly string[]): AdMapping {
  const folded = columns.map(foldHeading);
  const found = (names: readonly string[]): string | undefined => {
    for (const name of names) {
      const at = folded.indexOf(name);
      if (at >= 0) return columns[at];
    }
    return undefined;
  };
  const mapping: Partial<Record<AdField, string>> = {};
  for (const field of adFields) {
    const column = found(knownHeadings[field]);
    if (column !== undefined) mapping[field] = column;
  }
  // Google's interface calls the campaign of its own table "id".
  const ownId = folded.includes("base campaign") ? found(["id"]) : undefined;
  if (mapping.campaign_id === undefined && ownId !== undefined) mapping.campaign_id = ownId;
  // The days on which a report starts and ends belong together; beside a day of its own they say nothing more.
  const startsReport =
    mapping.day !== undefined && foldHeading(mapping.day) !== "day" && isStart(mapping.day);
  if (!startsReport) delete mapping.until;
  return mapping;
}

const starts = ["reporting starts", "berichtsstart", "début des rapports", "inicio del informe"];
const isStart = (column: string): boolean => starts.includes(foldHeading(column));

/** Undefined when no heading tells. */
export function guessPlatform(columns: readonly string[], before: readonly string[][]): string | undefined {
  if (before.some(([first = ""]) => first.startsWith("Report Name:"))) return "microsoft";
  const folded = columns.map(foldHeading);
  return platformHeadings.find(([, headings]) => headings.some((heading) => folded.includes(heading)))?.[0];
}

/** "a list of orders"; undefined for what may be a report. */
export function otherFile(columns: readonly string[]): string | undefined {
  const folded = columns.map(foldHeading);
  return otherFiles.find(([, headings]) => headings.some((heading) => folded.includes(heading)))?.[0];
}
