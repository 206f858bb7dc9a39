import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Search } from "lucide-react";
import { assistantOpen } from "#features/account/assistant/panel/panel-state.ts";
import { useStore } from "#kernel/storage/store.ts";
import { useMedia } from "#ui/layout/use-media.ts";
import { classes } from "#ui/look/classes.ts";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { Kbd, modifierKey } from "#ui/text/kbd.tsx";
import { openPalette, prefetchPalette } from "../palette/open-palette.ts";

/** Looks like a field where the header is wide, and like an icon elsewhere. */
export function SearchButton() {
  // The assistant beside the content takes the room of the field.
  const besideAssistant = useMedia("(min-width: 90rem) and (max-width: 100rem)");
  const isTight = useStore(assistantOpen) && besideAssistant;
  const wide = useMedia("(min-width: 64rem)") && !isTight;
  return (
    <Tooltip text={t("Search||verb, on a button")} hidden={wide}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prefetchPalette}
        onFocus={prefetchPalette}
        onClick={() => void openPalette()}
        className={classes(
          "inline-flex size-9 shrink-0 items-center justify-center gap-2 rounded-md text-body transition-colors duration-120 hover:bg-hover hover:text-strong active:opacity-70 touch:h-11",
          isTight ? "touch:w-11" : fieldLook,
        )}
      >
        <Search aria-hidden="true" className={classes("size-[1.125rem] shrink-0", !isTight && "lg:size-4")} />
        <span className={isTight ? "sr-only" : "sr-only lg:hidden"}>{t("Search||verb, on a button")}</span>
        {!isTight && (
          <>
            <span className="hidden flex-1 text-start text-base lg:inline">{t("Search…")}</span>
            <span aria-hidden="true" className="hidden gap-0.5 lg:inline-flex">
              <Kbd>{modifierKey()}</Kbd>
              <Kbd>K</Kbd>
            </span>
          </>
        )}
      </button>
    </Tooltip>
  );
}

const fieldLook =
  "max-lg:touch:w-11 lg:mx-2 lg:w-44 lg:justify-start lg:pe-2 lg:ps-2.5 lg:text-faint lg:ring-1 lg:ring-line lg:ring-inset xl:w-52";
