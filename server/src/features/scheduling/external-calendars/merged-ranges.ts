import type { Range } from "@solodesk/contract/kernel/zone.ts";

/** Returns what is inside the window, in order of time, merged so that no two ranges touch. */
export function mergedRanges(ranges: readonly Range[], window: Range): Range[] {
  const merged: Range[] = [];
  const inside = ranges
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to);
  for (const range of inside.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else merged.push(range);
  }
  return merged;
}
