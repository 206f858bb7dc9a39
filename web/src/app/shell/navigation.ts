// The sidebar's items (spec 2), in its order and with its names.
import { pages } from "@solodesk/contract/kernel/pages.ts";
import {
  CalendarDays,
  CalendarPlus,
  ChartNoAxesColumn,
  House,
  type LucideIcon,
  Package,
  ReceiptText,
} from "lucide-react";
import { appointmentListTypes, transactionListTypes } from "#kernel/api/list-types.ts";
import { pageNames } from "#kernel/page/page-names.ts";

export interface NavChild {
  name: string;
  to: string;
}

export interface NavItem {
  name: string;
  to: string;
  icon: LucideIcon;
  children?: readonly NavChild[];
}

const children = (root: string, types: Record<string, string>): NavChild[] =>
  Object.entries(types).map(([type, name]) => ({ name, to: `${root}/${type}` }));

const { all: _, ...appointmentStatuses } = appointmentListTypes;

export const mainItems: readonly NavItem[] = [
  { name: pageNames.home, to: pages.home, icon: House },
  {
    name: pageNames.appointments,
    to: pages.appointments,
    icon: CalendarDays,
    children: children(pages.appointments, appointmentStatuses),
  },
  { name: pageNames.services, to: pages.services, icon: Package },
  { name: pageNames.addService, to: pages.addService, icon: CalendarPlus },
  {
    name: pageNames.transactions,
    to: pages.transactions,
    icon: ReceiptText,
    children: [
      ...children(pages.transactions, transactionListTypes),
      { name: pageNames.orders, to: pages.orders },
    ],
  },
  { name: pageNames.adsAnalytics, to: pages.adsAnalytics, icon: ChartNoAxesColumn },
];

/** Returns the group that holds the current route, if any. */
export const groupOf = (pathname: string): string | undefined =>
  mainItems.find(({ children: inside }) => inside?.some(({ to }) => to === pathname))?.to;
