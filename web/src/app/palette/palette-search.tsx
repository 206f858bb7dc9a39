import { Kbd, modifierKey } from "#ui/text/kbd.tsx";
import { PaletteField } from "./palette-field.tsx";
import { PaletteList } from "./palette-list.tsx";
import { usePalette } from "./use-palette.ts";

interface SearchFailureProps {
  names: readonly string[];
  onRetry: () => void;
}

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

/** One quiet line; the other results stay above it. */
const SearchFailure = ({ names, onRetry }: SearchFailureProps) => (
  <p role="status" className="shrink-0 border-line border-t px-4 py-2 text-faint text-sm">
    {!navigator.onLine && "You are offline. "}
    {inWords.format(names)} could not be searched.{" "}
    <button
      type="button"
      onClick={onRetry}
      className="rounded-sm font-medium text-body underline underline-offset-2 hover:text-strong"
    >
      Retry
    </button>
  </p>
);

const keys = () => [
  { pressed: ["↑", "↓"], does: "Move" },
  { pressed: ["↵"], does: "Open" },
  { pressed: [modifierKey(), "↵"], does: "New tab" },
];

/** For sighted users with a keyboard; the field's role tells assistive technology the same. */
const PaletteKeys = () => (
  <div
    aria-hidden="true"
    className="hidden shrink-0 items-center gap-4 border-line border-t px-4 py-2 text-faint text-xs md:flex touch:hidden"
  >
    {keys().map(({ pressed, does }) => (
      <span key={does} className="flex items-center gap-1">
        {pressed.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
        <span className="ml-0.5">{does}</span>
      </span>
    ))}
  </div>
);

interface PaletteSearchProps {
  /** @param then what to run after the palette has closed. */
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
