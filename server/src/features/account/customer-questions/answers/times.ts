import type { OfferedService } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import { DAY, instantOf, wallOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { maxSlotDays } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import { listSlots } from "#features/selling/bookings/list-slots.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { dayBeside, daysInWords } from "../../assistant/ask/answers/days-in-words.ts";
import type { When } from "../../assistant/ask/read/resolve-when.ts";
import { type Answered, type AskedStore, type Tell } from "./asked-store.ts";
import { called, mentioned } from "./called.ts";
import { answeredService } from "./offers.ts";

/** Most free times in an answer. */
const MOST_SLOTS = 6;
/** Of each day, if several were asked about: the visitor has days to choose from. */
const MOST_A_DAY = 2;
/** Most services to choose from. */
const MOST_CHOICES = 30;
/** Days of one call: one fewer than it answers, because the visitor's clocks may change when the store's don't. */
const DAYS = maxSlotDays - 1;
/** How many times as many days the next free time is looked for in. */
const MOST_CALLS = 3;

export const tellTimes: Tell = (store) => {
  const { front, asked } = store;
  const meant = servicesMeant(store);
  const [only] = meant;
  if (!only) {
    if (asked.thing !== undefined) return undefined;
    if (asked.about !== undefined) return { text: [t("This service is no longer available.")] };
    return { text: [t("{store} offers no services here.", { store: front.store.name })] };
  }
  if (meant.length === 1) return timesOf(store, only);
  return {
    text: [t("Free times for which service?")],
    choices: meant.slice(0, MOST_CHOICES).map(({ id, name }) => ({ label: name, about: id })),
  };
};

function servicesMeant({
  front: { services },
  asked: { about, thing },
  question,
}: AskedStore): OfferedService[] {
  if (about !== undefined) return services.filter(({ id }) => id === about);
  if (thing !== undefined) return called(services, thing);
  const named = mentioned(services, question);
  return named.length > 0 ? named : services;
}

/** The first free times on the days that were asked about, or else the next ones. */
async function timesOf(store: AskedStore, service: OfferedService): Promise<Answered> {
  const { today, asked, front } = store;
  const { name } = service;
  const last = dayBeside(today, front.store.booking.horizon_days);
  const when = asked.when && asked.when.to >= today ? asked.when : undefined;
  if (when && when.from > last) {
    const text = t("{service} can be booked until {day}.", {
      service: name,
      day: daysInWords({ from: last, to: last }),
    });
    return {
      text: [text],
      services: [answeredService(service, await nextSlots(store, service, today, last))],
    };
  }
  const from = when && when.from > today ? when.from : today;
  if (!when) {
    const next = await nextSlots(store, service, from, last);
    const looked = dayBeside(from, MOST_CALLS * DAYS - 1);
    const days = daysInWords({ from, to: looked < last ? looked : last });
    const text =
      next.length > 0
        ? t("The next free times for {service}:", { service: name })
        : t("{days}: no free time for {service}.", { days, service: name });
    return { text: [text], services: [answeredService(service, next)] };
  }
  const longest = dayBeside(from, DAYS - 1);
  const days = { ...when, from, to: when.to < longest ? when.to : longest };
  const wanted = spread(store, days, await slotsOn(store, service, days));
  if (wanted.length > 0)
    return {
      text: [t("Free times for {service}:", { service: name })],
      services: [answeredService(service, wanted)],
    };
  const later = await nextSlots(store, service, from, last);
  const missed = { days: daysInWords(days), service: name };
  const text =
    later.length > 0
      ? t("{days}: no free time for {service}. The next ones:", missed)
      : t("{days}: no free time for {service}.", missed);
  return { text: [text], services: [answeredService(service, later)] };
}

/** The first free times from a day on, two of each day. */
async function nextSlots(
  store: AskedStore,
  service: OfferedService,
  from: string,
  last: string,
): Promise<FreeSlot[]> {
  let first = from;
  for (let nth = 0; nth < MOST_CALLS && first <= last; nth += 1) {
    const days = { from: first, to: dayBeside(first, DAYS - 1) };
    const found = spread(store, days, await slotsOn(store, service, days));
    if (found.length > 0) return found;
    first = dayBeside(days.to, 1);
  }
  return [];
}

/** All that begin on these days of the visitor, before or after noon if only that was asked about. */
async function slotsOn(
  { deps, front, zone }: AskedStore,
  { id }: OfferedService,
  days: When,
): Promise<FreeSlot[]> {
  const { slots } = await listSlots(deps, front.store.website_url, {
    service_id: id,
    seats: 1,
    from: new Date(instantOf(zone, wallOfDay(days.from))).toISOString(),
    to: new Date(instantOf(zone, wallOfDay(days.to) + DAY) - 1).toISOString(),
  });
  if (!days.isPart) return slots;
  const isMorning = ({ starts_at }: FreeSlot) =>
    new Date(wallOf(zone, Date.parse(starts_at))).getUTCHours() < 12;
  return slots.filter((slot) => isMorning(slot) === (days.isMorning ?? false));
}

/** Few of them: of one day from early to late, of several the first of each. */
function spread({ zone }: AskedStore, { from, to }: When, slots: readonly FreeSlot[]): FreeSlot[] {
  if (from === to) {
    const count = Math.min(slots.length, MOST_SLOTS);
    return Array.from({ length: count }, (_, nth) => slots[Math.floor((nth * slots.length) / count)]).filter(
      (slot) => slot !== undefined,
    );
  }
  const byDay = Map.groupBy(slots, ({ starts_at }) => dayOf(zone, Date.parse(starts_at)));
  return [...byDay.values()].flatMap((ofDay) => ofDay.slice(0, MOST_A_DAY)).slice(0, MOST_SLOTS);
}
