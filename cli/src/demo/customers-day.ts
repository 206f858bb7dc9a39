// What the customers of a store do on one day.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { DAY } from "@solodesk/contract/kernel/zone.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { Touch } from "@solodesk/contract/store/visits/touch.ts";
import { visits } from "@solodesk/contract/store/visits.ts";
import type { DemoCustomer } from "./demo-customers.ts";
import { Refused } from "./demo-server.ts";
import type { DemoDay, LivingStore } from "./living-store.ts";

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

/** What led a new customer to the store; undefined if that is unknown. */
function touchOf({ demo, random }: LivingStore, { server }: DemoDay): Touch | undefined {
  const found = demo.campaigns.find(({ share }) => random.happens(share));
  if (!found) return undefined;
  const { platform, campaign } = found;
  const touched_at = server.clock.now().toISOString();
  return { platform, source: platform, medium: "cpc", campaign, term: "", content: "", touched_at };
}

/** Somebody books the service, a known customer or a new one, who may come regularly from then on. */
export async function bookLater(store: LivingStore, service: number, today: DemoDay): Promise<void> {
  const { random, known, regulars } = store;
  const isKnown = known.length > 0 && random.happens(0.35);
  const customer = isKnown ? random.pick(known) : store.meet();
  if (!isKnown) known.push(customer);
  await book(store, { service, customer, touch: isKnown ? undefined : touchOf(store, today) }, today);
  const rhythm = store.demo.services[service]?.rhythm;
  const isNewRegular = rhythm !== undefined && !isKnown && random.happens(0.3);
  if (isNewRegular) regulars.push({ customer, service, next: today.nth + rhythm });
}

/** Those who come regularly book again. Now and then one doesn't, and is missed. */
export async function comeBack(store: LivingStore, today: DemoDay): Promise<void> {
  const { random } = store;
  for (const regular of store.regulars.filter(({ next }) => next === today.nth)) {
    if (random.happens(0.08)) continue;
    const rhythm = store.demo.services[regular.service]?.rhythm ?? 30;
    regular.next = today.nth + Math.max(7, Math.round(rhythm * (0.9 + random.share() * 0.2)));
    await book(store, { ...regular, touch: undefined }, today);
  }
}

interface Wish {
  service: number;
  customer: DemoCustomer;
  touch: Touch | undefined;
}

async function book(store: LivingStore, { service, customer, touch }: Wish, today: DemoDay): Promise<void> {
  const { random, address, policy } = store;
  const { server } = today;
  const { offered } = store.services[service] ?? {};
  if (!offered) return;
  const from = dayAfter(today.day, random.between(1, 12));
  const free = await server.visit(bookings.listSlots, {
    params: address,
    query: { service_id: offered.id, from, to: dayAfter(from, 3) },
  });
  if (free.slots.length === 0) return;
  const { starts_at } = random.pick(free.slots);
  const { name, email, phone } = customer;
  const answers = offered.questions.map(({ id }) => ({ question_id: id, value: true }));
  if (offered.payment.due === "at_appointment") {
    const { data } = await server.visit(bookings.book, {
      params: address,
      body: {
        service_id: offered.id,
        starts_at,
        customer: { name, email, phone },
        answers,
        ...(policy !== undefined && { policy_sha256: policy }),
        ...(touch && { touch }),
      },
    });
    if (data.status === "Pending") store.asked += 1;
    return;
  }
  const wanted = { kind: "service" as const, id: offered.id, quantity: 1, starts_at, answers };
  await pay(store, { customer, touch, items: [wanted] }, today);
}

/** Somebody buys one to three things. */
export async function buy(store: LivingStore, today: DemoDay): Promise<void> {
  const { random, known, goods } = store;
  const isKnown = known.length > 0 && random.happens(0.4);
  const customer = isKnown ? random.pick(known) : store.meet();
  if (!isKnown) known.push(customer);
  const ids = new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(goods)));
  const items = [...ids].map((id) => ({ id, quantity: random.happens(0.15) ? 2 : 1 }));
  await pay(store, { customer, touch: isKnown ? undefined : touchOf(store, today), items }, today);
}

interface Purchase {
  customer: DemoCustomer;
  touch: Touch | undefined;
  items: { kind?: "service"; id: Id; quantity: number; starts_at?: string }[];
}

async function pay(store: LivingStore, { customer, touch, items }: Purchase, today: DemoDay): Promise<void> {
  const { name, email, phone, home } = customer;
  const { website_url } = store.address;
  const ships = items.some(({ kind }) => kind !== "service");
  const line1 = `${home.street} ${store.random.between(2, 90)}`;
  const { country } = store.demo.store;
  const order = {
    body: {
      items: items.map((item) => ({ ...item, website_url })),
      customer: { name, email, phone },
      ...(ships && { shipping_address: { line1, city: home.city, postal_code: home.postalCode, country } }),
      gateway: "sandbox" as const,
      ...(store.policy !== undefined && !ships && { policy_sha256: store.policy }),
      ...(touch && { touches: [{ website_url, touch }] }),
    },
  };
  try {
    await today.server.pay(await today.server.visit(checkout.create, order));
    if (ships) store.unpacked += 1;
  } catch (error) {
    // They leave without it.
    if (!(error instanceof Refused && error.code === "out_of_stock")) throw error;
  }
}

/** Visits that ads and links brought, and those that came by themselves. */
export async function visitStore(store: LivingStore, { server }: DemoDay): Promise<void> {
  const { random, address, demo } = store;
  const touched_at = server.clock.now().toISOString();
  const none = {
    platform: "direct",
    source: "",
    medium: "",
    campaign: "",
    term: "",
    content: "",
    touched_at,
  };
  const came = [
    ...Array.from({ length: random.between(1, 5) }, () => none),
    ...demo.campaigns.flatMap(({ platform, campaign, share }) =>
      Array.from({ length: random.about(share * 14) }, () => ({
        ...none,
        platform,
        source: platform,
        medium: "cpc",
        campaign,
      })),
    ),
  ];
  for (const touch of came) {
    await server.visit(visits.count, { params: address, body: { kind: "visit", touch } });
    if (random.happens(0.25))
      await server.visit(visits.count, { params: address, body: { kind: "cart", touch } });
  }
}
