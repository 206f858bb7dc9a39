import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "#kernel/storage/store.ts";
import { closePalette, loadPalette, paletteOpen } from "./open-palette.ts";
import { usePaletteShortcut } from "./use-palette-shortcut.ts";

const Palette = lazy(loadPalette);

/** Where the palette stands once somebody asked for it; going anywhere puts it away. */
export function LazyPalette() {
  const open = useStore(paletteOpen);
  const [wanted, setWanted] = useState(false);
  const { key } = useLocation();
  usePaletteShortcut();
  useEffect(() => {
    if (key) return closePalette;
  }, [key]);
  if (open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <Palette open={open} onClose={closePalette} />
      </Suspense>
    )
  );
}
