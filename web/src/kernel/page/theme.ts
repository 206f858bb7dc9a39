import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import { themeKey as key, onStored, readText, writeText } from "../storage/storage.ts";
import { createStore, useStore } from "../storage/store.ts";

export const themeModes = ["dark", "light", "system"] as const;
export type ThemeMode = (typeof themeModes)[number];
export const themeNames: Readonly<Record<ThemeMode, Message>> = {
  dark: msg("Dark||theme"),
  light: msg("Light||theme"),
  system: msg("System||theme"),
};

const prefersLight = "(prefers-color-scheme: light)";

/** Spec 3: dark, unless a valid mode is stored. */
const stored = (): ThemeMode => themeModes.find((mode) => mode === readText(key)) ?? "dark";

const mode = createStore<ThemeMode>(stored());

export const useThemeMode = (): ThemeMode => useStore(mode);

export function setThemeMode(next: ThemeMode): void {
  writeText(key, next);
  mode.set(next);
}

/**
 * Applies the chosen mode and follows changes by the user, the system and other tabs. A store's page names its
 * own theme. `/boot.js` has set the class before the first paint.
 */
export function followTheme(): void {
  mode.subscribe(apply);
  onStored(key, () => mode.set(stored()));
  window.matchMedia(prefersLight).addEventListener("change", apply);
  apply();
}

function apply(): void {
  const root = document.documentElement;
  const wanted = root.dataset["theme"] ?? mode.get();
  const light = wanted === "light" || (wanted === "system" && window.matchMedia(prefersLight).matches);
  root.classList.toggle("light", light);
  root.classList.toggle("dark", !light);
  const canvas = getComputedStyle(root).getPropertyValue("--canvas").trim();
  if (canvas === "") return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", canvas);
}
