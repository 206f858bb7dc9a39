// How far the user had scrolled in an endless list, for Back. Stored by history entry and search until the
// page is unloaded.
import type { VirtualItem } from "@tanstack/react-virtual";

interface Place {
  /** Number of pages the list had by then. */
  pages: number;
  /** Scroll position of the window, in pixels. */
  top: number;
  /** Measured rows: with other heights above it, the position would shift. */
  rows: VirtualItem[];
}

const most = 50;
const places = new Map<string, Place>();

export const keptPlaceOf = (list: string): Place | undefined => places.get(list);

export function keepPlace(list: string, place: Partial<Place>): void {
  const before = places.get(list) ?? { pages: 1, top: 0, rows: [] };
  places.delete(list);
  places.set(list, { ...before, ...place });
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}

/** Called while the list is scrolled. */
export function keepTop(list: string): void {
  // When the user navigates away, the window already scrolls while the list is still mounted.
  const isHere = list.startsWith(`${history.state?.key ?? "default"} `);
  if (isHere) keepPlace(list, { top: window.scrollY });
}
