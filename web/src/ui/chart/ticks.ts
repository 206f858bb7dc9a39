/** Round numbers from 0 up to at least the highest value, in at most four steps. */
export function ticksUpTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const step = roundStep(highest / 4);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const found = [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => step >= least);
  // Whole steps only: the charts count things such as visits.
  return Math.max(1, Math.ceil(found ?? least));
}
