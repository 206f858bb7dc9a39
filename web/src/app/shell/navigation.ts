// The sidebar's entries (spec 2), derived from the screens.
import type { Message } from "@solodesk/contract/kernel/language/t.ts";
import { type PageName, pages } from "@solodesk/contract/kernel/pages.ts";
import type { LucideIcon } from "lucide-react";
import type { ScreenRecord } from "#kernel/page/screen-record.ts";
import { messageOf, screens } from "../screens.ts";

export interface NavChild {
  name: Message;
  to: string;
}

export interface NavItem {
  name: Message;
  to: string;
  icon: LucideIcon;
  children: readonly NavChild[];
}

export const mainItems: readonly NavItem[] = screens.flatMap((screen) => {
  const { page, sidebar } = screen;
  const name = messageOf(screen);
  if (!name || !sidebar || !("icon" in sidebar)) return [];
  const children = screens.flatMap((other) => childrenUnder(page, other));
  return [{ name, to: pages[page], icon: sidebar.icon, children }];
});

/** Below a page are other screens, or the lists of each type. */
function childrenUnder(parent: PageName, screen: ScreenRecord): NavChild[] {
  const { page, sidebar, types } = screen;
  if (!sidebar || !("under" in sidebar) || sidebar.under !== parent) return [];
  if (types)
    return Object.entries(types)
      .filter(([type]) => !sidebar.without?.includes(type))
      .map(([type, name]) => ({ name, to: pages[page].replace(":type", type) }));
  const name = messageOf(screen);
  return name ? [{ name, to: pages[page] }] : [];
}

/** Returns the group that holds the current route, if any. */
export const groupOf = (pathname: string): string | undefined =>
  mainItems.find(({ children }) => children.some(({ to }) => to === pathname))?.to;
