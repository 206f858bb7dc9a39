import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { useKeptRows, usePlaceLeft } from "../product/use-way-back.ts";
import { EndlessCards } from "./endless-cards.tsx";
import type { EndlessListProps } from "./endless-shape.ts";
import { EndlessTable } from "./endless-table.tsx";
import { keepTop } from "./kept-places.ts";
import { useListKeys } from "./use-list-keys.ts";

/**
 * Returns the distance in pixels from the top of the document to an element; updates when content above it
 * changes.
 */
function useTopOf(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => setTop((box.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [box]);
  return top;
}

/** The virtualizer keeps the rows in place while they are measured. The browser would move them a second time. */
const withoutAnchor = { overflowAnchor: "none" } as const;

/** Height in pixels of the sticky header and of the filters below it. */
const covered = 164;

/** An endless list of products: a table, or cards under 768 px; only the visible rows are rendered. */
export function EndlessList<P extends Product>(props: EndlessListProps<P>) {
  // The virtualizer's results change with every scroll although the object stays the same.
  "use no memo";
  const { pages } = props;
  const isTable = useMedia("(min-width: 768px)");
  const box = useRef<HTMLDivElement>(null);
  const scrollMargin = useTopOf(box);
  const left = usePlaceLeft(pages.place);
  // oxlint-disable-next-line react/incompatible-library -- this component is left out of memoizing, see above
  const virtualizer = useWindowVirtualizer({
    count: pages.count,
    estimateSize: () => (isTable ? 54 : 94),
    overscan: 6,
    scrollMargin,
    ...left,
    scrollPaddingStart: covered,
    scrollPaddingEnd: covered,
    onChange: ({ range }) => {
      keepTop(pages.place);
      if (range) pages.show(range.startIndex, range.endIndex);
    },
  });
  useKeptRows(pages.place, virtualizer);
  const items = virtualizer.getVirtualItems();
  const keys = useListKeys(box, pages.count, virtualizer);
  const stop = items.some(({ index }) => index === keys.active)
    ? keys.active
    : (virtualizer.range?.startIndex ?? 0);
  const rows = items.map(({ index }) => ({
    index,
    tabIndex: index === stop ? 0 : -1,
    measure: virtualizer.measureElement,
  }));
  const before = Math.max((items[0]?.start ?? scrollMargin) - scrollMargin, 0);
  const after = Math.max(
    virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    0,
  );
  const Shape = isTable ? EndlessTable : EndlessCards;
  return (
    <div
      ref={box}
      role="presentation"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      style={withoutAnchor}
      className={pages.isPrevious ? "opacity-60 transition-opacity delay-150" : undefined}
    >
      <Shape {...props} rows={rows} before={before} after={after} />
      {pages.retry && (
        <p role="alert" className="flex items-center justify-center gap-3 py-4">
          {t("More products could not be loaded.")}
          <Button size="sm" onClick={pages.retry}>
            {t("Retry")}
          </Button>
        </p>
      )}
    </div>
  );
}
