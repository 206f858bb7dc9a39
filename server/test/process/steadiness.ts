// Does something stay as it is over time?

/** Of points (x, y): how much y grows with each x, by least squares. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = meanOf(points.map(([one]) => one));
  const y = meanOf(points.map(([, one]) => one));
  const spread = points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  return points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / spread;
}

/** Milliseconds that things took, in `count` windows that share `ms` from now on. */
export function startWindows(count: number, ms: number) {
  const began = performance.now();
  const windows = Array.from({ length: count }, (): number[] => []);
  return {
    add: (took: number) => {
      const at = Math.min(count - 1, Math.floor(((performance.now() - began) / ms) * count));
      windows[at]?.push(took);
    },
    p99: () =>
      windows.map((took) => {
        const sorted = took.toSorted((a, b) => a - b);
        return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
      }),
  };
}
