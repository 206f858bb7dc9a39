import type { Group } from "./entry.ts";
import { PaletteRow } from "./palette-row.tsx";
import type { usePalette } from "./use-palette.ts";

type Palette = ReturnType<typeof usePalette>;

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

export const PaletteList = ({ palette }: { palette: Palette }) => (
  // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field, which names the active option
  <div
    id={palette.listId}
    role="listbox"
    aria-label="Results"
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
  const headingId = `${palette.listId}-${group.name}`.replace(/\W/g, "-");
  return (
    <div role="group" aria-labelledby={headingId}>
      <div id={headingId} className="px-2 pt-3 pb-1 font-medium text-faint text-xs">
        {group.name}
      </div>
      {group.entries.map((entry) => (
        <PaletteRow
          key={`${entry.source}/${entry.id}`}
          id={palette.optionId(entry)}
          entry={entry}
          isActive={entry === palette.active}
          onPoint={() => palette.point(entry)}
          onChoose={() => palette.choose(entry)}
          onOpenBeside={() => palette.remember(entry)}
        />
      ))}
    </div>
  );
}
