// How far somebody had come in an endless list, for the way Back. It is known by the entry of the history and the search,
// and lives as long as the page.
import type { VirtualItem } from "@tanstack/react-virtual";

interface Place {
  /** Pages the list had by then. */
  pages: number;
  /** Of the window, in pixels. */
  top: number;
  /** Rows that were measured: without them another height above would move the place. */
  rows: VirtualItem[];
}

const most = 50;
const places = new Map<string, Place>();

export const placeOf = (list: string): Place | undefined => places.get(list);

export function keepPlace(list: string, place: Partial<Place>): void {
  const before = places.get(list) ?? { pages: 1, top: 0, rows: [] };
  places.delete(list);
  places.set(list, { ...before, ...place });
  const [oldest] = places.keys();
  if (places.size > most && oldest !== undefined) places.delete(oldest);
}

/** To be called as the list is scrolled. */
export function keepTop(list: string): void {
  // On the way elsewhere the window moves already while the list still stands.
  const isHere = list.startsWith(`${history.state?.key ?? "default"} `);
  if (isHere) keepPlace(list, { top: window.scrollY });
}
