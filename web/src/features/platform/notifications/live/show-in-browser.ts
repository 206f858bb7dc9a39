import type { Notification as News } from "@solodesk/contract/platform/notifications.ts";
import { isWantedHere } from "../browser-notifications.ts";
import { kinds } from "../kinds.ts";

/** By the system, where its user wants that. Several tabs that show the same one show it once. */
export function showInBrowser(fresh: readonly News[], userId: string, open: (path: string) => void): void {
  if (!isWantedHere(userId)) return;
  for (const { id, kind, about, path } of fresh) {
    const shown = new Notification(kinds[kind].name, { body: about, tag: id });
    shown.addEventListener("click", () => {
      window.focus();
      open(path);
      shown.close();
    });
  }
}
