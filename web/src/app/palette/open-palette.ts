// The palette's script loads when it is first opened, or shortly before, when a pointer, focus or key
// suggests it.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { notify } from "#kernel/page/notify.ts";
import { createStore } from "#kernel/storage/store.ts";

export const paletteOpen = createStore(false);

export const loadPalette = async () => ({ default: (await import("./palette.tsx")).Palette });

export const prefetchPalette = (): void => void loadPalette().catch(() => undefined);

export const closePalette = (): void => paletteOpen.set(false);

export async function openPalette(): Promise<void> {
  try {
    await loadPalette();
    paletteOpen.set(true);
  } catch {
    notify({
      type: "error",
      title: t("Error"),
      description: t("The search could not be loaded. Check your connection and try again."),
    });
  }
}
