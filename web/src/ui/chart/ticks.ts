/** Round numbers from nought to above the highest value, four steps at most. */
export function ticksUpTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const step = roundStep(highest / 4);
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const found = [1, 2, 2.5, 5, 10].map((times) => times * power).find((step) => step >= least);
  // Nobody has half a visit.
  return Math.max(1, Math.ceil(found ?? least));
}
