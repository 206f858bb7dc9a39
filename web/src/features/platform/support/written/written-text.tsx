import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { WrittenPage } from "@solodesk/contract/platform/support.ts";
import { Link2 } from "lucide-react";
import { Link } from "react-router";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { copyLink } from "../faqs/copy-link.ts";
import { Blocks, type Heading } from "./blocks.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { useHashTarget } from "./use-hash-target.ts";

const looks = { 2: "text-lg", 3: "text-md" } as const;
const gaps = { 2: "mt-12", 3: "mt-8" } as const;

/** A heading with its own address, to open and to share. */
function LinkedHeading({ heading: { id, level, text } }: { heading: Heading }) {
  const Tag = level === 2 ? "h2" : "h3";
  return (
    <div className={`group flex items-baseline gap-2 first:mt-0 ${gaps[level]} print:break-after-avoid`}>
      <Tag id={id} tabIndex={-1} className={`scroll-mt-20 outline-none ${looks[level]}`}>
        {text}
      </Tag>
      <Tooltip text={t("Copy link")}>
        <Link
          to={{ hash: encodeURIComponent(id) }}
          onClick={() => void copyLink(id)}
          aria-label={t("Copy link to “{title}”", { title: text })}
          className="flex size-6 shrink-0 translate-y-1 items-center justify-center rounded-md text-faint opacity-0 transition-opacity duration-120 hover:text-strong focus-visible:opacity-100 group-hover:opacity-100 touch:opacity-100 print:hidden"
        >
          <Link2 aria-hidden="true" className="size-4" />
        </Link>
      </Tooltip>
    </div>
  );
}

/** The text in a readable column; in wide windows its contents are listed beside it. */
export function WrittenText({ page: { blocks } }: { page: WrittenPage }) {
  useHashTarget();
  const headings = blocks.filter((block) => block.kind === "heading");
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,68ch)] gap-x-20 text-md @4xl:grid-cols-[minmax(0,68ch)_13rem] print:block">
        <article className="min-w-0 text-body leading-7">
          <Blocks blocks={blocks} Heading={LinkedHeading} />
        </article>
        {headings.length > 1 && <OnThisPage headings={headings} />}
      </div>
    </div>
  );
}
