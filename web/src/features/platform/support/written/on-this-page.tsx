import { Link, useLocation } from "react-router";
import type { Heading } from "./blocks.tsx";
import { idIn } from "./use-hash-target.ts";
import { useSectionInView } from "./use-section-in-view.ts";

export function OnThisPage({ headings }: { headings: readonly Heading[] }) {
  const current = useSectionInView(
    headings.map(({ id }) => id),
    idIn(useLocation().hash),
  );
  return (
    <nav
      aria-label="On this page"
      className="sticky top-20 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto pb-2 text-sm @4xl:block print:hidden"
    >
      <p className="mb-2 font-medium text-strong">On this page</p>
      <ul className="border-line border-l">
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <Link
              to={{ hash: encodeURIComponent(id) }}
              aria-current={id === current ? "location" : undefined}
              className={`-ml-px block border-transparent border-l py-1 text-faint hover:text-strong focus-visible:-outline-offset-2 aria-[current=location]:border-accent aria-[current=location]:text-strong ${level === 3 ? "pl-6" : "pl-3"}`}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
