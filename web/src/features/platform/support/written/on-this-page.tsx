import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import type { Heading } from "./blocks.tsx";
import { idIn } from "./use-hash-target.ts";

/** Pixels from the top: just below where a heading scrolls to under the app's header. */
const READING_LINE = 96;

/**
 * Returns the id of the section being read, judged by scrolling; near the end of the page `wanted` decides.
 */
const useSectionInView = (ids: readonly string[], wanted: string): string | undefined =>
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

export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const current = useSectionInView(
    headings.map(({ id }) => id),
    idIn(useLocation().hash),
  );
  return (
    <nav
      aria-label={t("On this page")}
      className="sticky top-20 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto pb-2 text-sm @4xl:block print:hidden"
    >
      <p className="mb-2 font-medium text-strong">{t("On this page")}</p>
      <ul className="border-line border-s">
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <Link
              to={{ hash: encodeURIComponent(id) }}
              aria-current={id === current ? "location" : undefined}
              className={`-ms-px block border-transparent border-s py-1 text-faint hover:text-strong focus-visible:-outline-offset-2 aria-[current=location]:border-accent aria-[current=location]:text-strong ${level === 3 ? "ps-6" : "ps-3"}`}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
