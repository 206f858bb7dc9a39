import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ArrowUpRight } from "lucide-react";
import { type MouseEvent, useId } from "react";
import { Thumbnail } from "#ui/data/thumbnail.tsx";
import { classes } from "#ui/look/classes.ts";
import { Money } from "#ui/text/money.tsx";
import type { Group, Listed } from "./entry.ts";
import type { Palette } from "./use-palette.ts";

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

export const PaletteList = ({ palette }: { palette: Palette }) => (
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field, which names the active option
  <div
    id={palette.listId}
    role="listbox"
    aria-label={t("Results")}
    // A press here must not move the focus out of the field.
    onMouseDown={stay}
    className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-2"
  >
    {palette.groups.map((group) => (
      <Section key={group.name} group={group} palette={palette} />
    ))}
  </div>
);

function Section({ group, palette }: { group: Group; palette: Palette }) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className="px-2 pt-3 pb-1 font-medium text-faint text-xs">
        {group.name}
      </div>
      {group.entries.map((entry) => (
        <Row key={`${entry.source}/${entry.id}`} entry={entry} palette={palette} />
      ))}
    </div>
  );
}

const keepInView = (row: HTMLElement | null) => row?.scrollIntoView?.({ block: "nearest" });

/** Entries with an address are anchors, so that the browser can open them in a new tab. */
function Row({ entry, palette }: { entry: Listed; palette: Palette }) {
  const isActive = entry === palette.active;
  const press = (event: MouseEvent) => {
    // The browser itself opens the address beside.
    if (entry.href !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey))
      return palette.remember(entry);
    event.preventDefault();
    palette.choose(entry);
  };
  const shared = {
    id: palette.optionId(entry),
    role: "option",
    tabIndex: -1,
    "aria-selected": isActive,
    ref: isActive ? keepInView : null,
    // On move, not on enter: when the list changes under a resting pointer, the active line stays.
    onPointerMove: () => isActive || palette.point(entry),
    onClick: press,
    className: classes(
      // The margin scrolls the group's heading into view together with its first line.
      "flex h-10 scroll-mt-9 scroll-mb-2 cursor-default select-none items-center gap-2.5 rounded-md px-2 text-base outline-none touch:h-12 max-sm:h-12",
      isActive ? "bg-hover text-strong" : "text-body",
    ),
  };
  return entry.href === undefined ? (
    <div {...shared}>
      <Line entry={entry} />
    </div>
  ) : (
    <a href={entry.href} {...(entry.newTab ? { target: "_blank", rel: "noopener" } : {})} {...shared}>
      <Line entry={entry} />
    </a>
  );
}

const Line = ({ entry: { icon: Icon, name, note, price, picture, newTab } }: { entry: Listed }) => (
  <>
    <span className="flex size-7 shrink-0 items-center justify-center">
      {picture === undefined ? (
        <Icon aria-hidden="true" className="size-4 text-faint" />
      ) : (
        <Thumbnail src={picture} size="xs" />
      )}
    </span>
    <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-2.5">
      <span className="truncate leading-5">{name}</span>{" "}
      {note && <span className="min-w-8 shrink-[3] truncate text-faint text-sm leading-5">{note}</span>}
    </span>
    {price && <Money value={price} className="text-faint text-sm" />}
    {newTab && <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-faint" />}
  </>
);
