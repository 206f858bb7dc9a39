// Carts with goods, a time with a deposit and a pack, over HTTP on a real database with the server's own pool of 20
// connections: who gets the time, what a repeated request does, and what a cart can't talk the server into.
import { expect, test } from "vitest";
import { orderCode } from "#features/selling/orders/place/order-code.ts";
import { minutes } from "#kernel/time/clock.ts";
import { concurrently, noteFigures, times } from "#test/concurrently.ts";
import { usd } from "#test/test-paid-service.ts";
import { hourOf, type PaidSalon, type PaidTimes, paidTimesRace, sold, tally } from "#test/test-paid-times.ts";
import { testSeller } from "#test/test-seller.ts";
import { stockOf } from "#test/test-store-app.ts";

const { world, sql, random } = paidTimesRace();
const whole = (most: number) => Math.floor(random() * (most + 1));
const pick = <T>(of: readonly T[]): T => of[whole(of.length - 1)]!;
const AT = hourOf(10);

async function paid(paymentId: string) {
  const [charge] = await world().pay(paymentId);
  expect(await world().tell((await world().eventsOf(paymentId)).paid(charge!))).toBe(200);
  return (await world().ends([paymentId]))[0];
}

/** A service that 8 share, at $20.00 with a deposit of $5.00. */
async function classOf(shop: PaidSalon): Promise<string> {
  const id = await shop.addService("Yoga", [30, 15]);
  await sql(
    "UPDATE services SET capacity = 8, price = 2000, payment_due = 'deposit', deposit_amount = 500 WHERE id = $1",
    [id],
  );
  return id;
}

test("B1 with a deposit: of 200 buyers of one time, with goods and a pack, one gets it, and the others' goods stay on the shelf", async () => {
  const shop = await world().salon();
  const started = performance.now();
  const answers = await concurrently(
    random,
    times(200, () => world().buy(shop.cart(AT))),
  );
  noteFigures(random, { ...tally(answers), ms: performance.now() - started });
  expect(tally(answers)).toEqual({ "201": 1, "409 slot_taken": 199 });
  expect(await stockOf(world().server, shop.productIds)).toEqual([999]);
  const winner = answers.find(({ status }) => status === 201)!;
  expect(await paid(winner.body.payment_session_id)).toEqual(sold);
});

test("B1 with a deposit for a class: of 200 buyers of the last 8 spots, 8 get one", async () => {
  const shop = await world().salon();
  const id = await classOf(shop);
  await sql("UPDATE services SET capacity = 12 WHERE id = $1", [id]);
  const cart = (quantity: number) => [shop.line(0), shop.time(AT, { id, quantity }), shop.pack];
  await paid((await world().buy(cart(4))).body.payment_session_id);
  const answers = await concurrently(
    random,
    times(200, () => world().buy(cart(1))),
  );
  noteFigures(random, tally(answers));
  expect(tally(answers)).toEqual({ "201": 8, "409 slot_taken": 192 });
  expect(await stockOf(world().server, shop.productIds)).toEqual([991]);
  const ids = answers.flatMap(({ status, body }) => (status === 201 ? [body.payment_session_id] : []));
  const ends = [];
  for (const paymentId of ids) ends.push(await paid(paymentId));
  // $5.00 with 10% tax.
  expect(ends.map((end) => [end?.times, end?.deposits[0]?.paid])).toEqual(
    ids.map(() => [["Confirmed"], 550]),
  );
  const [session] = await sql(
    "SELECT sum(seats)::int AS seats, count(*)::int AS n FROM appointments WHERE service_id = $1 AND status = 'Confirmed'",
    [id],
  );
  expect(session).toEqual({ seats: 12, n: 9 });
});

/** What 100 requests with one key at once came to: the same answer, or word that it is being worked on. */
function expectOneAnswer<T>(answers: Awaited<ReturnType<PaidTimes["send"]>>[], of: (body: Answered) => T) {
  const { "201": same = 0, "409 request_in_progress": early = 0 } = tally(answers);
  noteFigures(random, { same, early });
  expect(same).toBeGreaterThan(0);
  expect(same + early).toBe(100);
  const given = answers.flatMap(({ status, body }) => (status === 201 ? [of(body)] : []));
  expect(new Set(given).size).toBe(1);
  return given[0]!;
}
type Answered = Awaited<ReturnType<PaidTimes["send"]>>["body"];

test("C9 with a deposit: one key is one purchase of the time and the visits; another body or another caller is another matter", async () => {
  const shop = await world().salon();
  const [grace, ada] = [await testSeller(world().server, "Grace"), await testSeller(world().server, "Ada")];
  const key = { "idempotency-key": "cart" };
  const buy = (at: string, as: typeof grace) => world().buy(shop.cart(at), { ...as.headers, ...key });
  const answers = await concurrently(
    random,
    times(100, () => buy(AT, grace)),
  );
  const id = expectOneAnswer(answers, (body) => body.payment_session_id);
  expect(await stockOf(world().server, shop.productIds)).toEqual([999]);
  expect(tally([await buy(hourOf(12), grace)])).toEqual({ "422 idempotency_key_reused": 1 });
  expect(tally([await buy(AT, ada)])).toEqual({ "409 slot_taken": 1 });
  expect(tally([await buy(hourOf(12), ada)])).toEqual({ "201": 1 });
  expect(await paid(id)).toEqual(sold);
  expect((await buy(AT, grace)).body.payment_session_id).toBe(id);
  expect(await world().ends([id])).toEqual([sold]);
});

test("C9 with a pack: one key books one visit; another body is another matter", async () => {
  const shop = await world().salon();
  const id = (await world().buy([shop.pack])).body.payment_session_id;
  await paid(id);
  const [order] = await sql<{ id: string }>("SELECT id FROM orders WHERE payment_id = $1", [id]);
  const pack = orderCode(world().server.deps.secrets, order!.id);
  const customer = { name: "Grace", email: "grace@example.com" };
  const book = (starts_at: string) => {
    const body = { service_id: shop.serviceId, starts_at, customer, pack };
    return world().send(`/store/${shop.websiteUrl}/appointments`, body, { "idempotency-key": "visit" });
  };
  const answers = await concurrently(
    random,
    times(100, () => book(AT)),
  );
  const booked = expectOneAnswer(answers, ({ data }) => data.id);
  expect(tally([await book(hourOf(12))])).toEqual({ "422 idempotency_key_reused": 1 });
  expect(await sql("SELECT id, status FROM appointments WHERE store_id = $1", [shop.storeId])).toEqual([
    { id: booked, status: "Confirmed" },
  ]);
  expect(
    await sql("SELECT appointment_id FROM deposits WHERE order_id = $1 ORDER BY appointment_id", [order!.id]),
  ).toEqual([{ appointment_id: booked }, ...Array.from({ length: 4 }, () => ({ appointment_id: null }))]);
});

type ClassSalon = PaidSalon & { classId: string; taken: string };
interface Wanted {
  kind?: string;
  id: string;
  quantity: number | string | null;
  website_url: string;
  starts_at?: string | undefined;
}

const LISTED = ["kind", "id", "quantity", "website_url", "starts_at"];
const NOT_LISTED = [AT.replace("10:00", "10:07"), "2026-05-01T10:00:00Z", undefined];

const isBad = (line: Wanted) =>
  Object.keys(line).some((key) => !LISTED.includes(key)) ||
  line.kind === "fee" ||
  line.starts_at === "soon" ||
  !Number.isInteger(line.quantity) ||
  Number(line.quantity) < 1 ||
  Number(line.quantity) > 999;

test("C12 with deposits: of 1,000 made-up carts nothing counts but what, how many and when", async () => {
  const shops: ClassSalon[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const shop = await world().salon();
    await sql("UPDATE products SET stock = NULL WHERE id = ANY($1)", [shop.productIds]);
    await paid((await world().buy(shop.cart(hourOf(22)))).body.payment_session_id);
    shops.push({ ...shop, classId: await classOf(shop), taken: hourOf(22) });
  }

  /** One line of a cart in this salon; `own` is a time that no other line asks for. */
  const made = (shop: ClassSalon, own: string): Wanted => {
    const { serviceId, classId, productIds, taken, websiteUrl: website_url } = shop;
    const sound = [
      { kind: "service", id: serviceId, quantity: pick([1, 2]), starts_at: own },
      { kind: "service", id: classId, quantity: 1 + whole(7), starts_at: own },
      { kind: "pack", id: serviceId, quantity: 5 },
      { id: productIds[0]!, quantity: 1 + whole(6) },
    ];
    const other = shops[(shops.indexOf(shop) + 1) % shops.length]!;
    const { newId } = world().server.deps;
    const wrong = () =>
      pick<object>([
        { quantity: pick([-1, 0, 1e9, 1.5, "1e3", null]) },
        { quantity: pick([4, 9, 999]) },
        { id: pick([serviceId, classId, productIds[0], other.serviceId, shop.storeId, newId()]) },
        { kind: pick(["service", "pack", "product", "fee"]) },
        { starts_at: pick([taken, "soon", ...NOT_LISTED]) },
        { website_url: "nowhere" },
        pick<object>([{ price: 1 }, { unit_price: usd(0) }, { unit_later: 4500 }, { discount: 100 }]),
      ]);
    const line = { ...pick(sound), website_url };
    return random() < 0.6 ? line : { ...line, ...wrong(), ...(random() < 0.3 && wrong()) };
  };

  /** What a line costs and what of it is due now; undefined if it can't be bought. */
  const priceOf = (shop: ClassSalon, { kind = "product", ...line }: Wanted, own: string) => {
    if (line.website_url !== shop.websiteUrl) return undefined;
    const quantity = Number(line.quantity);
    if (kind === "product") return line.id === shop.productIds[0] ? 1500 * quantity : undefined;
    if (kind === "pack") return line.id === shop.serviceId && quantity === 5 ? 18_000 : undefined;
    if (line.starts_at !== own) return undefined;
    // Nobody shares this time, so it is booked once.
    if (line.id === shop.serviceId) return 1350;
    return line.id === shop.classId && quantity <= 8 ? 500 * quantity : undefined;
  };

  const seen = { charged: 0, unavailable: 0, bad: 0, changed: 0 };
  for (let batch = 0; batch < 20; batch += 1) {
    const works = times(50, async (nth) => {
      const shop = shops[nth % shops.length]!;
      const own = [0, 1].map((line) => hourOf(2 * Math.floor(nth / shops.length) + line));
      const items = own.slice(whole(1)).map((at) => ({ line: made(shop, at), at }));
      const more = pick([{}, {}, {}, {}, { total: usd(1) }, { due_now: usd(1) }, { discount: 100 }]);
      const lines = items.map(({ line }) => line);
      const { status, body } = await world().buy(lines, {}, more);
      const prices = items.map(({ line, at }) => priceOf(shop, line, at));
      const answer = [lines, more, status, body.code, body.amount?.amount];
      if (lines.some(isBad) || "discount" in more) {
        seen.bad += 1;
        expect(answer).toEqual([lines, more, 422, "validation_failed", undefined]);
      } else if (prices.includes(undefined)) {
        seen.unavailable += 1;
        expect(answer).toEqual([
          lines,
          more,
          409,
          expect.stringMatching(/^(item_unavailable|slot_taken|out_of_stock)$/),
          undefined,
        ]);
      } else if (Object.keys(more).length > 0) {
        seen.changed += 1;
        expect(answer).toEqual([lines, more, 409, "total_changed", undefined]);
      } else {
        seen.charged += 1;
        const due = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
        expect(answer).toEqual([lines, more, 201, undefined, Math.round(due * 1.1)]);
      }
    });
    await concurrently(random, works);
    // So that their times are free again.
    world().server.clock.advance(minutes(16));
  }
  noteFigures(random, seen);
  expect(Math.min(seen.charged, seen.unavailable, seen.bad)).toBeGreaterThan(100);
  expect(seen.changed).toBeGreaterThan(20);
  const prices = await sql(
    "SELECT DISTINCT kind, unit_price::int AS price, unit_later::int AS later FROM order_items ORDER BY kind, price",
  );
  expect(prices).toEqual([
    { kind: "pack", price: 3600, later: 0 },
    { kind: "product", price: 1500, later: 0 },
    { kind: "service", price: 2000, later: 1500 },
    { kind: "service", price: 4500, later: 3150 },
  ]);
  const free = await sql(
    `SELECT id FROM payments p WHERE amount = 0 OR amount <> (SELECT sum(total - due_later) FROM orders WHERE payment_id = p.id)`,
  );
  expect(free).toEqual([]);
});
