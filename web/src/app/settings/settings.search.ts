import {
  CalendarSync,
  Download,
  Mail,
  Palette,
  Percent,
  ReceiptText,
  Settings,
  ShieldCheck,
  Store,
  Trash2,
} from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

const within = "settings preferences";

export const search: FeatureSearch = {
  screens: {
    settings: {
      icon: Settings,
      words: "preferences options account",
      suggested: true,
      // Named after their content: people search for that, not for the group that holds it.
      places: [
        { id: "appearance", name: "Appearance", icon: Palette, words: "theme dark light time format clock" },
        {
          id: "security",
          name: "Two-step sign-in",
          icon: ShieldCheck,
          words: "security 2fa mfa second factor authenticator recovery codes",
        },
        { id: "messages", name: "Notifications", icon: Mail, words: "messages emails" },
        { id: "data", name: "Export my data", icon: Download, words: "download copy backup zip" },
        { id: "danger", name: "Delete account", icon: Trash2, words: "danger zone close remove leave" },
      ].map((place) => ({ ...place, at: `#${place.id}`, within })),
    },
    storeSettings: {
      icon: Store,
      words: "preferences booking rules notice reminders contact",
      places: [
        {
          id: "calendars",
          name: "Calendar feed and other calendars",
          icon: CalendarSync,
          words: "google apple outlook ical ics sync subscribe busy",
        },
        { id: "checkout", name: "Shipping and tax", icon: Percent, words: "checkout vat delivery rate" },
      ].map((place) => ({ ...place, at: `#${place.id}`, within })),
    },
    emailLog: { icon: Mail, words: "mail messages sent failed bounced delivery settings" },
    activityLog: { icon: ReceiptText, words: "account security audit history sign-ins settings" },
  },
};
