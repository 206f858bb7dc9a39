import { PaletteField } from "./palette-field.tsx";
import { PaletteKeys } from "./palette-keys.tsx";
import { PaletteList } from "./palette-list.tsx";
import { SearchFailure } from "./search-failure.tsx";
import { usePalette } from "./use-palette.ts";

interface PaletteSearchProps {
  /** @param then what is left to do after it. */
  onLeave: (then: (() => void) | undefined) => void;
}

export function PaletteSearch({ onLeave }: PaletteSearchProps) {
  const palette = usePalette(onLeave);
  return (
    <>
      <PaletteField palette={palette} />
      {palette.missed !== undefined && (
        <p className="break-words px-4 pt-4 pb-1 text-body">Nothing matches “{palette.missed}”.</p>
      )}
      {palette.count > 0 ? <PaletteList palette={palette} /> : <div className="flex-1" />}
      {palette.failed.length > 0 && <SearchFailure names={palette.failed} onRetry={palette.retry} />}
      <PaletteKeys />
      <p role="status" className="sr-only">
        {palette.missed === undefined && !palette.isSearching && palette.typed !== ""
          ? `${palette.count} ${palette.count === 1 ? "result" : "results"}`
          : palette.missed !== undefined && `Nothing matches “${palette.missed}”.`}
      </p>
    </>
  );
}
