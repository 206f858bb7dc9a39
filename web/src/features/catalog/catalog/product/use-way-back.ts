import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { keepPlace, keptPlaceOf } from "../list/kept-places.ts";

/**
 * Where a virtualizer starts after Back or Forward: the browser restores the position before the rows exist.
 */
export function usePlaceLeft(place: string) {
  const [left] = useState(() => keptPlaceOf(place));
  return left ? { initialOffset: left.top, initialMeasurementsCache: left.rows } : {};
}

/** Stores the heights of the rows when the list unmounts. */
export function useKeptRows(
  place: string,
  virtualizer: Pick<Virtualizer<Window, Element>, "takeSnapshot">,
): void {
  const keep = useEffectEvent(() => keepPlace(place, { rows: virtualizer.takeSnapshot() }));
  useLayoutEffect(() => () => keep(), []);
}
