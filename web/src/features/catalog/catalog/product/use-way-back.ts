import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { keepPlace, placeOf } from "../list/kept-places.ts";

/** What a virtualizer begins with where Back or Forward lead to: the browser looks for that place before the rows are there. */
export function usePlaceLeft(place: string) {
  const [left] = useState(() => placeOf(place));
  return left ? { initialOffset: left.top, initialMeasurementsCache: left.rows } : {};
}

/** Keeps how high the rows are once the list goes. */
export function useKeptRows(
  place: string,
  virtualizer: Pick<Virtualizer<Window, Element>, "takeSnapshot">,
): void {
  const keep = useEffectEvent(() => keepPlace(place, { rows: virtualizer.takeSnapshot() }));
  useLayoutEffect(() => () => keep(), []);
}
