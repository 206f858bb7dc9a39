import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { dateFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { instantOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { maxSlotDays } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import { statusNames } from "@solodesk/contract/scheduling/appointments/status-names.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { startInWords } from "#features/scheduling/appointments/emails/time-in-words.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import type { When } from "../read/resolve-when.ts";
import { dayBeside, daysInWords, last30Days, lengthOf } from "./days-in-words.ts";
import { type Answering, type AskedDesk, at, read, rowsLine, textLine } from "./desk.ts";

const today = ({ store, now }: AskedDesk): When => ({
  from: dayOf(store.timezone, now.getTime()),
  to: dayOf(store.timezone, now.getTime()),
});

const listPage = (type: string, query: Record<string, string>) => at(`${pages.appointments}/${type}`, query);

/** An appointment as a row; its page opens it. */
export const toRow = ({ id, title, customer, starts_at, timezone, status }: Appointment) => ({
  label: `${customer.name}, ${title}`,
  detail: `${startInWords({ startsAt: new Date(starts_at) }, timezone)} · ${t(statusNames[status])}`,
  page: listPage("all", { appointment: id }),
});

/** Who comes on these days. Cancelled appointments and no-shows don't count. */
export const answerAppointments: Answering = async (desk) => {
  const when = desk.reading.slots.when ?? today(desk);
  const input = { query: { status: "All" as const, from: when.from, to: when.to, page_size: 100 } };
  const { data, counts } = await read(desk, appointments.list, input);
  const count = (counts.Pending ?? 0) + (counts.Confirmed ?? 0) + (counts.Completed ?? 0);
  const days = daysInWords(when);
  const coming = data.filter(({ status }) => status !== "Cancelled" && status !== "No-show");
  const said = t(
    "{days}: {count, plural, =0 {nobody is booked.} one {# appointment.} other {# appointments.}}",
    { count, days },
  );
  if (count === 0) return [textLine(said)];
  const listed = rowsLine(desk, {
    endpoint: "appointments.list",
    input,
    page: listPage("all", { from: when.from, to: when.to }),
    title: t("Appointments, {days}", { days }),
    rows: coming.map(toRow),
    count,
  });
  return [textLine(said), listed];
};

export const answerNext: Answering = async (desk) => {
  const input = { query: { week_start: desk.weekStart } };
  const { data } = await read(desk, dashboard.getToday, input);
  if (!data.next) return [textLine(t("You have no upcoming appointments."))];
  const { customer, starts_at, timezone, title } = data.next;
  const time = startInWords({ startsAt: new Date(starts_at) }, timezone);
  return [
    textLine(t("{customer} is next: {title}, {time}.", { customer: customer.name, title, time })),
    rowsLine(desk, {
      endpoint: "dashboard.getToday",
      input,
      page: pages.home,
      title: t("Next appointment"),
      rows: [toRow(data.next)],
    }),
  ];
};

/** Minutes that a free time lasts at least. */
const SHORTEST = 30;

/** When the store is open and nothing is booked. */
export const answerFreeTimes: Answering = async (desk) => {
  const { store, now } = desk;
  const asked = desk.reading.slots.when ?? today(desk);
  const when =
    lengthOf(asked) > maxSlotDays ? { ...asked, to: dayBeside(asked.from, maxSlotDays - 1) } : asked;
  const momentOf = (day: string) => new Date(instantOf(store.timezone, wallOfDay(day))).toISOString();
  const input = {
    query: { duration_minutes: SHORTEST, from: momentOf(when.from), to: momentOf(dayBeside(when.to, 1)) },
  };
  const days = daysInWords(when);
  if (dayBeside(when.to, 1) <= dayOf(store.timezone, now.getTime()))
    return [textLine(t("{days}: that's in the past.", { days }))];
  const { slots } = await read(desk, appointments.listOwnSlots, input);
  const rows = byDay(slots, store.timezone);
  if (rows.length === 0) return [textLine(t("{days}: you have no free time.", { days }))];
  const listed = rowsLine(desk, {
    endpoint: "appointments.listOwnSlots",
    input,
    page: listPage("all", { from: when.from, to: when.to }),
    title: t("Free for at least {count} minutes, {days}", { count: SHORTEST, days }),
    rows,
  });
  return [
    textLine(t("You have free time on {count, plural, one {# day} other {# days}}.", { count: rows.length })),
    listed,
  ];
};

/** Slots that touch each other are one free time. */
function byDay(slots: readonly { starts_at: string; ends_at: string }[], timezone: string) {
  const days = new Map<string, { from: Date; to: Date }[]>();
  for (const { starts_at, ends_at } of slots) {
    const [from, to] = [new Date(starts_at), new Date(ends_at)];
    const day = dayOf(timezone, from.getTime());
    const times = days.get(day) ?? [];
    const last = times.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else times.push({ from, to });
    days.set(day, times);
  }
  const clock = dateFormat({ hour: "numeric", minute: "2-digit", timeZone: timezone.toLowerCase() });
  return [...days].map(([day, times]) => ({
    label: daysInWords({ from: day, to: day }),
    detail: times
      .map(({ from, to }) => clock.formatRange(from, to).replace(/[\u2009\u202F]/g, " "))
      .join(", "),
    page: listPage("all", { from: day, to: day }),
  }));
}

export const answerRequests: Answering = async (desk) => {
  const input = { query: { status: "Pending" as const, from: desk.now.toISOString() } };
  const { data, pagination } = await read(desk, appointments.list, input);
  if (pagination.total === 0) return [textLine(t("No booking is waiting for your answer."))];
  const listed = rowsLine(desk, {
    endpoint: "appointments.list",
    input,
    page: `${pages.appointments}/pending`,
    title: t("Waiting for your answer"),
    rows: data.map(toRow),
    count: pagination.total,
  });
  return [
    textLine(
      t("{count, plural, one {# booking is} other {# bookings are}} waiting for your answer.", {
        count: pagination.total,
      }),
    ),
    listed,
  ];
};

export const answerWaiting: Answering = async (desk) => {
  const { data, pagination } = await read(desk, waitlist.list, { query: {} });
  if (pagination.total === 0) return [textLine(t("Nobody is on the waitlist."))];
  const rows = data.map(({ customer, service, day }) => ({
    label: customer.name,
    detail: `${service.name} · ${daysInWords({ from: day, to: day })}`,
  }));
  const listed = rowsLine(desk, {
    endpoint: "waitlist.list",
    input: {},
    page: `${pages.appointments}/pending`,
    title: t("Waitlist"),
    rows,
    count: pagination.total,
  });
  return [
    textLine(
      t("{count, plural, one {# person is} other {# people are}} on the waitlist.", {
        count: pagination.total,
      }),
    ),
    listed,
  ];
};

const withStatus =
  (status: "Cancelled" | "No-show", words: (count: number, days: string) => string): Answering =>
  async (desk) => {
    const when = last30Days(desk, desk.reading.slots);
    const days = daysInWords(when);
    const input = { query: { status, from: when.from, to: when.to } };
    const { data, pagination } = await read(desk, appointments.list, input);
    const said = textLine(words(pagination.total, days));
    if (pagination.total === 0) return [said];
    const type = status === "Cancelled" ? "cancelled" : "no-show";
    const listed = rowsLine(desk, {
      endpoint: "appointments.list",
      input,
      page: listPage(type, { from: when.from, to: when.to }),
      title: `${t(statusNames[status])}, ${days}`,
      rows: data.map(toRow),
      count: pagination.total,
    });
    return [said, listed];
  };

export const answerNoShows = withStatus("No-show", (count, days) =>
  t("{days}: {count, plural, =0 {everyone showed up.} one {# no-show.} other {# no-shows.}}", {
    count,
    days,
  }),
);

export const answerCancellations = withStatus("Cancelled", (count, days) =>
  t(
    "{days}: {count, plural, =0 {no appointment then was cancelled.} one {# appointment was cancelled.} other {# appointments were cancelled.}}",
    { count, days },
  ),
);

export const answerOccupancy: Answering = async (desk) => {
  const { data } = await read(desk, dashboard.getToday, { query: { week_start: desk.weekStart } });
  const { booked_minutes: booked, open_minutes: open } = data.occupancy;
  if (open === 0) return [textLine(t("Your store isn't open this week."))];
  const hours = (minutes: number) => Math.round((minutes / 60) * 10) / 10;
  return [
    textLine(
      t("{percent}% of this week is booked: {booked} of {open} hours.", {
        percent: Math.round((booked / open) * 100),
        booked: hours(booked),
        open: hours(open),
      }),
    ),
  ];
};
