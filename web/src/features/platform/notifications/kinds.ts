// The name of each kind of notification, and the calls whose data it makes stale.

import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import type { Endpoint } from "@solodesk/contract/kernel/endpoint.ts";
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { links } from "@solodesk/contract/marketing/links.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import type { NotificationKind } from "@solodesk/contract/platform/notifications.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { calendar } from "@solodesk/contract/scheduling/calendar.ts";
import { externalCalendars } from "@solodesk/contract/scheduling/external-calendars.ts";
import { sessions } from "@solodesk/contract/scheduling/sessions.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";

interface Kind {
  name: Message;
  refreshes: readonly Endpoint[];
}

const money = [dashboard.get, dashboard.getToday, wallet.get, wallet.listTransactions];
/**
 * Ads and links that led to a sale or booking count it too, and the first one shows that ads bring something.
 */
const adsAndLinks = [ads.list, ads.listRows, ads.listCampaigns, links.list];
const sales = [...money, orders.list, orders.get, ...adsAndLinks];
const times = [
  dashboard.get,
  dashboard.getToday,
  appointments.list,
  appointments.get,
  appointments.listOwnSlots,
  calendar.list,
  sessions.get,
  ...adsAndLinks,
];
const withdrawals = [...money, payouts.list, payouts.preview];

export const kinds: Record<NotificationKind, Kind> = {
  order_paid: { name: msg("New order"), refreshes: sales },
  order_cancelled: { name: msg("Order cancelled"), refreshes: sales },
  fee_failed: { name: msg("Fee not charged"), refreshes: sales },
  booking_new: { name: msg("New booking"), refreshes: times },
  booking_moved: { name: msg("Booking moved"), refreshes: times },
  booking_cancelled: { name: msg("Booking cancelled"), refreshes: times },
  calendar_conflict: { name: msg("Changed in another calendar"), refreshes: [externalCalendars.list] },
  calendar_refused: { name: msg("Calendar refused the login"), refreshes: [externalCalendars.list] },
  proposal: { name: msg("Change to confirm"), refreshes: [] },
  waitlist: { name: msg("On the waitlist"), refreshes: [waitlist.list] },
  payout_paid: { name: msg("Withdrawal paid"), refreshes: withdrawals },
  payout_failed: { name: msg("Withdrawal failed"), refreshes: withdrawals },
  plan_unpaid: { name: msg("Plan has no payment method"), refreshes: [subscription.get] },
  plan_past_due: { name: msg("Plan could not be renewed"), refreshes: [dashboard.get, subscription.get] },
  dispute: { name: msg("Payment disputed"), refreshes: sales },
  security: { name: msg("Account security"), refreshes: [auth.listSessions] },
  export_ready: { name: msg("Export ready"), refreshes: [] },
  import_done: {
    name: msg("Import finished"),
    refreshes: [...adsAndLinks, ads.listImports, ads.listTypedSpend],
  },
};
