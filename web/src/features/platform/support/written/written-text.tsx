import type { WrittenPage } from "@solodesk/contract/platform/support.ts";
import { Blocks } from "./blocks.tsx";
import { LinkedHeading } from "./linked-heading.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { useHashTarget } from "./use-hash-target.ts";

/** The text in a column that is easy to read, and in wide windows what is in it beside it. */
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
