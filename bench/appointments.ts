import { ms, report } from "./figures.ts";
import type { Load } from "./load.ts";
import { seedAppointments, seedSessions, serviceId, week } from "./seed/seed-appointments.ts";
import { seedOutsideCalendars } from "./seed/seed-outside-calendars.ts";
import { storeId, storeName } from "./seed/seed-store.ts";
import { sideBySide } from "./side-by-side.ts";

interface Setting {
  ours: number;
  bare: number;
  databaseUrl: string;
  duration: number;
}

const M = "/api/marketplace-solopreneur";
const AT_ONCE = 200;
const SPOTS = 8;

/** Free times of a week in a year of bookings, compared with one statement that reads what is taken in it. */
async function measureSlots({ ours, bare, duration }: Setting, what: string): Promise<void> {
  const { from, to } = week;
  const slots = `${M}/store/${storeName}/slots?service_id=${serviceId}&from=${from}&to=${to}`;
  const common = { connections: 1, duration };
  const asked: Load = { ...common, port: ours, path: () => slots };
  const busy = `/busy?store=${storeId}&from=${from}&to=${to}`;
  const compared = await sideBySide(asked, { ...common, port: bare, path: () => busy });
  const ratio = compared.ours.p99 / compared.bare.p99;
  const rates = `p50 ${(compared.ours.p50 / compared.bare.p50).toFixed(1)} ×, ${Math.round(compared.ours.rate)}/s`;
  report({
    what,
    measured: `${ratio.toFixed(1)} × (${ms(compared.ours.p99)} to ${ms(compared.bare.p99)}; ${rates})`,
    wanted: "≤ 5 × its bare SQL",
    met: ratio <= 5,
  });
}

interface Booked {
  status: number;
  took: number;
}

async function book(port: number, starts_at: string): Promise<Booked> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${M}/store/${storeName}/appointments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      service_id: serviceId,
      starts_at,
      customer: { name: "Grace", email: "grace@example.com" },
    }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, took: performance.now() - started };
}

/** Returns up to this many free times that do not overlap, each with this many spots left. */
async function freeTimes(port: number, most: number, seats = 1): Promise<string[]> {
  const url = `http://127.0.0.1:${port}${M}/store/${storeName}/slots?service_id=${serviceId}&seats=${seats}`;
  const { slots } = (await (await fetch(url)).json()) as { slots: { starts_at: string; ends_at: string }[] };
  const apart: typeof slots = [];
  for (const slot of slots) if (slot.starts_at >= (apart.at(-1)?.ends_at ?? "")) apart.push(slot);
  return apart.slice(0, most).map(({ starts_at }) => starts_at);
}

interface AtOnce {
  what: string;
  times: string[];
  /** How many of them are booked. */
  wanted: number;
}

async function measureAtOnce(port: number, { what, times, wanted }: AtOnce): Promise<void> {
  const started = performance.now();
  const answers = await Promise.all(times.map((at) => book(port, at)));
  const seconds = (performance.now() - started) / 1000;
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  const slowest = Math.max(...answers.map(({ took }) => took));
  report({
    what,
    measured: `${of(201)} × 201, ${of(409)} × 409, slowest ${ms(slowest)} (${Math.round(times.length / seconds)}/s)`,
    wanted: `${wanted} × 201, ${times.length - wanted} × 409`,
    met: of(201) === wanted && of(409) === times.length - wanted,
  });
}

export async function measureAppointments(setting: Setting): Promise<void> {
  await seedAppointments(setting.databaseUrl);
  await measureSlots(setting, "free times of a week, 5,000 bookings, p99");
  const [one = "", ...apart] = await freeTimes(setting.ours, AT_ONCE + 1);
  const all = (time: string) => Array.from({ length: AT_ONCE }, () => time);
  await measureAtOnce(setting.ours, {
    what: `${AT_ONCE} bookings of one time at once`,
    times: all(one),
    wanted: 1,
  });
  await measureAtOnce(setting.ours, {
    what: `${apart.length} bookings of as many times at once`,
    times: apart,
    wanted: apart.length,
  });
  await seedSessions(setting.databaseUrl, SPOTS);
  await seedOutsideCalendars(setting.databaseUrl);
  await measureSlots(
    setting,
    `free times of a week, 5,000 sessions of four people with ${SPOTS} spots, packs, two outside calendars, p99`,
  );
  const [next = ""] = await freeTimes(setting.ours, 1, SPOTS);
  await measureAtOnce(setting.ours, {
    what: `${AT_ONCE} bookings of one time with ${SPOTS} spots at once`,
    times: all(next),
    wanted: SPOTS,
  });
}
