import type { OfferedService } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FreeSlot } from "@solodesk/contract/kernel/slot.ts";
import { maxSlotDays } from "@solodesk/contract/scheduling/appointments/free-slots.ts";
import { listSlots } from "#features/selling/bookings/list-slots.ts";
import { dayOf } from "#kernel/time/day-range.ts";
import { dayBeside, daysInWords } from "../../assistant/ask/answers/days-in-words.ts";
import type { When } from "../../assistant/ask/read/resolve-when.ts";
import { called, mentioned } from "./called.ts";
import { answeredService } from "./offers.ts";
import { type Answered, type AnsweringCustomer, MOST_OFFERS, type ShopDesk } from "./shop-desk.ts";

/** Most free times in an answer. */
const MOST_SLOTS = 6;
/** Of each day, if several were asked about: the visitor has days to choose from. */
const MOST_A_DAY = 2;

type Days = Pick<When, "from" | "to">;

export const tellTimes: AnsweringCustomer = (desk) => {
  const { front, asked } = desk;
  const meant = servicesMeant(desk);
  const [only] = meant;
  if (!only) {
    if (asked.thing !== undefined) return undefined;
    return { text: [t("{store} offers no services here.", { store: front.store.name })] };
  }
  if (meant.length === 1) return timesOf(desk, only);
  return {
    text: [t("Free times for which service?")],
    choices: meant.slice(0, MOST_OFFERS).map(({ id, name }) => ({ label: name, about: id })),
  };
};

function servicesMeant({
  front: { services },
  asked: { about, thing },
  question,
}: ShopDesk): OfferedService[] {
  if (about !== undefined) return services.filter(({ id }) => id === about);
  if (thing !== undefined) return called(services, thing);
  const named = mentioned(services, question);
  return named.length > 0 ? named : services;
}

/** The first free times on the days that were asked about, or else the first ones after that. */
async function timesOf(desk: ShopDesk, service: OfferedService): Promise<Answered> {
  const { today, asked } = desk;
  const { name } = service;
  const from = asked.when && asked.when.from > today ? asked.when.from : today;
  const longest = dayBeside(from, maxSlotDays - 1);
  const to = asked.when && asked.when.to >= from && asked.when.to < longest ? asked.when.to : longest;
  const wanted = await slotsOn(desk, service, { from, to });
  if (wanted.length > 0)
    return {
      text: [t("Free times for {service}:", { service: name })],
      services: [answeredService(service, wanted)],
    };
  const later = to === longest ? [] : await slotsOn(desk, service, { from, to: longest });
  const days = daysInWords({ from, to });
  const said =
    later.length > 0
      ? t("{days}: no free time for {service}. The next ones:", { days, service: name })
      : t("{days}: no free time for {service}.", { days: daysInWords({ from, to: longest }), service: name });
  return { text: [said], services: [answeredService(service, later)] };
}

async function slotsOn({ deps, front }: ShopDesk, { id }: OfferedService, days: Days): Promise<FreeSlot[]> {
  const { timezone, website_url } = front.store;
  const { slots } = await listSlots(deps, website_url, { service_id: id, seats: 1, ...days });
  if (days.from === days.to) return allOver(slots);
  const byDay = Map.groupBy(slots, ({ starts_at }) => dayOf(timezone, Date.parse(starts_at)));
  return [...byDay.values()].flatMap((ofDay) => ofDay.slice(0, MOST_A_DAY)).slice(0, MOST_SLOTS);
}

/** From early to late, at most as many as an answer has. */
function allOver(slots: readonly FreeSlot[]): FreeSlot[] {
  const count = Math.min(slots.length, MOST_SLOTS);
  return Array.from({ length: count }, (_, nth) => slots[Math.floor((nth * slots.length) / count)]).filter(
    (slot) => slot !== undefined,
  );
}
