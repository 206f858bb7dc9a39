import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Search } from "lucide-react";
import { useMedia } from "#ui/layout/use-media.ts";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { Kbd, modifierKey } from "#ui/text/kbd.tsx";
import { openPalette, prefetchPalette } from "../palette/open-palette.ts";

/** Looks like a field in wide windows and like an icon in others. */
export function SearchButton() {
  const wide = useMedia("(min-width: 64rem)");
  return (
    <Tooltip text={t("Search||verb, on a button")} hidden={wide}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prefetchPalette}
        onFocus={prefetchPalette}
        onClick={() => void openPalette()}
        className="inline-flex size-9 shrink-0 items-center justify-center gap-2 rounded-md text-body transition-colors duration-120 hover:bg-hover hover:text-strong active:opacity-70 touch:h-11 max-lg:touch:w-11 lg:mx-2 lg:w-44 lg:justify-start lg:pe-2 lg:ps-2.5 lg:text-faint lg:ring-1 lg:ring-line lg:ring-inset xl:w-52"
      >
        <Search aria-hidden="true" className="size-[1.125rem] shrink-0 lg:size-4" />
        <span className="sr-only lg:hidden">{t("Search||verb, on a button")}</span>
        <span className="hidden flex-1 text-start text-base lg:inline">{t("Search…")}</span>
        <span aria-hidden="true" className="hidden gap-0.5 lg:inline-flex">
          <Kbd>{modifierKey()}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
    </Tooltip>
  );
}
