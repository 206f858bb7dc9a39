import { type AdField, type AdMapping, adFields } from "@solodesk/contract/marketing/ads/ad-import.ts";
import { knownHeadings, type OtherFile, otherFiles, platformHeadings } from "./known-headings.ts";

/** Makes "Amount spent (USD)" and "amount_spent" equal. */
const foldHeading = (heading: string): string =>
  heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([a-z]{3}\)\s*$/, "")
    .replace(/[\s_\u00ad]+/g, " ")
    .replace(/[’']/g, "'")
    .trim();

/** Guesses from the headings which column holds what. */
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
  // Google's API calls the campaign's id just "id" in its campaign table.
  const ownId = folded.includes("base campaign") ? found(["id"]) : undefined;
  if (mapping.campaign_id === undefined && ownId !== undefined) mapping.campaign_id = ownId;
  // Start and end columns belong together. If there is also a column for single days, they add nothing.
  const startsReport =
    mapping.day !== undefined && foldHeading(mapping.day) !== "day" && isStart(mapping.day);
  if (!startsReport) delete mapping.until;
  return mapping;
}

const starts = ["reporting starts", "berichtsstart", "début des rapports", "inicio del informe"];
const isStart = (column: string): boolean => starts.includes(foldHeading(column));

/** Returns undefined if the headings do not tell. */
export function guessPlatform(columns: readonly string[], before: readonly string[][]): string | undefined {
  if (before.some(([first = ""]) => first.startsWith("Report Name:"))) return "microsoft";
  const folded = columns.map(foldHeading);
  return platformHeadings.find(([, headings]) => headings.some((heading) => folded.includes(heading)))?.[0];
}

/** Returns which other kind of file it is. Undefined if it may be a report. */
export function otherFile(columns: readonly string[]): OtherFile | undefined {
  const folded = columns.map(foldHeading);
  return otherFiles.find(([, headings]) => headings.some((heading) => folded.includes(heading)))?.[0];
}
