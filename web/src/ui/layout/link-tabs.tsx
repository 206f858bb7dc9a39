import { Link } from "react-router";
import { classes } from "../look/classes.ts";
import { tabListLook, tabLook, tabRow } from "../look/tab-look.ts";

interface LinkTab {
  name: string;
  to: string;
  /** How much stands behind it; null keeps its room until that is known. */
  count?: number | null;
}

interface LinkTabsProps {
  /** What is chosen by them: the name of their navigation. */
  label: string;
  tabs: readonly LinkTab[];
  /** The address of the one that is shown. */
  current: string;
  /** Pills are the second choice on a screen, below one of tabs. */
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

/** Moves the row alone: a scrollIntoView would move the page too. */
function bringIntoSight(link: HTMLElement | null): void {
  const row = link?.closest("ul");
  if (!link || !row) return;
  const [from, to] = [row.getBoundingClientRect(), link.getBoundingClientRect()];
  row.scrollLeft += to.left - from.left - (from.width - to.width) / 2;
}

/** Tabs that are addresses: each opens in a new window as links do. */
export const LinkTabs = ({ label, tabs, current, look = "tabs" }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={looks[look].list}>
      {tabs.map(({ name, to, count }) => (
        <li key={to} className="shrink-0">
          <Link
            to={to}
            aria-current={to === current ? "page" : undefined}
            data-state={to === current ? "active" : "inactive"}
            ref={to === current ? bringIntoSight : null}
            className={looks[look].link}
          >
            {name}
            {count !== undefined && (
              <>
                {" "}
                <span className="figures min-w-[2ch] font-normal text-faint">{count?.toLocaleString()}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
