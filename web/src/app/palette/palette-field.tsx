import { maxSearchLength } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Search, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { ProgressLine } from "#ui/layout/progress-line.tsx";
import { Kbd } from "#ui/text/kbd.tsx";
import type { Palette } from "./use-palette.ts";

export function PaletteField({ palette }: { palette: Palette }) {
  const { typed, type, active, count, listId, optionId, isSearching, onKeyDown } = palette;
  return (
    <div className="relative flex shrink-0 items-center gap-3 border-line border-b pe-2 ps-4">
      <Search aria-hidden="true" className="size-[1.125rem] shrink-0 text-faint" />
      <input
        role="combobox"
        aria-label={t("Search||noun, the search field")}
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={active && optionId(active)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        placeholder={t("Pages, products, actions…")}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxSearchLength}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-13 min-w-0 flex-1 bg-transparent text-md text-strong outline-none placeholder:text-faint"
      />
      <Dialog.Close className="inline-flex h-9 min-w-9 shrink-0 items-center justify-center rounded-md text-body hover:bg-hover hover:text-strong touch:size-11">
        <span className="sr-only">{t("Close||a dialog")}</span>{" "}
        <span className="hidden md:inline touch:hidden">
          <Kbd>{t("Esc||a key")}</Kbd>
        </span>
        <X aria-hidden="true" className="size-[1.125rem] md:hidden touch:block" />
      </Dialog.Close>
      {isSearching && <ProgressLine className="absolute inset-x-0 -bottom-px" />}
    </div>
  );
}
