// Actions that can be run from anywhere.
import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import {
  CalendarPlus,
  CirclePlus,
  Globe,
  Link2,
  LogOut,
  MessageCircle,
  PackagePlus,
  PanelLeft,
  Pencil,
  Radio,
  Sparkles,
} from "lucide-react";
import { openAssistant } from "#features/account/assistant/panel/open-assistant.ts";
import { publishPath } from "#features/store/store/publish-path.ts";
import { copyAddress } from "#kernel/files/copy-address.ts";
import { setThemeMode, themeModes } from "#kernel/page/theme.ts";
import { themeFaces } from "../page/theme-faces.ts";
import { toggleSidebar } from "../shell/sidebar/sidebar-state.ts";
import type { CommandSource, PaletteContext, PaletteEntry } from "./entry.ts";

export const actions: CommandSource = {
  name: msg("Actions"),
  commands: (context) => [
    {
      id: "add-product",
      name: t("Add a product"),
      icon: PackagePlus,
      words: t("new create own goods item sell"),
      href: pages.addProduct,
      suggested: true,
    },
    {
      id: "add-service",
      name: t("Add a service"),
      icon: CalendarPlus,
      words: t("new create offer"),
      href: pages.addService,
      suggested: true,
    },
    ...forStore(context),
    ...forDesk(context),
    {
      id: "add-credits",
      name: t("Add Credits"),
      icon: CirclePlus,
      words: t("top up wallet balance recharge money"),
      href: pages.pricing,
      run: context.addCredits,
    },
    {
      id: "assistant",
      name: t("Assistant"),
      icon: Sparkles,
      words: t("ask question ai help manager chat"),
      run: () => void openAssistant(),
    },
    {
      id: "chat",
      name: t("Chat with Us"),
      icon: MessageCircle,
      words: t("help support talk message"),
      href: context.chat ?? pages.contact,
      newTab: context.chat !== undefined,
    },
    { id: "log-out", name: t("Log out"), icon: LogOut, words: t("sign out leave exit"), run: context.logOut },
  ],
};

function forStore({ store }: PaletteContext): PaletteEntry[] {
  if (store === null) return [];
  const path = `${pages.ownStore}/${store.website_url}`;
  const publish: PaletteEntry = {
    id: "publish-store",
    name: t("Publish your store page"),
    icon: Radio,
    words: t("go live online open shop website"),
    href: publishPath,
    suggested: true,
  };
  return [
    {
      id: "edit-store",
      name: t("Edit store details"),
      icon: Pencil,
      words: t("change shop name address hours look"),
      href: pages.addStoreDetail,
    },
    ...(store.published ? [] : [publish]),
    {
      id: "website",
      name: t("Go To Website"),
      icon: Globe,
      words: t("see view open visit my public store page shop"),
      // An unpublished store page is not found, even by its owner.
      href: store.published ? path : publishPath,
      newTab: store.published,
      suggested: true,
    },
    {
      id: "copy-store-link",
      name: t("Copy store link"),
      icon: Link2,
      words: t("share website address url page shop"),
      run: () => void copyAddress(path),
      suggested: true,
    },
  ];
}

const forDesk = ({ theme, hasSidebar }: PaletteContext): PaletteEntry[] => [
  ...themeModes.map((mode) => ({
    id: `theme-${mode}`,
    name: t(
      "{mode, select, dark {Switch theme to Dark} light {Switch theme to Light} other {Switch theme to System}}",
      { mode },
    ),
    note: mode === theme ? t("In use||the current theme") : undefined,
    icon: themeFaces[mode],
    words: t("mode appearance colours colors look"),
    run: () => setThemeMode(mode),
  })),
  ...(hasSidebar
    ? [
        {
          id: "toggle-sidebar",
          name: t("Toggle sidebar"),
          icon: PanelLeft,
          words: t("collapse expand hide show navigation menu"),
          run: toggleSidebar,
        },
      ]
    : []),
];
