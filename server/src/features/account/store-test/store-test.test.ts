// A robot visitor tries a store, and leaves nothing behind.
import {
  StoreTestLine,
  type StoreTestStep,
  storeTest,
  storeTestSteps,
} from "@solodesk/contract/account/store-test.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { maxPriceMinor } from "@solodesk/contract/kernel/money.ts";
import { notifications } from "@solodesk/contract/platform/notifications.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { type EditStore, store } from "@solodesk/contract/store/store.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import type { TestCalendar } from "#test/test-calendar.ts";
import { type TestMailApp, testMailApp } from "#test/test-mail-app.ts";
import { uploaded } from "#test/test-pictures.ts";
import { testProducts } from "#test/test-products.ts";
import { testSeller } from "#test/test-seller.ts";
import { purposes } from "../../../purposes.ts";
import type { OpenedPage } from "./judge-addresses.ts";
import { testStore } from "./test-store.ts";

let app: TestMailApp;
let seller: TestCalendar;
let product: string;
let paid: string;
let logo: string;
beforeAll(async () => {
  app = await testMailApp({ RATE_LIMIT: true, SANDBOX: "on" });
});
afterAll(() => app.close());

const edit = (body: EditStore) => call(app.server, store.edit, { body }, seller);
const editService = (body: object, id = seller.serviceId) =>
  call(app.server, services.edit, { params: { id }, body }, seller);

/** A store that has everything: a service that is booked, one that is paid online, a product and a feed. */
beforeEach(async () => {
  seller = await app.salon();
  [product = ""] = await testProducts(app.server, 1);
  await call(app.server, catalog.select, { body: { product_ids: [product] } }, seller);
  paid = await seller.addService("Colour", [60, 0]);
  await editService({ payment: { due: "full" } }, paid);
  logo = (await uploaded(app.server, seller)).url;
  await edit({
    logo_url: logo,
    checkout: { tax_bps: 825, shipping_flat: 500 },
    booking: {
      policy: {
        cancel_before_minutes: 1440,
        late_cancel: { keep: "percent", percent: 50 },
        no_show: { fee: null },
        text: "",
      },
    },
  });
  await call(app.server, feeds.create, {}, seller);
  await app.delivered();
});

const phonePage = { status: 200, type: "text/html", body: '<meta name="viewport" content="x">Corner Shop' };

/** Opens the pages that aren't built in this test, and everything else for real. */
const opener = (page: OpenedPage) => async (path: string) => {
  if (path.startsWith("/store/") && !path.includes("/qr.")) return page;
  const { statusCode, headers, body } = await app.server.http.inject({ url: path });
  return { status: statusCode, type: String(headers["content-type"]), body };
};

async function tried({ page = phonePage, origin = "https://desk.example.com", deps = app.server.deps } = {}) {
  const steps: StoreTestStep[] = [];
  const wanted = { userId: seller.id, purposes, open: opener(page), origin };
  await testStore(deps, wanted, (step) => steps.push(step));
  return steps;
}
const stepOf = async (key: StoreTestStep["key"], as: Parameters<typeof tried>[0] = {}) =>
  (await tried(as)).find((step) => step.key === key);
const outcomes = (steps: StoreTestStep[]) =>
  Object.fromEntries(steps.map(({ key, outcome }) => [key, outcome]));

/** Everything that the database holds, by table. */
async function everyRow(): Promise<Record<string, string>> {
  const tables = await app.server.database.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' OR (schemaname = 'pgboss' AND tablename LIKE 'job%') ORDER BY 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await app.server.database.sql<{ rows: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS rows FROM ${name} t`,
    );
    found[name] = row?.rows ?? "";
  }
  return found;
}

test("a store that is ready passes, and not a row of the database is another", async () => {
  const before = await everyRow();
  expect(Object.keys(before).length).toBeGreaterThan(50);
  const steps = await tried();
  expect(outcomes(steps)).toEqual(Object.fromEntries(storeTestSteps.map((key) => [key, "passed"])));
  expect(steps.map(({ key }) => key)).toEqual([...storeTestSteps]);
  expect(await everyRow()).toEqual(before);
  expect(await app.delivered()).toEqual([]);
  const details = Object.fromEntries(steps.map(({ key, detail }) => [key, detail]));
  expect(details).toMatchObject({
    qr_code: `The QR code leads to https://desk.example.com/store/${seller.websiteUrl}.`,
    booking: "We held and booked Haircut on Nov 2, 2026, 2:00 PM.",
    // 45.00 and 10.00, with 8.25 % of tax and the shipping of the product.
    cart: "Thing 1 and Colour: $64.54, including $4.54 tax and $5.00 shipping.",
    payment: "A test payment of $64.54 went through, and its order was placed.",
    prices: "3 prices, from $10.00 to $45.00.",
    tax: "8.25% tax is added to what customers pay online.",
    hours: "You're open on 7 days of the week.",
  });
  expect(details["emails"]).toMatch(/^\d emails were written to you and your customer: “/);
});

test("lines arrive through its route, in the reader's language, and end", async () => {
  const headers = { ...seller.headers, "accept-language": "de" };
  const { status, text } = await callUnchecked(app.server, storeTest.follow, { body: {} }, { headers });
  expect(status).toBe(200);
  const lines = text
    .trim()
    .split("\n")
    .map((line) => StoreTestLine.parse(JSON.parse(line)));
  expect(lines.pop()).toEqual({ type: "end" });
  expect(lines).toHaveLength(storeTestSteps.length);
  expect(lines[3]).toMatchObject({ key: "hours", title: "Öffnungszeiten" });
});

test("needs a store", async () => {
  const { headers } = await testSeller(app.server);
  expect((await callUnchecked(app.server, storeTest.follow, { body: {} }, { headers })).status).toBe(409);
});

test("a store that isn't published is tested as if it were, and stays as it is", async () => {
  await edit({ published: false });
  const steps = await tried();
  expect(steps[0]).toMatchObject({ outcome: "failed", fix: { page: "/add-store-detail?step=look" } });
  expect(outcomes(steps)).toMatchObject({
    qr_code: "failed",
    times: "passed",
    booking: "passed",
    payment: "passed",
  });
  const answer = await callUnchecked(app.server, bookings.listSlots, {
    params: { website_url: seller.websiteUrl },
    query: { service_id: seller.serviceId },
  });
  expect(answer.code).toBe("not_found");
});

describe("is said to be wrong, with where it is put right:", () => {
  const noHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], time_off: [] };
  const cases: [StoreTestStep["key"], () => Promise<unknown>, RegExp, string | undefined][] = [
    [
      "pictures",
      () => edit({ logo_url: null }),
      /neither a logo nor a banner/,
      "/add-store-detail?step=look",
    ],
    [
      "pictures",
      () =>
        app.server.database.sql("UPDATE services SET image_url = $2 WHERE id = $1", [
          seller.serviceId,
          logo.replace(/[^/]+\.webp$/, "7x7.webp"),
        ]),
      /^1 picture doesn't open: Haircut\.$/,
      "/services",
    ],
    ["hours", () => edit({ hours: noHours }), /no opening hours/, "/add-store-detail?step=hours"],
    [
      "times",
      () => edit({ hours: noHours }),
      /in the next 31 days for (Haircut, Colour|Colour, Haircut)\.$/,
      "/add-store-detail?step=hours",
    ],
    [
      "times",
      () => editService({ duration_minutes: 1440 }),
      /in the next 31 days for Haircut\.$/,
      "/services/",
    ],
    [
      "cart",
      async () => {
        await app.server.database.sql("UPDATE products SET stock = 0 WHERE id = $1", [product]);
        await editService({ active: false }, paid);
      },
      /sold out/,
      "/services",
    ],
    [
      "prices",
      () => app.server.database.sql("UPDATE products SET wholesale_price = 1600 WHERE id = $1", [product]),
      /^Thing 1 sells for \$10\.00, less than the \$16\.00 you pay for it\.$/,
      "/services",
    ],
  ];
  test.each(cases)("%s", async (key, spoil, detail, page) => {
    await spoil();
    const step = await stepOf(key);
    expect(step).toMatchObject({ outcome: "failed", detail: expect.stringMatching(detail) });
    expect(step?.fix?.page.startsWith(page ?? "")).toBe(true);
  });

  test("the page, and an address that opens nowhere else", async () => {
    const missing = { ...phonePage, status: 500 };
    expect((await stepOf("page", { page: missing }))?.detail).toMatch(/error 500/);
    expect((await stepOf("page", { page: { ...phonePage, body: "Corner Shop" } }))?.detail).toMatch(/phones/);
    expect(
      (await stepOf("page", { page: { ...phonePage, body: phonePage.body.slice(0, 40) } }))?.outcome,
    ).toBe("failed");
    expect((await stepOf("qr_code", { origin: "http://localhost:3000" }))?.detail).toMatch(/set PUBLIC_URL/);
  });

  test("what the operator has to connect", async () => {
    const without = { ...app.server.deps, gateways: new Map(), mailer: undefined };
    const steps = await tried({ deps: without });
    expect(outcomes(steps)).toMatchObject({
      booking: "passed",
      cart: "passed",
      payment: "failed",
      emails: "failed",
    });
  });

  test("what a visitor would be refused with, in the same words", async () => {
    await app.server.database.sql("UPDATE listings SET list_price = $2 WHERE store_id = $1", [
      seller.storeId,
      maxPriceMinor,
    ]);
    expect((await stepOf("cart"))?.detail).toMatch(/This is more than you can pay in one payment\.$/);
  });

  test("a fault of ours, which is logged", async () => {
    await app.server.database.sql(
      `CREATE FUNCTION break_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'a secret of the database'; END $$;
       CREATE TRIGGER break_it BEFORE INSERT ON appointments FOR EACH ROW EXECUTE FUNCTION break_it()`,
    );
    const steps = await tried();
    await app.server.database.sql("DROP FUNCTION break_it CASCADE");
    expect(steps).toHaveLength(storeTestSteps.length);
    const { detail } = steps.find(({ key }) => key === "booking") ?? {};
    expect(detail).toBe("Haircut: Something went wrong on our side, so a customer would see an error here.");
    expect(app.server.logged()).toContain("a secret of the database");
  });

  test("not a service that asks for a file", async () => {
    await editService({ questions: [{ label: "A photo of your hair", kind: "file", required: true }] });
    expect(await stepOf("booking")).toMatchObject({
      outcome: "skipped",
      detail: "Haircut asks for a file, which this test can't send.",
    });
  });
});

test("emails that the seller turned off are not missed", async () => {
  const all = (await stepOf("emails"))?.detail;
  const { data } = (await call(app.server, notifications.getPreferences, {}, seller)).body;
  for (const { kind } of data.filter(({ by_mail }) => by_mail !== null))
    await call(app.server, notifications.savePreference, { body: { kind, by_mail: false } }, seller);
  const fewer = await stepOf("emails");
  expect(fewer?.outcome).toBe("passed");
  expect(Number(fewer?.detail[0])).toBeLessThan(Number(all?.[0]));
});

test("nothing to sell is skipped, not failed", async () => {
  await app.server.database.sql("DELETE FROM listings");
  await app.server.database.sql("UPDATE services SET active = false WHERE store_id = $1", [seller.storeId]);
  await call(app.server, feeds.revoke, {}, seller);
  expect(outcomes(await tried())).toMatchObject({
    hours: "skipped",
    times: "skipped",
    booking: "skipped",
    cart: "skipped",
    payment: "skipped",
    emails: "skipped",
    prices: "skipped",
    policy: "skipped",
    feed: "skipped",
  });
});

test("required questions are answered, and contact details given as the store asks", async () => {
  await editService({
    questions: [
      { label: "How long is it?", kind: "choice", options: ["Short", "Long"], required: true },
      { label: "First time?", kind: "yes_no", required: true },
      { label: "Anything else?", kind: "text", required: true },
    ],
  });
  await edit({ booking: { contact: "both", verify_email: "always" } });
  const steps = await tried();
  expect(outcomes(steps)).toMatchObject({ booking: "passed", payment: "passed", emails: "passed" });
  // The visitor has opened the link that a new customer is sent, so the booking itself was tried.
  const emails = steps.find(({ key }) => key === "emails")?.detail;
  expect(emails).toContain("New booking");
  expect(emails).not.toContain("Confirm your booking");
});

test("customers who book meanwhile get the very time that is tried", async () => {
  const book = (nth: number) =>
    callUnchecked(app.server, bookings.book, {
      params: { website_url: seller.websiteUrl },
      body: {
        service_id: seller.serviceId,
        starts_at: `2026-11-02T1${3 + nth}:00:00Z`,
        customer: { name: "Grace Hopper", email: `grace-${nth}@example.com` },
        policy_sha256: policy,
      },
    });
  const policy = (await edit({})).body.data.booking.policy?.sha256;
  const [first, steps, second, again] = await Promise.all([book(0), tried(), book(1), tried()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(outcomes(steps)).toMatchObject({ booking: "passed", payment: "passed" });
  expect(outcomes(again)).toMatchObject({ booking: "passed", payment: "passed" });
  const kept = await app.server.database.sql(
    "SELECT count(*)::int AS rows FROM appointments WHERE store_id = $1",
    [seller.storeId],
  );
  expect(kept).toEqual([{ rows: 2 }]);
});

test("what can't be bought doesn't hide what can", async () => {
  const [free = "", dear = ""] = await testProducts(app.server, 2);
  await call(app.server, catalog.select, { body: { product_ids: [free, dear] } }, seller);
  await app.server.database.sql("UPDATE listings SET list_price = 0 WHERE product_id = $1", [free]);
  await app.server.database.sql("UPDATE products SET wholesale_price = 5000 WHERE id = $1", [product]);
  await editService({ active: false }, paid);
  expect(outcomes(await tried())).toMatchObject({ cart: "passed", payment: "passed", prices: "failed" });
});

test("services that are only paid online and can't be tried are said to be that", async () => {
  await app.server.database.sql("DELETE FROM listings");
  await editService({ questions: [{ label: "A photo", kind: "file", required: true }] }, paid);
  expect((await stepOf("cart"))?.detail).toBe("Colour asks for a file, which this test can't send.");
  await editService({ questions: [], duration_minutes: 1440 }, paid);
  expect((await stepOf("cart"))?.detail).toBe("There's no free time to book.");
});

test("a saved card pays nothing, and a service may need a month's notice", async () => {
  await app.server.database.sql("DELETE FROM listings");
  await editService({ payment: { due: "card_on_file" } }, paid);
  await editService({ notice_minutes: 43_200 });
  const steps = await tried();
  expect(outcomes(steps)).toMatchObject({ times: "passed", booking: "passed", payment: "passed" });
  expect(steps.find(({ key }) => key === "cart")?.detail).toMatch(
    /^Colour: \$\d+\.\d\d, including \$\d\.\d\d tax\.$/,
  );
  expect(steps.find(({ key }) => key === "payment")?.detail).toBe(
    "A test card was saved, and the order was placed.",
  );
});

test("runs once at a time for a seller, and ends when nobody follows it", async () => {
  const { headers } = seller;
  const run = () => callUnchecked(app.server, storeTest.follow, { body: {} }, { headers });
  const statuses = (await Promise.all([run(), run()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 429]);
  expect((await run()).status).toBe(200);
  const steps: StoreTestStep[] = [];
  const wanted = { userId: seller.id, purposes, open: opener(phonePage), origin: "https://desk.example.com" };
  const tell = (step: StoreTestStep) => void steps.push(step);
  await testStore(app.server.deps, wanted, tell, () => steps.length === 3);
  expect(steps).toHaveLength(3);
});

test("may be run 30 times an hour", async () => {
  // Without a store, which is refused sooner.
  const { headers } = await testSeller(app.server);
  const statuses: number[] = [];
  for (let nth = 0; nth < 31; nth += 1)
    statuses.push((await callUnchecked(app.server, storeTest.follow, { body: {} }, { headers })).status);
  expect(statuses.indexOf(429)).toBe(30);
});
