import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Link } from "react-router";
import { staying } from "../written/use-hash-target.ts";
import type { FaqCategory } from "./faq-categories.ts";
import type { FaqAddress } from "./use-faq-address.ts";

interface CategoryLinksProps {
  categories: readonly FaqCategory[];
  /** Number of questions in all categories together. */
  total: number;
  address: FaqAddress;
}

/** A column beside the questions; where there is no room, a row that scrolls above them. */
export const CategoryLinks = ({ categories, total, address }: CategoryLinksProps) => (
  <nav
    aria-label={t("Categories")}
    className="-mx-4 min-w-0 overflow-x-auto px-4 [scrollbar-width:none] md:-mx-6 md:px-6 lg:sticky lg:top-20 lg:mx-0 lg:-ms-3 lg:self-start lg:overflow-visible lg:px-0"
  >
    <ul className="flex gap-1 lg:flex-col">
      {[{ name: "", count: total }, ...categories].map(({ name, count }) => (
        <li key={name} className="shrink-0">
          <Link
            to={address.of(name)}
            state={staying}
            preventScrollReset
            aria-current={name === address.category ? "true" : undefined}
            className="flex h-9 items-center justify-between gap-3 rounded-md px-3 text-base text-body hover:bg-hover hover:text-strong focus-visible:-outline-offset-2 aria-current:bg-hover aria-current:font-medium aria-current:text-strong touch:h-11"
          >
            {name || t("All questions")}
            <span className="figures text-faint text-sm">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
