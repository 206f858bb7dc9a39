// The tab in which an operator views an account as its owner sees it.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { leaveFor } from "../page/leave-for.ts";
import { clearTab, readText, themeKey, timeFormatKey, viewKey, viewPrefix } from "../storage/storage.ts";

/** In the address of the list of people, if a view ended without the operator ending it. */
export const endedQuery = "view-ended";

/**
 * Opens the account of this token in a new tab. Returns false if the browser blocked it: a click opens it then.
 *
 * The token is put into the storage of the new tab, which has this page's origin while it is empty. So it is in no address, no
 * message and no history, and the tab has no way back to this page.
 */
export function openView(token: string): boolean {
  const opened = window.open("", "_blank");
  if (opened === null) return false;
  prepareView(opened, token);
  opened.opener = null;
  opened.location.replace(pages.home);
  return true;
}

function prepareView({ sessionStorage: its }: Window, token: string): void {
  // A tab that a page opens starts with a copy of that page's storage.
  its.clear();
  its.setItem(viewKey, token);
  for (const key of [themeKey, timeFormatKey]) {
    const chosen = readText(key);
    if (chosen !== undefined) its.setItem(viewPrefix + key, chosen);
  }
}

/** Goes back to the list of people as the operator, in this tab. Never resolves: the page is left. */
export function leaveView(how: "left" | "ended"): Promise<never> {
  clearTab();
  leaveFor(how === "left" ? pages.operatorPeople : `${pages.operatorPeople}?${endedQuery}=1`);
  return new Promise(() => undefined);
}
