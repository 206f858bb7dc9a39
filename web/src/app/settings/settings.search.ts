import { Download, Mail, Palette, ReceiptText, Settings, ShieldCheck, Store, Trash2 } from "lucide-react";
import type { FeatureSearch, Place } from "#kernel/search/feature-search.ts";
import { type SettingsGroupId, settingsGroups } from "./settings-groups.ts";

/** Named after their content: people search for that, not for the group that holds it. */
const groups: Record<SettingsGroupId, Pick<Place, "name" | "icon" | "words">> = {
  appearance: { name: "Appearance", icon: Palette, words: "theme dark light time format clock" },
  security: {
    name: "Two-step sign-in",
    icon: ShieldCheck,
    words: "security 2fa mfa second factor authenticator recovery codes",
  },
  store: {
    name: "Store settings",
    icon: Store,
    words: "booking rules calendar feed reminders shipping tax",
  },
  messages: { name: "Notifications and mail log", icon: Mail, words: "messages emails" },
  activity: { name: "Account activity", icon: ReceiptText, words: "security audit history sign-ins" },
  data: { name: "Export my data", icon: Download, words: "download copy backup zip" },
  danger: { name: "Delete account", icon: Trash2, words: "danger zone close remove leave" },
};

export const search: FeatureSearch = {
  screens: {
    settings: {
      icon: Settings,
      words: "preferences options account",
      suggested: true,
      places: settingsGroups.map(({ id }) => ({
        id,
        at: `#${id}`,
        within: "settings preferences",
        ...groups[id],
      })),
    },
  },
};
