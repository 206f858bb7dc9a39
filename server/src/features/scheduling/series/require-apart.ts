import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Lengths } from "#features/scheduling/appointments/slots/service-rule.ts";
import { AppError } from "#kernel/app-error.ts";

const sentences = {
  every_weeks: msg("Each one would overlap the next."),
  move: msg("Two of them would overlap."),
} as const;

/** Checks that none of the times, sorted by start, overlaps the next one. Throws "validation_failed". */
export function requireApart(
  times: readonly Range[],
  { before, buffer }: Pick<Lengths, "before" | "buffer">,
  field: keyof typeof sentences,
): void {
  const overlap = times.some(({ from }, i) => i > 0 && from - before < (times[i - 1]?.to ?? 0) + buffer);
  if (overlap) throw new AppError("validation_failed", { fields: { [field]: t(sentences[field]) } });
}
