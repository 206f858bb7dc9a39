import { useSyncExternalStore } from "react";

/** Just below where a heading comes to rest under the app's header. */
const READING_LINE = 96;

/** The id of the section being read, as far as scrolling tells; near the end of the page the `wanted` one is believed. */
export const useSectionInView = (ids: readonly string[], wanted: string): string | undefined =>
  useSyncExternalStore(onScroll, () => sectionInView(ids, wanted));

function onScroll(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  window.addEventListener("resize", changed);
  return () => {
    window.removeEventListener("scroll", changed);
    window.removeEventListener("resize", changed);
  };
}

function sectionInView(ids: readonly string[], wanted: string): string | undefined {
  const read = ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= READING_LINE;
  });
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  if (!isAtEnd) return read;
  // The last sections cannot be scrolled up to the line.
  const rest = ids.slice(ids.findLastIndex((id) => id === read) + 1);
  return rest.includes(wanted) ? wanted : (rest.at(-1) ?? read);
}
