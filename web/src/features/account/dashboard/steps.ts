import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";

export interface Step {
  name: string;
  about: string;
  /** The screen for the step; undefined if it is done on Home itself. */
  to: string | undefined;
  done: boolean;
}

/** Returns the first steps of a new seller, with their state from the dashboard. */
export function firstSteps({ store_info, counts }: DashboardUser, hasShared: boolean): Step[] {
  const offers = counts.products + counts.services > 0;
  const isOpen = store_info?.published === true;
  return [
    {
      name: t("Create your store"),
      about: t("A name, an address and your opening hours."),
      to: pages.addStoreDetail,
      done: store_info !== null,
    },
    {
      name: t("Pick products"),
      about: t("Choose from the shared catalogue, or add a service of your own."),
      to: `${pages.services}?tab=shared`,
      done: offers,
    },
    {
      name: t("Share your store page"),
      about: shareHint(store_info?.published, offers),
      to: isOpen && offers ? undefined : wayToShare(store_info?.published, offers),
      done: offers && isOpen && hasShared,
    },
  ];
}

/** Whether the store has customers. Then the first steps are hidden, however the address was shared. */
export const isRunning = ({ counts, revenue, wallets }: DashboardUser): boolean =>
  [
    counts.orders_open,
    counts.appointments_pending,
    revenue.this_month.amount,
    revenue.last_month.amount,
    wallets.earnings,
    wallets.pending,
  ].some((sign) => sign > 0);

/** Returns the screen for what is missing before the store page can be shared. */
function wayToShare(published: boolean | undefined, offers: boolean): string {
  if (published === undefined) return pages.addStoreDetail;
  return published && !offers ? `${pages.services}?tab=shared` : `${pages.addStoreDetail}?step=look`;
}

function shareHint(published: boolean | undefined, offers: boolean): string {
  if (published === false) return t("Your page is not published yet. Publish it in the store details.");
  if (!offers) return t("Once there is something to buy, send its address to your first customer.");
  return t("Your page is open. Send its address to your first customer, or print its code.");
}
