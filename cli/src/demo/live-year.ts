// A year of three stores, day by day.
import { weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import { DAY, instantOf, MINUTE, wallOf } from "@solodesk/contract/kernel/zone.ts";
import { bookLater, buy, comeBack, visitStore } from "./customers-day.ts";
import type { DemoClock, DemoServer } from "./demo-server.ts";
import { type DemoDay, type LivingStore, RECENT_DAYS } from "./living-store.ts";
import { closeDay, enterSpend, openDay, readNotifications, withdraw } from "./sellers-day.ts";

interface Moment {
  at: number;
  run(): Promise<void>;
}

interface Year {
  server: DemoServer;
  clock: DemoClock;
  stores: LivingStore[];
  /** In ms. The last day is the one in which `end` is. */
  start: number;
  end: number;
  progress(share: number): void;
}

/** After so many days all stores wait for each other, and the jobs run. */
const SPELL = 7;
const RESTOCK_EVERY = 2 * SPELL;

/** Each store lives its days on a clock of its own, because most of the time goes into waiting for the database. */
export async function liveYear(year: Year): Promise<void> {
  const { server, clock, stores, start, end, progress } = year;
  const days = Math.ceil((end - start) / DAY);
  for (let nth = 0; nth <= days; nth += SPELL) {
    const spell = Array.from({ length: Math.min(SPELL, days + 1 - nth) }, (_, more) => nth + more);
    await Promise.all(
      stores.map((store) =>
        clock.apart(async () => {
          for (const day of spell) await liveDay(store, day, year);
        }),
      ),
    );
    // To the beginning of the next day: the day's moments come in their order only if none is over.
    clock.advanceTo(Math.min(Math.floor((start + (nth + SPELL) * DAY) / DAY) * DAY, end));
    if (nth % RESTOCK_EVERY === 0) await server.restock();
    await server.endSpell();
    progress(Math.min(1, (nth + SPELL) / days));
  }
  for (const store of stores) {
    const day = new Date(wallOf(store.demo.store.timezone, end)).toISOString().slice(0, 10);
    await closeDay(store, { server, nth: days, day, pace: 1, daysLeft: 0 });
  }
}

async function liveDay(store: LivingStore, nth: number, { server, clock, start, end }: Year): Promise<void> {
  const days = Math.ceil((end - start) / DAY);
  const pace = 0.08 + 0.92 * (nth / days) ** 4;
  const zone = store.demo.store.timezone;
  const day = new Date(wallOf(zone, start) + nth * DAY).toISOString().slice(0, 10);
  const at = (hour: number) =>
    instantOf(zone, Date.parse(`${day}T00:00:00Z`) + Math.round(hour * 60) * MINUTE);
  const moments = momentsOf(store, { server, nth, day, pace, daysLeft: days - nth }, at);
  for (const moment of moments.toSorted((a, b) => a.at - b.at)) {
    if (moment.at > end) return;
    clock.advanceTo(moment.at);
    await moment.run();
  }
}

function momentsOf(store: LivingStore, today: DemoDay, at: (hour: number) => number): Moment[] {
  const { random, demo } = store;
  const anyHour = () => at(random.between(8, 21) + random.share());
  const several = (weekly: number) => Array.from({ length: random.about((weekly * today.pace) / 7) });
  const bookings = store.services.flatMap((_, service) =>
    several(demo.services[service]?.weekly ?? 0).map(() => ({
      at: anyHour(),
      run: () => bookLater(store, service, today),
    })),
  );
  const orders = several(demo.weeklyOrders).map(() => ({ at: anyHour(), run: () => buy(store, today) }));
  const weekday = new Date(`${today.day}T00:00:00Z`).getUTCDay();
  const isOpen = (demo.store.hours?.[weekdays[(weekday + 6) % 7] ?? "sun"] ?? []).length > 0;
  return [
    ...(isOpen ? [{ at: at(8.5), run: () => openDay(store, today) }] : []),
    ...bookings,
    { at: at(12.2), run: () => comeBack(store, today) },
    ...orders,
    ...(today.daysLeft <= RECENT_DAYS ? [{ at: at(20), run: () => visitStore(store, today) }] : []),
    ...(isOpen ? [{ at: at(21.5), run: () => closeDay(store, today) }] : []),
    ...(today.daysLeft === 1 ? [{ at: at(20.5), run: () => readNotifications(store, today) }] : []),
    ...(weekday === 1 ? [{ at: at(21.8), run: () => enterSpend(store, today) }] : []),
    ...(today.day.endsWith("-03") ? [{ at: at(22), run: () => withdraw(store, today) }] : []),
  ];
}
