import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { Link } from "react-router";
import { classes } from "../look/classes.ts";
import { tabListLook, tabLook, tabRow } from "../look/tab-look.ts";

interface LinkTab {
  name: string;
  to: string;
  /** The number of entries behind the tab. `null` while unknown: its room is reserved. */
  count?: number | null;
}

interface LinkTabsProps {
  /** What the tabs choose; the accessible name of the navigation. */
  label: string;
  tabs: readonly LinkTab[];
  /** The address of the tab that is shown. */
  current: string;
  /** "pills" for a second row of tabs below the first. */
  look?: keyof typeof looks;
}

const pillListLook = `${tabRow} gap-1`;

const pillLook = classes(
  "flex h-8 shrink-0 items-center gap-1.5 rounded-md px-3 font-medium text-faint text-sm touch:h-11",
  "hover:bg-hover hover:text-strong focus-visible:-outline-offset-2 data-[state=active]:bg-hover data-[state=active]:text-strong",
);

const looks = {
  tabs: { list: tabListLook, link: tabLook },
  pills: { list: pillListLook, link: pillLook },
} as const;

/** Scrolls only the row: scrollIntoView would scroll the page too. */
function scrollIntoSight(link: HTMLElement | null): void {
  const row = link?.closest("ul");
  if (!link || !row) return;
  const [from, to] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += to.left - from.left - (from.width - to.width) / 2;
}

/** Tabs that are links, so that each can be opened in a new window. */
export const LinkTabs = ({ label, tabs, current, look = "tabs" }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={looks[look].list}>
      {tabs.map(({ name, to, count }) => (
        <li key={to} className="shrink-0">
          <Link
            to={to}
            aria-current={to === current ? "page" : undefined}
            data-state={to === current ? "active" : "inactive"}
            ref={to === current ? scrollIntoSight : null}
            className={looks[look].link}
          >
            {name}
            {count !== undefined && (
              <>
                {" "}
                <span className="figures min-w-[2ch] font-normal text-faint">
                  {count !== null && numberFormat().format(count)}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
