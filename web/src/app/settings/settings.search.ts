import { msg } from "@solodesk/contract/kernel/language/t.ts";
import {
  AppWindow,
  CalendarSync,
  Download,
  Languages,
  Mail,
  Palette,
  Percent,
  Plug,
  ReceiptText,
  ScanSearch,
  Settings,
  ShieldCheck,
  Store,
  Trash2,
} from "lucide-react";
import type { FeatureSearch } from "#kernel/search/feature-search.ts";

const within = msg("settings preferences");

export const search: FeatureSearch = {
  screens: {
    settings: {
      icon: Settings,
      words: msg("preferences options account"),
      suggested: true,
      // Named after their content: people search for that, not for the group that holds it.
      places: [
        {
          id: "appearance",
          name: msg("Appearance"),
          icon: Palette,
          words: msg("language theme dark light time format clock"),
        },
        {
          id: "security",
          name: msg("Two-step sign-in"),
          icon: ShieldCheck,
          words: msg("security 2fa mfa second factor authenticator recovery codes"),
        },
        {
          id: "messages",
          name: msg("Notifications"),
          icon: Mail,
          words: msg("messages emails weekly summary"),
        },
        { id: "data", name: msg("Export my data"), icon: Download, words: msg("download copy backup zip") },
        {
          id: "danger",
          name: msg("Delete account"),
          icon: Trash2,
          words: msg("danger zone close remove leave"),
        },
      ].map((place) => ({ ...place, at: `#${place.id}`, within })),
    },
    storeSettings: {
      icon: Store,
      words: msg("preferences booking rules notice reminders contact"),
      places: [
        {
          id: "test",
          name: msg("Test my store"),
          icon: ScanSearch,
          words: msg("check try robot visitor works problems"),
        },
        {
          id: "look",
          name: msg("Look of your page"),
          icon: Palette,
          words: msg("theme dark light order sections appearance store page"),
        },
        {
          id: "languages",
          name: msg("Languages of your page"),
          icon: Languages,
          words: msg("language translation visitors store page"),
        },
        {
          id: "embed",
          name: msg("Booking on your website"),
          icon: AppWindow,
          words: msg("embed widget code html wordpress squarespace iframe script own site"),
        },
        {
          id: "calendars",
          name: msg("Calendar feed and other calendars"),
          icon: CalendarSync,
          words: msg(
            "google apple icloud outlook fastmail nextcloud ical ics caldav sync two-way subscribe busy",
          ),
        },
        {
          id: "checkout",
          name: msg("Shipping and tax"),
          icon: Percent,
          words: msg("checkout vat delivery rate"),
        },
      ].map((place) => ({ ...place, at: `#${place.id}`, within })),
    },
    apiSettings: {
      icon: Plug,
      words: msg("api token mcp claude chatgpt assistant webhook zapier developer program settings"),
    },
    emailLog: { icon: Mail, words: msg("mail messages sent failed bounced delivery settings") },
    activityLog: { icon: ReceiptText, words: msg("account security audit history sign-ins settings") },
  },
};
