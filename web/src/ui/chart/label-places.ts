/**
 * Moves overlapping labels apart, as little as possible and within the height. Returns the places in the
 * order of `wanted`.
 */
export function labelPlaces(wanted: number[], gap: number, height: number): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let above = -gap;
  for (const at of order) {
    above = Math.max(places[at] ?? 0, above + gap);
    places[at] = above;
  }
  let below = height + gap;
  for (const at of order.toReversed()) {
    below = Math.min(places[at] ?? 0, below - gap);
    places[at] = below;
  }
  return places;
}
