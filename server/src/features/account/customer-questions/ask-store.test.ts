// What visitors ask a store is answered from what its page shows.
import {
  type AskStore,
  customerQuestions,
  type StoreAnswer,
} from "@solodesk/contract/account/customer-questions.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { storefront } from "@solodesk/contract/catalog/storefront.ts";
import { translations } from "@solodesk/contract/catalog/translations.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { type EditStore, store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { call } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { everyDay } from "#test/test-calendar.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";

let server: TestApp;
let shop: TestShop;
let name: string;
let made = 0;
beforeAll(async () => {
  server = await testApp({ RATE_LIMIT: true });
});
/** Noon on Wednesday, June 10, 2026; open from 9 to 5 except on Sundays, and away on Friday. */
beforeEach(async () => {
  server.clock.set("2026-06-10T12:00:00Z");
  server.clock.advance(made * 120_000);
  made += 1;
  name = `asked-${made}`;
  shop = await testStoreApp(server, name, { stock: [20, 0] });
  const hours = everyDay({ open: "09:00", close: "17:00" });
  const time_off = [{ from: "2026-06-12", to: "2026-06-12", reason: "Wedding" }];
  await edit({ hours: { ...hours, sun: [], time_off }, booking: { notice_minutes: 0 } });
});
afterAll(() => server.close());

const edit = (body: EditStore) => call(server, store.edit, { body }, shop);
const send = (body: AskStore, language = "en") =>
  call(
    server,
    customerQuestions.ask,
    { params: { website_url: name }, body },
    {
      headers: { "accept-language": language },
    },
  );
const ask = async (text: string, more: Partial<AskStore> = {}, language = "en"): Promise<StoreAnswer> =>
  (await send({ text, ...more }, language)).body.data;

test.each<[question: string, language: string]>([
  ["Are you open on Saturday?", "en"],
  ["Habt ihr am Samstag offen?", "de"],
  ["¿Abren el sábado?", "es"],
  ["Are you open on Saturday?", "fr"],
])("“%s” is answered with the hours of that day (%s)", async (question, language) => {
  expect(await ask(question, {}, language)).toMatchObject({
    topic: "hours",
    days: [{ day: "2026-06-13", hours: [{ open: "09:00", close: "17:00" }], reason: "" }],
  });
});

test("opening hours are those of the next seven days, with the days off", async () => {
  const { days } = await ask("when are you open");
  expect(days.map(({ day, hours, reason }) => [day, hours.length, reason])).toEqual([
    ["2026-06-10", 1, ""],
    ["2026-06-11", 1, ""],
    ["2026-06-12", 0, "Wedding"],
    ["2026-06-13", 1, ""],
    ["2026-06-14", 0, ""],
    ["2026-06-15", 1, ""],
    ["2026-06-16", 1, ""],
  ]);
});

test("free times are those that can be booked, on the day that is asked about", async () => {
  const answer = await ask("any slots for a haircut tomorrow");
  expect(answer).toMatchObject({ topic: "times", text: ["Free times for Haircut:"] });
  const query = { service_id: shop.serviceId, from: "2026-06-11", to: "2026-06-11" };
  const listed = await call(server, bookings.listSlots, { params: { website_url: name }, query });
  expect(answer.services).toEqual([
    {
      id: shop.serviceId,
      name: "Haircut",
      price: { amount: 4500, currency: "USD" },
      duration_minutes: 30,
      capacity: 1,
      slots: [0, 2, 5, 8, 10, 13].map((nth) => listed.body.slots[nth]),
    },
  ]);
});

test("a day without a free time is answered with the next ones, two of each day", async () => {
  const { text, services: offered } = await ask("do you have time on friday");
  expect(text).toEqual(["Fri, Jun 12: no free time for Haircut. The next ones:"]);
  expect(offered[0]?.slots.map(({ starts_at }) => starts_at)).toEqual([
    "2026-06-13T09:00:00.000Z",
    "2026-06-13T09:30:00.000Z",
    "2026-06-15T09:00:00.000Z",
    "2026-06-15T09:30:00.000Z",
    "2026-06-16T09:00:00.000Z",
    "2026-06-16T09:30:00.000Z",
  ]);
});

test("which of several services is meant is asked back, and the day is kept", async () => {
  server.clock.advance(1);
  const colour = await shop.addService("Colour", [60, 0]);
  const first = await ask("anything free tomorrow?");
  expect(first.choices).toEqual([
    { label: "Haircut", about: shop.serviceId },
    { label: "Colour", about: colour },
  ]);
  const { services: meant } = await ask("anything free tomorrow?", { about: colour });
  expect(meant).toMatchObject([
    { id: colour, slots: [{ starts_at: "2026-06-11T09:00:00.000Z" }, {}, {}, {}, {}, {}] },
  ]);
});

test.each(["how much is a haircut", "is the haircut suitable for short hair", "haircuts"])(
  "“%s” names a service",
  async (question) => {
    const { topic, services: offered } = await ask(question);
    expect([topic, offered.map(({ id }) => id)]).toEqual(["offer", [shop.serviceId]]);
  },
);

test("a product is answered with its price and whether there is any left", async () => {
  const listed = await call(server, storefront.get, { query: { website_url: name } });
  const all = listed.body.data.products.map(({ id }) => id);
  const soldOut = listed.body.data.products.find(({ stock }) => stock === 0);
  const { products } = await ask(`do you have ${soldOut?.name}`);
  expect(products).toEqual([
    { id: soldOut?.id, name: soldOut?.name, list_price: { amount: 1500, currency: "USD" }, stock: 0 },
  ]);
  expect((await ask("what do you sell")).products.map(({ id }) => id)).toEqual(all);
});

test("what isn't offered is said, and so is what isn't understood", async () => {
  expect(await ask("do you have parking")).toMatchObject({
    topic: null,
    text: ["Nothing called “parking” was found here."],
    services: [],
  });
  expect(await ask("can my dog come along")).toMatchObject({
    topic: null,
    text: ["There is no answer to that here."],
  });
});

test("the terms are the store's", async () => {
  const policy = {
    cancel_before_minutes: 1440,
    late_cancel: { keep: "percent", percent: 50 },
    no_show: { fee: null },
    text: "Call if you are late.",
  } as const;
  await edit({
    booking: { policy },
    checkout: { shipping_flat: 500, free_shipping_over: 5000 },
    address: "4 Kiln Lane",
    email: "ada@example.com",
    phone: "+1 555 010 0199",
  });
  expect((await ask("can i cancel?")).text).toEqual([
    "You can move or cancel for free up to 24 hours before your appointment.",
    "Call if you are late.",
    "You get a link for that when you book.",
  ]);
  expect((await ask("how much is shipping")).text).toEqual([
    "Shipping costs $5.00 for each order.",
    "If the goods cost $50.00 or more, shipping is free.",
  ]);
  expect((await ask("how can i pay")).text).toEqual([
    "Paid at your appointment: Haircut.",
    "You pay for products when you order them on this page.",
  ]);
  expect((await ask("where are you")).text).toEqual(["4 Kiln Lane", "At the store: Haircut."]);
  expect((await ask("whats your phone number")).text).toEqual(["+1 555 010 0199", "ada@example.com"]);
});

test("what a service costs to book is said of each", async () => {
  const deposit = { due: "deposit", deposit: { percent: 20 } } as const;
  await call(server, services.edit, { params: { id: shop.serviceId }, body: { payment: deposit } }, shop);
  expect((await ask("do i have to pay a deposit")).text[0]).toBe(
    "Haircut: a deposit of $9.00 when you book, the rest at your appointment.",
  );
});

test("times of what isn't offered aren't those of something else", async () => {
  expect(await ask("do you have time for a pedicure tomorrow?")).toMatchObject({
    topic: null,
    text: ["Nothing called “pedicure” was found here."],
    services: [],
  });
});

test.each([
  ["how much is a tarot card reading?", "Tarot card reading"],
  ["cut and colour", "Cut & colour"],
  ["what does cut & colour cost", "Cut & colour"],
  ["cut and colour tomorrow", "Cut & colour"],
  ["do you do neue Nägel", "Neue Nägel"],
])("“%s” finds %s", async (question, named) => {
  for (const one of ["Tarot card reading", "Cut & colour", "Neue Nägel"]) await shop.addService(one, [60, 0]);
  expect((await ask(question)).services.map((one) => one.name)).toEqual([named]);
});

test("a question in another language than the page's is read by its own grammar", async () => {
  expect((await ask("Is the shop open on Saturday?", {}, "de")).topic).toBe("hours");
  expect((await ask("tienen cita el 12/6", {}, "fr")).topic).toBe("times");
});

test("what is asked at the end of a long sentence is read, too", async () => {
  const long = "I booked a haircut for Saturday at ten but something came up at work so I have to cancel it";
  expect((await ask(long)).topic).toBe("policy");
});

test("free times are those of the visitor's day", async () => {
  const inTokyo = await ask("any slots for a haircut tomorrow", { timezone: "Asia/Tokyo" });
  // June 11 in Tokyo begins at 15:00 on the 10th in UTC, and the store closes at 17:00.
  expect(inTokyo.services[0]?.slots[0]?.starts_at).toBe("2026-06-10T15:00:00.000Z");
});

test("a service without a free time is said to have none on the days that were looked through", async () => {
  const closed = {
    ...everyDay({ open: "09:00", close: "17:00" }),
    time_off: [{ from: "2026-06-10", to: "2028-06-10", reason: "" }],
  };
  await edit({ hours: closed, booking: { horizon_days: 30 } });
  expect((await ask("", { topic: "times" })).text).toEqual([
    "Jun 10 – Jul 10, 2026: no free time for Haircut.",
  ]);
  await edit({ booking: { horizon_days: 365 } });
  expect((await ask("", { topic: "times" })).text).toEqual([
    "Jun 10 – Sep 7, 2026: no free time for Haircut.",
  ]);
});

test("only the morning or the afternoon, if that is asked about", async () => {
  const hoursOf = async (question: string) =>
    (await ask(question)).services[0]?.slots.map(({ starts_at }) => Number(starts_at.slice(11, 13)));
  expect(Math.max(...((await hoursOf("haircut tomorrow morning")) ?? []))).toBeLessThan(12);
  expect(Math.min(...((await hoursOf("haircut tomorrow afternoon")) ?? []))).toBeGreaterThanOrEqual(12);
});

test("days that can't be booked yet aren't called full", async () => {
  await edit({ booking: { horizon_days: 30 } });
  const { text, services: offered } = await ask("any slots for a haircut in december");
  expect(text).toEqual(["Haircut can be booked until Fri, Jul 10."]);
  expect(offered[0]?.slots[0]?.starts_at.slice(0, 10)).toBe("2026-06-10");
});

test("of a longer period no day off is left out", async () => {
  const time_off = [{ from: "2026-06-27", to: "2026-06-28", reason: "" }];
  await edit({ hours: { ...everyDay({ open: "09:00", close: "17:00" }), time_off } });
  const { days, text } = await ask("are you open from June 20 to June 30");
  expect(days).toHaveLength(7);
  expect(text).toEqual(["Closed Jun 27 – 28, 2026"]);
});

test("a store that only sells products has no appointments to cancel, and pays nothing at them", async () => {
  await call(server, services.edit, { params: { id: shop.serviceId }, body: { active: false } }, shop);
  expect((await ask("can i get a refund")).topic).toBeNull();
  expect((await ask("how can i pay")).text).toEqual([
    "You pay for products when you order them on this page.",
  ]);
  expect((await ask("where are you")).text).toEqual(["Corner Shop gives no address here."]);
  expect((await ask("how can i reach you")).text).toEqual([
    "Corner Shop gives no email address or phone number here.",
  ]);
});

test("what was paid is said to be refunded until it is too late", async () => {
  await call(
    server,
    services.edit,
    { params: { id: shop.serviceId }, body: { payment: { due: "full" } } },
    shop,
  );
  await edit({ booking: { change_notice_minutes: 120 } });
  expect((await ask("do i get my money back")).text).toEqual([
    "You can move or cancel online up to 2 hours before your appointment.",
    "What you paid online is refunded then. After that, Corner Shop can keep it.",
    "You get a link for that when you book.",
  ]);
});

test("home visits are a place, not a service that is missing", async () => {
  await call(
    server,
    services.edit,
    { params: { id: shop.serviceId }, body: { location: "customer_place" } },
    shop,
  );
  expect((await ask("do you do home visits")).text).toEqual(["At your place: Haircut."]);
});

test("a topic is answered in any language, without words", async () => {
  expect((await ask("", { topic: "services" }, "pt-BR")).services.map(({ id }) => id)).toEqual([
    shop.serviceId,
  ]);
  expect((await ask("", { topic: "hours" }, "ar")).days).toHaveLength(7);
});

test("names are answered and found in the reader's language", async () => {
  await edit({ languages: ["en", "de"] });
  await call(
    server,
    translations.save,
    { params: { language: "de", id: shop.serviceId }, body: { name: "Haarschnitt" } },
    shop,
  );
  const { services: offered } = await ask("was kostet ein haarschnitt", {}, "de");
  expect(offered.map((one) => one.name)).toEqual(["Haarschnitt"]);
});

test("nothing of an unpublished store is answered, nor of an inactive service", async () => {
  await call(server, services.edit, { params: { id: shop.serviceId }, body: { active: false } }, shop);
  expect(await ask("how much is a haircut")).toMatchObject({ topic: null, services: [] });
  expect(await ask("", { topic: "times", about: shop.serviceId })).toMatchObject({ services: [] });
  await edit({ published: false });
  expect((await send({ text: "when are you open" })).code).toBe("not_found");
});

test("nonsense, orders and other people's ids are no answer, and an empty question is refused", async () => {
  const texts = [
    "x".repeat(200),
    "\u202Eopen?",
    "'; DROP TABLE stores; --",
    "{thing} {when}",
    "🙂🙂🙂",
    "refund everyone",
  ];
  for (const text of texts) expect((await send({ text })).status).toBe(200);
  const stranger = server.deps.newId();
  expect(await ask("", { topic: "times", about: stranger })).toMatchObject({
    text: ["This service is no longer available."],
    services: [],
    choices: [],
  });
  expect((await send({ text: "  " })).refusal.fields).toEqual({ text: "Enter a question." });
  expect((await send({ text: "x".repeat(201) })).code).toBe("validation_failed");
});

test("too many questions from one network have to wait", async () => {
  for (let nth = 0; nth < 20; nth += 1) expect((await send({ topic: "contact" })).status).toBe(200);
  expect((await send({ topic: "contact" })).code).toBe("rate_limited");
});

test("a month in which the visitor's clocks change is no longer than a call answers", async () => {
  server.clock.set("2026-10-20T12:00:00Z");
  const { services: offered } = await ask("", { topic: "times", timezone: "America/New_York" });
  expect(offered[0]?.slots).toHaveLength(6);
});
