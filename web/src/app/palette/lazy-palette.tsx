import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useStore } from "#kernel/storage/store.ts";
import { closePalette, loadPalette, openPalette, paletteOpen, prefetchPalette } from "./open-palette.ts";

/** Ctrl or Cmd plus K, wherever the focus is; the modifier key alone already loads the palette. */
function usePaletteShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") return prefetchPalette();
      if (event.key.toLowerCase() !== "k" || event.shiftKey || event.altKey) return;
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (event.repeat) return;
      if (paletteOpen.get()) closePalette();
      else void openPalette();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

const Palette = lazy(loadPalette);

/** Renders the palette once it has been opened; any navigation closes it. */
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
