// Every screen a seller can open, with the words people use for it.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import {
  CalendarClock,
  CalendarDays,
  CalendarPlus,
  ChartNoAxesColumn,
  CircleHelp,
  CreditCard,
  Download,
  FileText,
  House,
  Landmark,
  type LucideIcon,
  Mail,
  Package,
  Palette,
  ReceiptText,
  RotateCcw,
  Settings,
  ShieldCheck,
  ShoppingBag,
  ShoppingCart,
  Store,
  Trash2,
  UserRound,
} from "lucide-react";
import { appointmentListTypes, transactionListTypes } from "#kernel/api/list-types.ts";
import { pageNames } from "#kernel/page/page-names.ts";
import { type SettingsGroupId, settingsGroups } from "../../settings-groups.ts";
import type { CommandSource, PaletteEntry } from "../entry.ts";

interface ScreenWords {
  page: keyof typeof pageNames;
  icon: LucideIcon;
  words: string;
  suggested?: boolean;
}

const listed: readonly ScreenWords[] = [
  { page: "home", icon: House, words: "dashboard overview start today figures" },
  {
    page: "appointments",
    icon: CalendarDays,
    words: "bookings calendar schedule agenda meetings",
    suggested: true,
  },
  { page: "addAppointment", icon: CalendarClock, words: "new booking book schedule create", suggested: true },
  {
    page: "services",
    icon: Package,
    words: "products catalogue catalog items offers stock",
    suggested: true,
  },
  { page: "addService", icon: CalendarPlus, words: "new create offer" },
  {
    page: "addStoreDetail",
    icon: Store,
    words: "shop name address hours opening time zone colour color look logo banner publish unpublish online",
  },
  {
    page: "orders",
    icon: ShoppingBag,
    words: "sales purchases shipping customers bought sold",
    suggested: true,
  },
  { page: "transactions", icon: ReceiptText, words: "payments ledger money history", suggested: true },
  {
    page: "adsAnalytics",
    icon: ChartNoAxesColumn,
    words: "advertising campaigns marketing clicks spend visits",
  },
  { page: "cartCheckout", icon: ShoppingCart, words: "basket checkout buy pay" },
  { page: "pricing", icon: CreditCard, words: "plans subscription billing credits upgrade invoice receipts" },
  { page: "withdrawal", icon: Landmark, words: "payout cash out bank transfer earnings money" },
  { page: "faqs", icon: CircleHelp, words: "help questions answers support" },
  {
    page: "profile",
    icon: UserRound,
    words: "account my name picture avatar email password devices sessions sign out",
  },
  { page: "settings", icon: Settings, words: "preferences options account", suggested: true },
  { page: "terms", icon: FileText, words: "legal conditions" },
  { page: "privacy", icon: ShieldCheck, words: "legal data protection" },
  { page: "refundPolicy", icon: RotateCcw, words: "legal returns money back" },
  { page: "contact", icon: Mail, words: "help support email write message" },
  { page: "styleGuide", icon: Palette, words: "demo design components" },
];

/** Screens below another one. They are named after what they list, so the note names the parent. */
function below(page: keyof typeof pageNames, kinds: Record<string, string>): PaletteEntry[] {
  const parent = listed.find((one) => one.page === page);
  if (!parent) return [];
  const note = pageNames[page];
  return Object.entries(kinds).map(([kind, name]) => ({
    id: `${page}/${kind}`,
    name,
    note,
    icon: parent.icon,
    within: `${note} ${parent.words}`,
    href: `${pages[page]}/${kind}`,
  }));
}

/** Settings named after their content: people search for that, not for the group that holds it. */
const inSettings: Record<SettingsGroupId, Pick<PaletteEntry, "name" | "icon" | "words">> = {
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

const settings = settingsGroups.map(
  ({ id }): PaletteEntry => ({
    id: `settings/${id}`,
    note: pageNames.settings,
    within: "settings preferences",
    href: `${pages.settings}#${id}`,
    ...inSettings[id],
  }),
);

const sharedCatalogue: PaletteEntry = {
  id: "services/shared",
  name: "Shared catalogue",
  note: pageNames.services,
  icon: Package,
  words: "add products wholesale pick browse catalog",
  href: `${pages.services}?tab=shared`,
};

const entries: readonly PaletteEntry[] = [
  ...listed.map(({ page, ...rest }) => ({ id: page, name: pageNames[page], href: pages[page], ...rest })),
  sharedCatalogue,
  ...settings,
  ...below("appointments", appointmentListTypes),
  ...below("transactions", transactionListTypes),
];

export const screens: CommandSource = { name: "Pages", commands: () => entries };
