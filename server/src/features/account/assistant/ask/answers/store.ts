import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { subscription } from "@solodesk/contract/money/subscription.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { weekdayInWords } from "../../weekday-in-words.ts";
import { intentNames, shapeOf } from "../intents.ts";
import { writeQuestion } from "../write-question.ts";
import { daysInWords } from "./days-in-words.ts";
import { type Answering, at, choicesLine, read, rowsLine, textLine } from "./desk.ts";

export const answerHours: Answering = async (desk) => {
  const { hours } = desk.store;
  const rows = weekdays.map((day, nth) => ({
    label: weekdayInWords(nth),
    value:
      hours[day].length === 0
        ? t("Closed")
        : hours[day].map(({ open, close }) => `${open}–${close}`).join(", "),
  }));
  return [
    rowsLine(desk, {
      endpoint: "dashboard.get",
      input: {},
      page: pages.addStoreDetail,
      title: t("Opening hours"),
      rows,
    }),
  ];
};

export const answerDaysOff: Answering = async (desk) => {
  const today = dayOf(desk.store.timezone, desk.now.getTime());
  const coming = desk.store.hours.time_off.filter(({ to }) => to >= today);
  if (coming.length === 0) return [textLine(t("You have no days off planned."))];
  const rows = coming
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to, reason }) => ({
      label: daysInWords({ from, to }),
      ...(reason !== "" && { detail: reason }),
    }));
  return [
    rowsLine(desk, {
      endpoint: "dashboard.get",
      input: {},
      page: pages.addStoreDetail,
      title: t("Days off"),
      rows,
    }),
  ];
};

export const answerStoreLink: Answering = async (desk) => {
  const { website_url: name, published } = desk.store;
  const path = `${pages.ownStore}/${name}`;
  const said = published
    ? t("Your store page is {address}.", { address: `${desk.deps.ownOrigin.get()}${path}` })
    : t("Your store page isn't published yet. Its address will be {address}.", {
        address: `${desk.deps.ownOrigin.get()}${path}`,
      });
  return [textLine(said)];
};

export const answerLimits: Answering = async (desk) => {
  const { data } = await read(desk, subscription.get, {});
  const meters = [
    { label: t("Products"), meter: data.usage.products },
    { label: t("Services"), meter: data.usage.services },
    { label: t("Appointments this month"), meter: data.usage.appointments_per_month },
  ];
  const rows = meters.map(({ label, meter: { used, limit } }) => ({
    label,
    value: limit === null ? String(used) : t("{used} of {limit}", { used, limit }),
    ...(limit !== null && limit > 0 && { share: Math.min(used / limit, 1) }),
  }));
  const listed = rowsLine(desk, {
    endpoint: "subscription.get",
    input: {},
    page: pages.pricing,
    title: t("Plan usage"),
    rows,
  });
  return data.currentPlan
    ? [textLine(t("You are on the {plan} plan.", { plan: data.currentPlan.name })), listed]
    : [listed];
};

/** What the assistant can do, with examples to press. */
export const answerHelp: Answering = async ({ grammar }) => [
  textLine(
    t(
      "Ask about your appointments, customers, orders, money, ads and store. Or say what to change: move or cancel an appointment, change a price, close on a day, refund or ship an order, email a customer. Nothing changes until you confirm it.",
    ),
  ),
  choicesLine(
    intentNames.filter((intent) => shapeOf(intent).isOffered).map((intent) => writeQuestion(grammar, intent)),
  ),
];

/** What matters today, most urgent first. */
export const answerTodo: Answering = async (desk) => {
  const { data } = await read(desk, dashboard.getToday, { query: {} });
  const { to_confirm: confirm, to_ship: ship, to_collect: collect, to_complete: complete } = data.counts;
  const rows = [
    { label: t("Bookings to answer"), count: confirm, page: `${pages.appointments}/pending` },
    { label: t("Orders to ship"), count: ship, page: at(pages.orders, { status: "paid" }) },
    { label: t("Appointments to complete"), count: complete, page: `${pages.appointments}/confirmed` },
    { label: t("Payments to collect"), count: collect, page: `${pages.appointments}/to-collect` },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return [];
  return [
    rowsLine(desk, {
      endpoint: "dashboard.getToday",
      input: {},
      page: pages.home,
      title: t("To do"),
      rows: rows.map(({ label, count, page }) => ({ label, value: String(count), page })),
    }),
  ];
};
