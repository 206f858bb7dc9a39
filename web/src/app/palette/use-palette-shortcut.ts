import { useEffect } from "react";
import { bringPalette, closePalette, openPalette, paletteOpen } from "./open-palette.ts";

/** Ctrl or Cmd plus k, wherever the focus is. */
export function usePaletteShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") return bringPalette();
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
