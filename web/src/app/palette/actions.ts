// Actions that can be run from anywhere.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import {
  CalendarPlus,
  CirclePlus,
  Globe,
  Link2,
  LogOut,
  MessageCircle,
  PanelLeft,
  Pencil,
  Radio,
} from "lucide-react";
import { publishPath } from "#features/store/store/publish-path.ts";
import { copyAddress } from "#kernel/files/copy-address.ts";
import { setThemeMode, themeModes, themeNames } from "#kernel/page/theme.ts";
import { themeFaces } from "../page/theme-faces.ts";
import { toggleSidebar } from "../shell/sidebar/sidebar-state.ts";
import type { CommandSource, PaletteContext, PaletteEntry } from "./entry.ts";

export const actions: CommandSource = {
  name: "Actions",
  commands: (context) => [
    {
      id: "add-service",
      name: "Add a service",
      icon: CalendarPlus,
      words: "new create offer",
      href: pages.addService,
      suggested: true,
    },
    ...forStore(context),
    ...forDesk(context),
    {
      id: "add-credits",
      name: "Add Credits",
      icon: CirclePlus,
      words: "top up wallet balance recharge money",
      href: pages.pricing,
      run: context.addCredits,
    },
    {
      id: "chat",
      name: "Chat with Us",
      icon: MessageCircle,
      words: "help support talk message",
      href: context.chat ?? pages.contact,
      newTab: context.chat !== undefined,
    },
    { id: "log-out", name: "Log out", icon: LogOut, words: "sign out leave exit", run: context.logOut },
  ],
};

function forStore({ store }: PaletteContext): PaletteEntry[] {
  if (store === null) return [];
  const path = `${pages.ownStore}/${store.website_url}`;
  const publish: PaletteEntry = {
    id: "publish-store",
    name: "Publish your store page",
    icon: Radio,
    words: "go live online open shop website",
    href: publishPath,
    suggested: true,
  };
  return [
    {
      id: "edit-store",
      name: "Edit store details",
      icon: Pencil,
      words: "change shop name address hours look",
      href: pages.addStoreDetail,
    },
    ...(store.published ? [] : [publish]),
    {
      id: "website",
      name: "Go To Website",
      icon: Globe,
      words: "see view open visit my public store page shop",
      // An unpublished store page is not found, even by its owner.
      href: store.published ? path : publishPath,
      newTab: store.published,
      suggested: true,
    },
    {
      id: "copy-store-link",
      name: "Copy store link",
      icon: Link2,
      words: "share website address url page shop",
      run: () => void copyAddress(path),
      suggested: true,
    },
  ];
}

const forDesk = ({ theme, hasSidebar }: PaletteContext): PaletteEntry[] => [
  ...themeModes.map((mode) => ({
    id: `theme-${mode}`,
    name: `Switch theme to ${themeNames[mode]}`,
    note: mode === theme ? "In use" : undefined,
    icon: themeFaces[mode],
    words: "mode appearance colours colors look",
    run: () => setThemeMode(mode),
  })),
  ...(hasSidebar
    ? [
        {
          id: "toggle-sidebar",
          name: "Toggle sidebar",
          icon: PanelLeft,
          words: "collapse expand hide show navigation menu",
          run: toggleSidebar,
        },
      ]
    : []),
];
