import { listFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Kbd, modifierKey } from "#ui/text/kbd.tsx";
import { PaletteField } from "./palette-field.tsx";
import { PaletteList } from "./palette-list.tsx";
import { usePalette } from "./use-palette.ts";

interface SearchFailureProps {
  names: readonly string[];
  onRetry: () => void;
}

function searchFailure(names: readonly string[]): string {
  const sources = listFormat().format(names);
  return navigator.onLine
    ? t("{sources} could not be searched.", { sources })
    : t("You are offline. {sources} could not be searched.", { sources });
}

/** One quiet line; the other results stay above it. */
const SearchFailure = ({ names, onRetry }: SearchFailureProps) => (
  <p role="status" className="shrink-0 border-line border-t px-4 py-2 text-faint text-sm">
    {searchFailure(names)}{" "}
    <button
      type="button"
      onClick={onRetry}
      className="rounded-sm font-medium text-body underline underline-offset-2 hover:text-strong"
    >
      {t("Retry")}
    </button>
  </p>
);

const keys = () => [
  { pressed: ["↑", "↓"], does: t("Move||what a key does: to the next line") },
  { pressed: ["↵"], does: t("Open||verb, what a key does") },
  { pressed: [modifierKey(), "↵"], does: t("New tab||what a key does: it opens one") },
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
        <span className="ms-0.5">{does}</span>
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
        <p className="break-words px-4 pt-4 pb-1 text-body">
          {t("Nothing matches “{typed}”.", { typed: palette.missed })}
        </p>
      )}
      {palette.count > 0 ? <PaletteList palette={palette} /> : <div className="flex-1" />}
      {palette.failed.length > 0 && <SearchFailure names={palette.failed} onRetry={palette.retry} />}
      <PaletteKeys />
      <p role="status" className="sr-only">
        {palette.missed === undefined && !palette.isSearching && palette.typed !== ""
          ? t("{count, plural, one {# result} other {# results}}", { count: palette.count })
          : palette.missed !== undefined && t("Nothing matches “{typed}”.", { typed: palette.missed })}
      </p>
    </>
  );
}
