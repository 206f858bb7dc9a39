// What the owner of a store does on one day.

import { auth } from "@solodesk/contract/identity/auth.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import { demoPassword } from "@solodesk/contract/platform/demo.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { payouts } from "@solodesk/contract/selling/payouts.ts";
import type { DemoServer } from "./demo-server.ts";
import { type DemoDay, type LivingStore, type Parcel, RECENT_DAYS } from "./living-store.ts";

const SIGN_IN_EVERY = 21;
const proof = { body: { password: demoPassword } };
const hoursAgo = (now: Date, moment: string) => (now.getTime() - Date.parse(moment)) / 3_600_000;

/** Confirms what was asked for yesterday, and ships what was paid. */
export async function openDay(store: LivingStore, { server, nth }: DemoDay): Promise<void> {
  if (nth >= store.signInOn) {
    store.owner = await server.signIn(store.owner.email);
    store.signInOn = nth + SIGN_IN_EVERY;
  }
  if (store.asked > 0) await confirmRequests(store, server);
  if (store.unpacked > 0) await ship(store, { server, nth });
  const arrived = store.underway.filter(({ arrives }) => arrives <= nth);
  store.underway = store.underway.filter(({ arrives }) => arrives > nth);
  for (const parcel of arrived) await deliver(store, parcel, server);
  const paying = store.owing.filter(({ pays }) => pays <= nth);
  store.owing = store.owing.filter(({ pays }) => pays > nth);
  for (const { id, due } of paying) {
    const body = { collected: { method: "bank" as const, amount: due } };
    await server.send(store.owner, appointments.collect, { params: { id }, body });
  }
}

async function confirmRequests(store: LivingStore, server: DemoServer): Promise<void> {
  const now = server.clock.now();
  const query = { status: "Pending" as const, page_size: 100 };
  const pending = await server.send(store.owner, appointments.list, { query });
  const open = pending.data.filter(({ starts_at }) => Date.parse(starts_at) > now.getTime());
  const old = open.filter(({ created_at }) => hoursAgo(now, created_at) > 20);
  store.asked = open.length - old.length;
  const body = { ids: old.map(({ id }) => id) };
  if (old.length > 0) await server.send(store.owner, appointments.confirm, { body });
}

async function ship(store: LivingStore, { server, nth }: Pick<DemoDay, "server" | "nth">): Promise<void> {
  const { owner, random } = store;
  const now = server.clock.now();
  const sold = await server.send(owner, orders.list, { query: { status: "paid", page_size: 100 } });
  for (const { id, items, placed_at } of sold.orders) {
    const goods = items.find(({ kind }) => kind === "product");
    if (!goods || hoursAgo(now, placed_at) < 14) continue;
    const tracking = `CH${random.between(100_000_000, 999_999_999)}IE`;
    await server.send(owner, orders.change, { params: { id }, body: { status: "shipped", tracking } });
    store.unpacked -= 1;
    store.underway.push({ orderId: id, line: goods.line, arrives: nth + random.between(2, 4) });
  }
}

/** Now and then a parcel arrives broken. */
async function deliver({ owner, random }: LivingStore, parcel: Parcel, server: DemoServer): Promise<void> {
  const params = { id: parcel.orderId };
  await server.send(owner, orders.change, { params, body: { status: "delivered" } });
  if (!random.happens(0.03)) return;
  await server.send(owner, auth.confirm, proof);
  const lines = [{ line: parcel.line, quantity: 1 }];
  const body = { lines, restock: true, reason: "Arrived damaged" };
  await server.send(owner, orders.refund, { params, body });
}

/** Cancels what a customer rang about, and completes what took place. */
export async function closeDay(store: LivingStore, { server, nth, day }: DemoDay): Promise<void> {
  const { owner, random } = store;
  const now = server.clock.now().getTime();
  const query = { status: "Confirmed" as const, from: day, to: day, page_size: 100 };
  const today = await server.send(owner, appointments.list, { query });
  const ended = today.data.filter(({ ends_at }) => Date.parse(ends_at) <= now);
  const came: Appointment[] = [];
  for (const appointment of ended) {
    if (random.happens(0.025))
      await server.send(owner, appointments.edit, {
        params: { id: appointment.id },
        body: { status: "No-show" },
      });
    else came.push(appointment);
  }
  const idsOf = (some: Appointment[]) => some.map(({ id }) => id);
  const forgot = random.happens(0.06) ? came.splice(-1) : [];
  const method = random.pick(["card", "card", "cash"] as const);
  if (came.length > 0)
    await server.send(owner, appointments.completeSeveral, {
      body: { ids: idsOf(came), collected: { method } },
    });
  if (forgot.length > 0) {
    const body = { ids: idsOf(forgot), collected: { later: true as const } };
    await server.send(owner, appointments.completeSeveral, { body });
    const owing = forgot.filter(({ due }) => due.amount > 0);
    for (const { id, due } of owing) store.owing.push({ id, due, pays: nth + random.between(2, 12) });
  }
  await cancelOne(store, { server, day });
}

/** Now and then somebody can't come next week. */
async function cancelOne(
  store: LivingStore,
  { server, day }: Pick<DemoDay, "server" | "day">,
): Promise<void> {
  const { owner, random } = store;
  if (!random.happens(0.12)) return;
  const next = new Date(Date.parse(day) + random.between(2, 7) * DAY).toISOString().slice(0, 10);
  const query = { status: "Confirmed" as const, from: next, to: next, page_size: 20 };
  const coming = await server.send(owner, appointments.list, { query });
  if (coming.data.length === 0) return;
  const { id, paid } = random.pick(coming.data);
  // What was paid goes back, which a stolen session must not decide.
  if (paid.amount > 0) await server.send(owner, auth.confirm, proof);
  await server.send(owner, appointments.edit, { params: { id }, body: { status: "Cancelled" } });
}

/** Enters what the ads have cost since the last entry: weekly of late, every four weeks before. */
export async function enterSpend(
  store: LivingStore,
  { server, nth, day, pace, daysLeft }: DemoDay,
): Promise<void> {
  const { owner, demo, random } = store;
  const days = nth - store.spendEntered;
  if (days < (daysLeft <= RECENT_DAYS ? 7 : 28)) return;
  store.spendEntered = nth;
  const before = (count: number) => new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);
  for (const { platform, campaign, monthly, share } of demo.campaigns) {
    const months = (days / 30) * (0.4 + 0.6 * pace) * (0.85 + random.share() * 0.3);
    const spend = {
      amount: Math.round(monthly * months),
      currency: demo.services[0]?.price.currency ?? "EUR",
    };
    const clicks = Math.round(share * 400 * months);
    const body = { platform, campaign, from: before(days), to: before(1), spend };
    await server.send(owner, ads.addSpend, { body: { ...body, clicks, impressions: clicks * 42 } });
  }
}

/** Those of the last day stay unread. */
export async function readNotifications({ owner }: LivingStore, { server }: DemoDay): Promise<void> {
  await server.send(owner, notifications.markRead, { body: {} });
}

/** Withdraws what was earned. */
export async function withdraw({ owner }: LivingStore, { server }: DemoDay): Promise<void> {
  const { data: known } = await server.send(owner, payouts.listDestinations, {});
  await server.send(owner, auth.confirm, proof);
  if (known.length === 0) {
    const body = { kind: "paypal" as const, email: owner.email };
    await server.send(owner, payouts.addDestination, { body });
    return;
  }
  const [destination] = known;
  const { available, minimum } = await server.send(owner, payouts.list, {});
  if (destination === undefined || available.amount < minimum.amount) return;
  const body = { amount: available.amount, destination_id: destination.id };
  await server.send(owner, payouts.request, { body });
}
