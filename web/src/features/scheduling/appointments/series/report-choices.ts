// The seller's choice for each time of a series before it is created: keep, move within its day, or skip.
import type { Occurrence } from "@solodesk/contract/kernel/occurrence.ts";
import type { CreateSeries } from "@solodesk/contract/scheduling/series.ts";

export interface Report {
  /** The form values that were checked, as JSON; once the form differs, the report is outdated. */
  about: string;
  occurrences: readonly Occurrence[];
  /** By index: another start, or "skip". */
  choices: Readonly<Record<number, string | undefined>>;
}

export const isOccurrenceTaken = ({ clash, held }: Occurrence): boolean => clash !== null || held;

/** Returns undefined if the time is kept. A taken time is skipped until the seller picks another. */
export const choiceOf = (report: Report, occurrence: Occurrence): string | undefined =>
  report.choices[occurrence.index] ?? (isOccurrenceTaken(occurrence) ? "skip" : undefined);

export const withChoice = (report: Report, index: number, choice: string | undefined): Report => ({
  ...report,
  choices: { ...report.choices, [index]: choice },
});

/** Replaces the occurrences that were taken meanwhile and drops the choices made for them. */
export const withUpdatedOccurrences = (report: Report, updated: readonly Occurrence[]): Report => ({
  ...report,
  occurrences: report.occurrences.map(
    (before) => updated.find(({ index }) => index === before.index) ?? before,
  ),
  choices: Object.fromEntries(
    Object.entries(report.choices).filter(([index]) => !updated.some((one) => one.index === Number(index))),
  ),
});

type Chosen = Required<Pick<CreateSeries, "skip" | "move">>;

export function chosenIn(report: Report): Chosen {
  const chosen: Chosen = { skip: [], move: [] };
  for (const occurrence of report.occurrences) {
    const { index } = occurrence;
    const choice = choiceOf(report, occurrence);
    if (choice === "skip") chosen.skip.push(index);
    else if (choice !== undefined) chosen.move.push({ index, starts_at: choice });
  }
  return chosen;
}

export const countIn = (report: Report): number => report.occurrences.length - chosenIn(report).skip.length;
