import { readCookie, writeCookie } from "#kernel/storage/storage.ts";
import { createStore, useStore } from "#kernel/storage/store.ts";

const cookie = "sidebar_state";
/** Spec 9: remembered for 7 days. In seconds. */
const sevenDays = 604_800;
/** Spec 9: at 768 px or less the sidebar is a sheet. */
const sheetWidth = "(max-width: 768px)";

const expanded = createStore(readCookie(cookie) !== "false");
const sheet = createStore(false);

export const useExpanded = (): boolean => useStore(expanded);
export const useSheetOpen = (): boolean => useStore(sheet);
export const isSheetOpen = sheet.get;
export const setSheetOpen = sheet.set;

export function toggleSidebar(): void {
  if (window.matchMedia(sheetWidth).matches) return sheet.set(!sheet.get());
  expanded.set(!expanded.get());
  writeCookie(cookie, String(expanded.get()), sevenDays);
}

// A window that became wide shows the panel instead, and one that became narrow starts with the sheet closed.
window.matchMedia(sheetWidth).addEventListener("change", () => sheet.set(false));
