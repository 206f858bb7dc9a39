import type { InsightKind } from "@solodesk/contract/account/assistant/insight.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import {
  answerAppointments,
  answerCancellations,
  answerFreeTimes,
  answerNext,
  answerNoShows,
  answerOccupancy,
  answerRequests,
  answerWaiting,
} from "./answers/appointments.ts";
import {
  cancelVisit,
  changePrice,
  closeOn,
  confirmVisit,
  markOrder,
  moveVisit,
  openOn,
  refund,
  writeToCustomer,
} from "./answers/changes.ts";
import type { Answering } from "./answers/desk.ts";
import { answerPrice, answerStock } from "./answers/goods.ts";
import { answerAds, answerCampaign, answerLinks } from "./answers/marketing.ts";
import {
  answerBalance,
  answerHeld,
  answerPayouts,
  answerRevenueOf,
  answerWithdrawable,
  revenueBy,
} from "./answers/money.ts";
import { answerOrder, answerOrders, answerToShip, answerUnpaid } from "./answers/orders.ts";
import { answerCustomer, answerOwes, answerOwesAll, fromBriefing } from "./answers/people.ts";
import {
  answerDaysOff,
  answerHelp,
  answerHours,
  answerLimits,
  answerStoreLink,
  answerTodo,
} from "./answers/store.ts";
import type { Intent } from "./intents.ts";

/** What the briefing says about it. It leaves out what is hidden, so it doesn't say that there is nothing. */
const found = (kind: InsightKind, title: () => string) =>
  fromBriefing([kind], title, () => t("“Worth a look” says nothing about that."));

const worthALook = fromBriefing(
  "all",
  () => t("Worth a look"),
  () => t("Nothing needs your attention."),
);

/** What is to be done, and what is worth a look. */
const answerAttention: Answering = async (desk) => {
  const open = await answerTodo(desk);
  const noticed = await worthALook(desk);
  const isQuiet = open.length > 0 && noticed.every(({ type }) => type === "text");
  return isQuiet ? open : [...open, ...noticed];
};

/** How each question is answered. `again` is answered as the question before it. */
export const answers: Record<Exclude<Intent, "again">, Answering> = {
  appointments: answerAppointments,
  past_appointments: answerAppointments,
  next_appointment: answerNext,
  free_times: answerFreeTimes,
  requests: answerRequests,
  waiting: answerWaiting,
  no_shows: answerNoShows,
  cancellations: answerCancellations,
  occupancy: answerOccupancy,
  hours: answerHours,
  days_off: answerDaysOff,
  customer: answerCustomer,
  owes_all: answerOwesAll,
  owes: answerOwes,
  overdue: found("customer_overdue", () => t("Overdue customers")),
  best_customers: revenueBy("customer"),
  revenue: revenueBy("service"),
  revenue_by_service: revenueBy("service"),
  revenue_by_product: revenueBy("product"),
  revenue_of: answerRevenueOf,
  balance: answerBalance,
  withdrawable: answerWithdrawable,
  held: answerHeld,
  payouts: answerPayouts,
  to_ship: answerToShip,
  orders: answerOrders,
  unpaid_orders: answerUnpaid,
  order: answerOrder,
  disputes: found("dispute_deadline", () => t("Disputes")),
  price: answerPrice,
  stock: answerStock,
  low_stock: found("stock_runs_out", () => t("Running out")),
  ads: answerAds,
  campaign: answerCampaign,
  links: answerLinks,
  todo: answerAttention,
  limits: answerLimits,
  failed_emails: found("emails_failed", () => t("Failed emails")),
  store_link: answerStoreLink,
  help: answerHelp,
  confirm: confirmVisit,
  move: moveVisit,
  cancel: cancelVisit,
  block: closeOn,
  unblock: openOn,
  set_price: changePrice(0),
  raise_price: changePrice(1),
  lower_price: changePrice(-1),
  refund,
  ship: markOrder("shipped"),
  deliver: markOrder("delivered"),
  email: writeToCustomer,
};
